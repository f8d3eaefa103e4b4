package lectern.gui.thinking.trials;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JSlider;
import javax.swing.text.JTextComponent;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.Position;
import lectern.games.Games;
import lectern.gui.desk.Background;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Lookahead;
import lectern.gui.inspector.decision.view.BoardPreview;
import lectern.gui.robot.Waiting;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.play.RecordHead;
import lectern.search.Stop;
import lectern.search.TrialOptions;
import lectern.search.TrialRule;
import lectern.search.trials.TrialRun;
import lectern.search.trials.phase.ChildBound;
import lectern.search.trials.phase.Moment;
import lectern.search.trials.phase.NodeUpdate;
import lectern.search.trials.phase.Trial;
import lectern.telling.TrialTelling;
import lectern.text.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TrialsPageTest {
    private final Game game = Games.read("infection");
    private final Position position = game.start(1).position();
    private final Evaluator evaluator = game.evaluator("report").orElseThrow();
    private final Wording wording = new Wording(Language.EN);
    private final Background background = new Background();
    private final Desk desk = new Desk(game.start(1), RecordHead.EMPTY);

    @TempDir
    Path folder;

    private UserSettings memory;
    private TrialsPage page;

    @BeforeEach
    void open() {
        memory = UserSettings.in(new DataFolder(folder));
        page = Waiting.onEventThread(() -> {
            TrialsPage made = new TrialsPage(wording, background, new BoardPreview(desk, new BoardAim(desk)), memory);
            made.examine(position, evaluator);
            return made;
        });
    }

    @AfterEach
    void close() {
        background.close();
    }

    @ParameterizedTest
    @EnumSource(TrialRule.class)
    void everyStepOfATrialShowsTheNumbersOfItsRecordAndTheBoardStandsThere(TrialRule rule) {
        choose(rule);
        press("more-10");
        press("step");
        Trial trial = run(TrialOptions.usual(rule), 11).get(10);

        for (Moment moment : Moment.of(trial)) {
            Waiting.until("the moment is told", told(moment, rule), () -> text("trials-said"));
            assertThat(rows()).isEqualTo(rows(moment, rule));
            assertThat(part(JLabel.class, "trials.headline").getText())
                    .isEqualTo("Trial 11 of 11: " + wording.of(TrialTelling.name(moment.phase())));
            assertThat(desk.lookahead().orElseThrow().line()).isEqualTo(moment.line());
            assertThat(desk.lookahead().orElseThrow().at()).isEqualTo(moment.at());
            if (moment.isLastOfPlayout()) {
                press("back");
                press("step");
            }
            press("step");
        }
    }

    @Test
    void stepsBackShowWhatWasShownBefore() {
        press("more-10");
        List<String> forward = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            forward.add(seen());
            press("back");
        }
        for (int i = 29; i >= 0; i--) {
            press("step");
            assertThat(seen()).isEqualTo(forward.get(i));
        }
    }

    @Test
    void aPhaseAndATrialAreSkippedToTheirEnds() {
        press("more-10");
        press("step");
        press("next-phase");
        press("next-phase");
        assertThat(part(JLabel.class, "trials.headline").getText()).endsWith("Back-up");
        press("trial");
        assertThat(part(JLabel.class, "trials.headline").getText()).isEqualTo("Trial 12 of 12: Back-up");
    }

    @Test
    void anotherConstantMakesAsManyTrialsAgain() {
        choose(TrialRule.UCB1);
        press("more-100");
        long before = chosenVisits();

        Waiting.onEventThread(() -> {
            part(JSlider.class, "trials.constant").setValue(0);
            return page;
        });

        Waiting.until("they are made again", () -> isIdle() && chosenVisits() != before);
        assertThat(text("trials.constant-shown")).isEqualTo("0.1");
        assertThat(text("trials-standing")).startsWith("After 100 trials: ");
        assertThat(chosenVisits()).isGreaterThan(before);
    }

    @Test
    void whatTheConstantDoesIsWorkedOutForEachConstant() {
        choose(TrialRule.PUCT);
        press("effect");

        Waiting.until(
                "all constants are known",
                "300 trials with the same seed for each constant.",
                () -> text("trials-chart-note"));
    }

    @Test
    void theTreeGrowsWithTheTrials() {
        assertThat(page.tree()).isEmpty();

        press("more-100");

        assertThat(page.tree().orElseThrow().root().visits()).isEqualTo(100);
    }

    @Test
    void toLeaveGivesTheBoardBackAndStopsTheTrialsWhichAreThereOnReturn() {
        press("step");
        assertThat(desk.lookahead()).isPresent();

        Waiting.onEventThread(() -> {
            part(AbstractButton.class, "trials.more-1000").doClick(0);
            page.leave();
            return page;
        });

        Waiting.until("nothing is worked on", this::isIdle);
        assertThat(desk.lookahead()).isEmpty();
        long made = page.tree().orElseThrow().root().visits();
        assertThat(made).isBetween(1L, 999L);
        Waiting.onEventThread(() -> {
            page.examine(position, evaluator);
            return page;
        });
        assertThat(desk.lookahead()).isPresent();
        assertThat(page.tree().orElseThrow().root().visits()).isEqualTo(made);
    }

    @Test
    void trialsAreStoppedAndWhatWasMadeStays() {
        Waiting.onEventThread(() -> {
            part(AbstractButton.class, "trials.more-1000").doClick(0);
            part(AbstractButton.class, "trials.stop").doClick(0);
            return page;
        });

        Waiting.until("they are stopped", this::isIdle);
        assertThat(page.tree().orElseThrow().root().visits()).isLessThan(1_000);
    }

    @Test
    void aChartIsWrittenAsPictureAndAsNumbers() {
        TrialRun run = TrialRun.recorded(position, evaluator, TrialOptions.usual(TrialRule.UCT), 1);
        run.grow(30, new Stop());
        ShareDrawings drawings = new ShareDrawings(List.of(0, 1), wording);
        SaveShares.Chart chart = new SaveShares.Chart(
                game.kind(),
                "How the choice settles",
                (colours, style) -> drawings.settling(run.standing(1), colours, style),
                ShareDrawings.csv(run.standing(1)));
        SaveShares saving = new SaveShares(page, wording, background, memory);

        String svg = new String(saving.content(chart, Path.of("a.svg")), StandardCharsets.UTF_8);
        String csv = new String(saving.content(chart, Path.of("a.CSV")), StandardCharsets.UTF_8);

        assertThat(svg).contains("<svg", "share of the trials", "How the choice settles");
        assertThat(saving.content(chart, Path.of("a.pdf"))).startsWith('%', 'P', 'D', 'F');
        assertThat(saving.content(chart, Path.of("a.png"))).startsWith(0x89, 'P', 'N', 'G');
        List<String> lines = csv.lines().toList();
        assertThat(lines).hasSize(31);
        assertThat(lines.get(0)).startsWith("trials," + position.moves().get(0).text() + ",");
        assertThat(lines.get(30)).startsWith("30,");
    }

    private List<Trial> run(TrialOptions options, int trials) {
        TrialRun run = TrialRun.recorded(position, evaluator, options, 1);
        run.grow(trials, new Stop());
        return run.standing(1).latest();
    }

    private String told(Moment moment, TrialRule rule) {
        return String.join(
                " ",
                new TrialTelling(rule, position)
                        .told(moment).stream().map(wording::of).toList());
    }

    /** The cells of the rows that the moment has; which is marked, and in which order they stand, is told, too. */
    private List<List<String>> rows(Moment moment, TrialRule rule) {
        List<List<String>> rows = new ArrayList<>();
        if (moment.isSelecting()) {
            List<ChildBound> children = new ArrayList<>(moment.step().children());
            if (rule != TrialRule.FLAT) children.sort((one, other) -> Double.compare(other.bound(), one.bound()));
            for (ChildBound child : children) {
                boolean taken = Optional.of(child).equals(moment.step().selected());
                List<String> row = new ArrayList<>(List.of(marked(child.move().text(), taken)));
                row.add(String.valueOf(child.visits()));
                row.add(child.visits() == 0 && rule != TrialRule.PUCT ? "–" : number(child.value()));
                if (rule != TrialRule.FLAT) row.add(number(child.exploration()));
                if (rule == TrialRule.PUCT) row.add(number(child.prior()));
                if (rule != TrialRule.FLAT) row.add(number(child.bound()));
                rows.add(row);
            }
            return rows;
        }
        for (NodeUpdate update : moment.index() == 0 ? moment.trial().updates() : List.<NodeUpdate>of()) {
            rows.add(List.of(
                    update.move() == null ? "Root" : update.move().text(),
                    number(update.added()),
                    String.valueOf(update.visits()),
                    update.visits() == 1 ? "–" : number(update.before()),
                    number(update.mean())));
        }
        if (rows.isEmpty()) {
            for (int i = 0; i < moment.trial().playout().moves().size(); i++) {
                String move = moment.trial().playout().moves().get(i).text();
                rows.add(List.of(marked(move, i == moment.index() - 1), mover(moment, i), String.valueOf(i + 1)));
            }
        }
        return rows;
    }

    private String mover(Moment moment, int playoutMove) {
        int at = moment.trial().playout().path().size() + playoutMove;
        Position before = Lookahead.of(position, moment.line(), at).position();
        return wording.of(before.view().name(before.toMove()));
    }

    private static String marked(String move, boolean taken) {
        return taken ? "▸ " + move : move;
    }

    private static String number(double value) {
        DecimalFormat three = new DecimalFormat("0.000", DecimalFormatSymbols.getInstance(Locale.ROOT));
        return Double.isInfinite(value) ? "∞" : three.format(value);
    }

    private List<List<String>> rows() {
        return Waiting.onEventThread(() -> {
            PhaseTable table = part(PhaseTable.class, "trials.table");
            List<List<String>> rows = new ArrayList<>();
            for (int row = 0; row < table.getRowCount(); row++) {
                List<String> cells = new ArrayList<>();
                for (int column = 0; column < table.getColumnCount(); column++) {
                    cells.add(String.valueOf(table.getValueAt(row, column)));
                }
                rows.add(cells);
            }
            return rows;
        });
    }

    private String seen() {
        return text("trials.headline") + text("trials-said") + rows();
    }

    private String text(String name) {
        return Waiting.onEventThread(() -> {
            Component part = part(Component.class, name);
            return part instanceof JLabel label ? label.getText() : ((JTextComponent) part).getText();
        });
    }

    private long chosenVisits() {
        return Long.parseLong(text("trials-standing").replaceAll(".* with (\\d+) trials?.*", "$1"));
    }

    private boolean isIdle() {
        return !part(AbstractButton.class, "trials.stop").isEnabled();
    }

    private void choose(TrialRule rule) {
        Waiting.onEventThread(() -> {
            part(JComboBox.class, "trials.rule").setSelectedItem(rule);
            return page;
        });
    }

    /** Presses a button and waits until what it asks for is done. */
    private void press(String button) {
        Waiting.onEventThread(() -> {
            part(AbstractButton.class, "trials." + button).doClick(0);
            return page;
        });
        Waiting.until("what " + button + " asks for is done", this::isIdle);
    }

    private <T extends Component> T part(Class<T> type, String name) {
        return find(page, type, name).orElseThrow();
    }

    private static <T extends Component> Optional<T> find(Container in, Class<T> type, String name) {
        for (Component part : in.getComponents()) {
            if (type.isInstance(part) && name.equals(part.getName())) return Optional.of(type.cast(part));
            if (part instanceof Container inner) {
                Optional<T> found = find(inner, type, name);
                if (found.isPresent()) return found;
            }
        }
        return Optional.empty();
    }
}
