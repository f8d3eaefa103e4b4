package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JTable;
import lectern.game.GameKind;
import lectern.games.Games;
import lectern.gui.desk.Opinion;
import lectern.gui.desk.Seats;
import lectern.gui.inspector.Inspector;
import lectern.gui.inspector.decision.DecisionPane;
import lectern.gui.inspector.decision.view.Decisions;
import lectern.gui.inspector.decision.view.Subject;
import lectern.gui.look.Looks;
import lectern.gui.look.RestoredLook;
import lectern.gui.look.Scale;
import lectern.gui.look.Theme;
import lectern.gui.robot.Waiting;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.play.Match;
import lectern.play.RecordHead;
import lectern.text.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** In a window of the usual size a decision is seen at once: candidates, criteria and their sum. Without a screen. */
@ExtendWith(RestoredLook.class)
class DecisionSizeTest {
    private static final int WIDTH = 1280;

    /** What a title bar leaves of 800. */
    private static final int HEIGHT = 768;

    private static final int CANDIDATES = 8;

    @TempDir
    Path folder;

    private UserSettings remembered;
    private LecternPanel panel;

    @AfterEach
    void end() {
        Waiting.onEventThread(() -> {
            panel.stop();
            panel.destroy();
            return panel;
        });
        remembered.awaitWritten();
    }

    @ParameterizedTest
    @MethodSource("decisions")
    void eightCandidatesAllCriteriaAndTheirSumAreSeenAtOnce(GameKind kind, String player, Language language) {
        Subject subject = Decisions.asked(kind.id(), player, 6);
        Waiting.onEventThread(() -> {
            open(language, subject);
            return panel;
        });
        // What asks for another height once it knows its width does so in an event of its own.
        for (int pass = 0; pass < 3; pass++) Waiting.onEventThread(() -> layOut());

        Waiting.onEventThread(() -> {
            JTable candidates = (JTable) named(panel, "candidates.table").orElseThrow();
            JTable terms = (JTable) named(panel, "terms.table").orElseThrow();
            int shown = Math.min(CANDIDATES, candidates.getRowCount());
            assertThat(seen(candidates, 0, shown - 1)).as("candidates").isTrue();
            assertThat(terms.getRowCount()).isGreaterThan(1);
            assertThat(seen(terms, 0, terms.getRowCount() - 1))
                    .as("criteria and sum")
                    .isTrue();
            return panel;
        });
    }

    static Stream<Arguments> decisions() {
        return Games.ALL.stream()
                .flatMap(kind -> Stream.of(
                        Arguments.of(kind, "search:depth=2", Language.EN),
                        Arguments.of(kind, "search:depth=4,nodes=2000", Language.PT),
                        Arguments.of(kind, "greedy:evaluator=report", Language.PT),
                        Arguments.of(kind, "mcts:nodes=200", Language.PT)));
    }

    private void open(Language language, Subject subject) {
        new Looks(Theme.LIGHT, Scale.USUAL);
        DataFolder data = new DataFolder(folder);
        remembered = UserSettings.in(data);
        panel = new LecternPanel(language, data, remembered);
        panel.init();
        panel.menus();
        panel.setSize(WIDTH, HEIGHT);
        panel.addNotify();
        panel.desk().begin(Match.from(subject.root()), RecordHead.EMPTY, Seats.PEOPLE);
        panel.desk()
                .think(Optional.of(
                        new Opinion(subject.root(), subject.contender().orElseThrow(), subject.decision())));
        ((Inspector) named(panel, "inspector").orElseThrow()).open(DecisionPane.class);
    }

    private LecternPanel layOut() {
        layOut(panel);
        return panel;
    }

    /** Without a window there is no one else to do it. */
    private static void layOut(Container container) {
        container.doLayout();
        for (Component part : container.getComponents()) if (part instanceof Container inner) layOut(inner);
    }

    private static boolean seen(JTable table, int first, int last) {
        Rectangle rows =
                table.getCellRect(first, 0, true).union(table.getCellRect(last, table.getColumnCount() - 1, true));
        return table.getVisibleRect().contains(rows);
    }

    private static Optional<Component> named(Container whole, String name) {
        for (Component part : whole.getComponents()) {
            if (name.equals(part.getName())) return Optional.of(part);
            Optional<Component> inside = part instanceof Container inner ? named(inner, name) : Optional.empty();
            if (inside.isPresent()) return inside;
        }
        return Optional.empty();
    }
}
