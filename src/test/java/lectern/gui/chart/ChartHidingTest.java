package lectern.gui.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.gui.desk.Background;
import lectern.gui.desk.Desk;
import lectern.gui.desk.MoveSigns;
import lectern.gui.robot.Waiting;
import lectern.gui.wording.Wording;
import lectern.heuristic.NamedHeuristics;
import lectern.picture.chart.ChartExport;
import lectern.picture.chart.ChartMode;
import lectern.play.Match;
import lectern.play.Note;
import lectern.play.RecordHead;
import lectern.text.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Neither the chart nor what it is saved as tells of what is hidden. */
class ChartHidingTest {
    private final Background background = new Background();
    private Desk desk;
    private ChartPane pane;

    @BeforeEach
    void judge() {
        desk = Waiting.onEventThread(() -> played("f6", "b6", "f5", "b5"));
        pane = judged(desk);
    }

    private static Desk played(String... moves) {
        Desk played = new Desk(Games.read("infection").start(1), RecordHead.EMPTY);
        for (String move : moves) {
            played.play(played.position().readMove(move));
            Match match = played.match();
            played.note(match.cursor(), List.of(Note.annotation("score " + match.ply() + ".5, depth 2")));
        }
        return played;
    }

    private ChartPane judged(Desk played) {
        ChartPane made = Waiting.onEventThread(() -> {
            ChartPane chart = new ChartPane(
                    played, new MoveSigns(), background, new Wording(Language.EN), kind -> NamedHeuristics.NONE);
            chart.look(ChartMode.TOTAL, Seat.FIRST);
            return chart;
        });
        Waiting.until("the game is judged", () -> made.export().isPresent());
        return made;
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

    @ParameterizedTest
    @EnumSource(ChartExport.Format.class)
    void everyFileIsThatOfAGameThatEndsBeforeTheQuestion(ChartExport.Format format) throws IOException {
        ChartPane shorter = judged(Waiting.onEventThread(() -> played("f6")));
        for (ChartMode mode : ChartMode.values()) {
            Waiting.onEventThread(() -> {
                shorter.look(mode, Seat.FIRST);
                pane.look(mode, Seat.FIRST);
                return mode;
            });
            askAt(2);
            assertThat(content(pane, format)).isEqualTo(content(shorter, format));
            Waiting.onEventThread(() -> {
                desk.reveal();
                return desk;
            });
            assertThat(content(pane, format)).isNotEqualTo(content(shorter, format));
        }
    }

    private static byte[] content(ChartPane chart, ChartExport.Format format) throws IOException {
        return Waiting.onEventThread(() -> chart.export().orElseThrow()).content(format);
    }

    @Test
    void aQuestionAboutTheFirstMoveLeavesNothingToExport() {
        askAt(0);
        assertThat(Waiting.onEventThread(pane::export)).isEmpty();
    }
}
