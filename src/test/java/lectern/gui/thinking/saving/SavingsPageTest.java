package lectern.gui.thinking.saving;

import static lectern.gui.robot.Waiting.onEventThread;
import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JSlider;
import javax.swing.JTable;
import javax.swing.JTextArea;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Start;
import lectern.games.Games;
import lectern.gui.desk.Background;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.inspector.decision.view.BoardPreview;
import lectern.gui.robot.Waiting;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.play.RecordHead;
import lectern.play.saving.SavingsCsv;
import lectern.search.SearchVariant;
import lectern.search.Stop;
import lectern.search.saving.Savings;
import lectern.search.saving.SavingsPlan;
import lectern.search.saving.SavingsRow;
import lectern.search.saving.SavingsRun;
import lectern.text.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SavingsPageTest {
    private static final int PERFT = SearchVariant.LADDER.size();

    private final Game game = Games.read("infection");
    private final Position start = game.start(0).position();
    private final Evaluator judge = game.kind().strong();
    private final Wording wording = new Wording(Language.EN);
    private final Background background = new Background();
    private final List<Phrase> told = Collections.synchronizedList(new ArrayList<>());
    private Desk desk;
    private SavingsPage page;

    @TempDir
    Path folder;

    @BeforeEach
    void open() {
        page = onEventThread(() -> {
            desk = new Desk(Start.of(start, 0), RecordHead.EMPTY);
            BoardPreview preview = new BoardPreview(desk, new BoardAim(desk));
            return new SavingsPage(wording, background, preview, settings(), told::add);
        });
    }

    @AfterEach
    void close() {
        onEventThread(() -> {
            page.leave();
            return page;
        });
        background.close();
    }

    @Test
    void theRowsAreWhatTheSearchesTook() {
        Savings savings = savings(3, 100_000);

        examine();

        for (int row = 0; row < PERFT; row++) {
            SavingsRow search = savings.row(SearchVariant.LADDER.get(row), 3).orElseThrow();
            assertThat(cell(row, SavingsColumn.NODES)).isEqualTo(wording.of("saving.count", search.nodes()));
            assertThat(cell(row, SavingsColumn.LEAVES)).isEqualTo(wording.of("saving.count", search.leaves()));
            assertThat(cell(row, SavingsColumn.CUT_OFFS)).isEqualTo(wording.of("saving.count", search.cutOffs()));
            assertThat(cell(row, SavingsColumn.MOVE))
                    .isEqualTo(search.found().orElseThrow().move().text());
            assertThat(cell(row, SavingsColumn.AGREEMENT))
                    .isEqualTo(wording.of(
                            "saving.agreement." + savings.agreement(search).word()));
        }
        assertThat(cell(PERFT, SavingsColumn.NODES))
                .isEqualTo(wording.of("saving.count", savings.perft(3).getAsLong()));
    }

    @Test
    void whatWasFoundIsReadAloud() {
        examine();

        assertThat(part(JTextArea.class, "saving-said").getText())
                .startsWith("At depth 3, alpha-beta looks at ")
                .contains(" and chooses the same move.");
        assertThat(part(JTextArea.class, "saving-status").getText()).startsWith("Done: 21 searches in ");
    }

    @Test
    void anotherDepthIsShownOnRequest() {
        examine();

        onEventThread(() -> {
            part(JComboBox.class, "saving.shown-depth").setSelectedItem(2);
            return page;
        });

        long minimax =
                savings(2, 100_000).row(SearchVariant.MINIMAX, 2).orElseThrow().nodes();
        assertThat(cell(0, SavingsColumn.NODES)).isEqualTo(wording.of("saving.count", minimax));
    }

    @Test
    void aLongComparisonIsStoppedAndKeepsWhatItFound() {
        examine();
        onEventThread(() -> {
            part(JSlider.class, "saving.depth").setValue(8);
            part(JComboBox.class, "saving.limit").setSelectedItem(10_000_000L);
            part(JButton.class, "saving.compare").doClick();
            return page;
        });
        Waiting.until(
                "a search is done", () -> part(JButton.class, "saving.save").isEnabled());

        press("saving.stop");
        awaitEnd();

        assertThat(part(JTextArea.class, "saving-status").getText()).startsWith("Stopped: ");
        assertThat(part(JButton.class, "saving.stop").isEnabled()).isFalse();
        assertThat(cell(0, SavingsColumn.NODES)).isNotEqualTo(wording.of("saving.awaited"));
    }

    @Test
    void aComparisonThatIsLeftIsMadeAnewWhenOneComesBack() {
        onEventThread(() -> {
            page.examine(start, judge);
            page.leave();
            page.examine(start, judge);
            return page;
        });
        awaitEnd();

        assertThat(part(JTextArea.class, "saving-status").getText()).startsWith("Done: ");
    }

    @Test
    void theMoveOfTheSelectedRowIsShownOnTheBoard() {
        examine();

        onEventThread(() -> {
            part(JTable.class, "saving.table").setRowSelectionInterval(0, 0);
            return page;
        });

        assertThat(desk.lookahead().orElseThrow().line())
                .extracting(move -> move.text())
                .containsExactly(cell(0, SavingsColumn.MOVE));
    }

    @Test
    void whatWasGivenUpSaysSoAndIsNotTriedDeeper() {
        Savings savings = savings(4, 1_000);
        SavingsModel rows = new SavingsModel(wording);

        rows.show(savings, 3, false);
        long given = savings.row(SearchVariant.MINIMAX, 3).orElseThrow().nodes();
        assertThat(rows.getValueAt(0, SavingsColumn.NODES.ordinal())).isEqualTo(wording.of("saving.more-than", given));
        assertThat(rows.getValueAt(0, SavingsColumn.MOVE.ordinal())).isEmpty();
        assertThat(rows.getValueAt(0, SavingsColumn.LEAVES.ordinal())).isEmpty();
        assertThat(rows.getValueAt(1, SavingsColumn.SHARE.ordinal())).startsWith("less than 1/");

        rows.show(savings, 4, false);
        assertThat(rows.getValueAt(0, SavingsColumn.NODES.ordinal())).isEqualTo("not tried");
        assertThat(rows.tip(0, SavingsColumn.NODES).orElseThrow()).startsWith("At depth 3 it was already given up");
    }

    @Test
    void allNumbersAreSavedAsATableAndTheCurvesAsAPicture() throws IOException {
        Savings savings = savings(2, 100_000);

        assertThat(saved(savings, "numbers.csv")).isEqualTo(SavingsCsv.csv(savings));
        assertThat(saved(savings, "curves.svg")).contains("Minimax", "+ null windows", "Perft");
        assertThat(told)
                .containsExactly(Phrase.of("dialog.written", "numbers.csv"), Phrase.of("dialog.written", "curves.svg"));
    }

    private String saved(Savings savings, String name) throws IOException {
        int before = told.size();
        Path path = folder.resolve(name);
        onEventThread(() -> {
            SaveSavings saving = new SaveSavings(page, wording, background, settings(), told::add);
            saving.write(savings, path);
            return page;
        });
        Waiting.until(name + " is written", () -> told.size() > before);
        return Files.readString(path);
    }

    private UserSettings settings() {
        return UserSettings.in(new DataFolder(folder));
    }

    private Savings savings(int depth, long nodes) {
        return new SavingsRun(
                        new SavingsPlan(start, judge, SearchVariant.LADDER, depth, 0, nodes), new Stop(), found -> {})
                .run();
    }

    private void examine() {
        onEventThread(() -> {
            page.examine(start, judge);
            return page;
        });
        awaitEnd();
    }

    private void awaitEnd() {
        Waiting.until("it is over", () -> part(JButton.class, "saving.compare").isEnabled());
    }

    private void press(String name) {
        onEventThread(() -> {
            part(JButton.class, name).doClick();
            return page;
        });
    }

    private String cell(int row, SavingsColumn column) {
        return onEventThread(() ->
                String.valueOf(part(JTable.class, "saving.table").getModel().getValueAt(row, column.ordinal())));
    }

    private <T extends Component> T part(Class<T> type, String name) {
        return parts(page)
                .filter(part -> type.isInstance(part) && name.equals(part.getName()))
                .map(type::cast)
                .findFirst()
                .orElseThrow();
    }

    private static Stream<Component> parts(Container container) {
        return Stream.of(container.getComponents())
                .flatMap(part -> part instanceof Container inner
                        ? Stream.concat(Stream.of(part), parts(inner))
                        : Stream.of(part));
    }
}
