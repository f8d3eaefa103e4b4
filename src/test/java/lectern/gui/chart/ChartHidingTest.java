package lectern.gui.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lectern.heuristic.NamedHeuristics;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.gui.desk.Background;
import lectern.gui.desk.Desk;
import lectern.gui.robot.Waiting;
import lectern.gui.wording.Wording;
import lectern.picture.chart.ChartMode;
import lectern.play.RecordHead;
import lectern.text.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Neither the chart nor what it is saved as tells of what is hidden. */
class ChartHidingTest {
    private final Background background = new Background();
    private Desk desk;
    private ChartPane pane;

    @BeforeEach
    void judge() {
        Waiting.onEventThread(() -> {
            desk = new Desk(Games.read("infection").start(1), RecordHead.EMPTY);
            for (String move : List.of("f6", "b6", "f5", "b5"))
                desk.play(desk.position().readMove(move));
            pane = new ChartPane(desk, background, new Wording(Language.EN), kind -> NamedHeuristics.NONE);
            pane.look(ChartMode.TOTAL, Seat.FIRST);
            return pane;
        });
        Waiting.until("the game is judged", () -> pane.export().isPresent());
    }

    @AfterEach
    void close() {
        background.close();
    }

    private void askAt(int turn) {
        Waiting.onEventThread(() -> {
            desk.goTo(turn);
            desk.hide();
            return desk;
        });
    }

    private List<String> lines() {
        return Waiting.onEventThread(
                () -> pane.export().orElseThrow().csv().lines().toList());
    }

    @Test
    void thePliesBeforeTheQuestionAreExportedAndNoOthers() {
        assertThat(lines()).hasSize(6);
        askAt(2);
        assertThat(lines()).hasSize(3).noneMatch(line -> line.startsWith("2,"));
        Waiting.onEventThread(() -> {
            desk.reveal();
            return desk;
        });
        assertThat(lines()).hasSize(6);
    }

    @Test
    void aQuestionAboutTheFirstMoveLeavesNothingToExport() {
        askAt(0);
        assertThat(Waiting.onEventThread(pane::export)).isEmpty();
    }
}
