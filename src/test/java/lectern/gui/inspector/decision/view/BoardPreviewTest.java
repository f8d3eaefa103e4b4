package lectern.gui.inspector.decision.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Start;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Lookahead;
import lectern.play.RecordHead;
import org.junit.jupiter.api.Test;

/** What is pointed at is seen on the board, and leaves nothing behind. */
class BoardPreviewTest {
    private final Position root = Decisions.position(Decisions.PLAIN, 4);
    private final List<Move> line = line(root, 3);

    @Test
    void aMoveThatCouldBeMadeIsPreviewed() throws Exception {
        OnEdt.run(() -> {
            Desk desk = desk();
            BoardAim aim = new BoardAim(desk);
            BoardPreview glimpse = new BoardPreview(desk, aim);
            glimpse.pass(root, line.subList(0, 1));
            assertThat(aim.previewed()).contains(line.get(0));
            assertThat(desk.lookahead()).isEmpty();
            glimpse.end();
            assertThat(aim.previewed()).isEmpty();
        });
    }

    @Test
    void aMoveOfAnotherPositionIsLookedAheadAt() throws Exception {
        OnEdt.run(() -> {
            Desk desk = desk();
            BoardAim aim = new BoardAim(desk);
            desk.play(line.get(0));
            BoardPreview glimpse = new BoardPreview(desk, aim);
            glimpse.pass(root, line.subList(0, 1));
            assertThat(desk.lookahead().orElseThrow().position()).isEqualTo(desk.position());
            assertThat(desk.lookahead().orElseThrow().positions().get(0)).isEqualTo(root);
            glimpse.end();
            assertThat(desk.lookahead()).isEmpty();
        });
    }

    @Test
    void afterwardsTheBoardShowsWhatWasChosenToBeShown() throws Exception {
        OnEdt.run(() -> {
            Desk desk = desk();
            BoardAim aim = new BoardAim(desk);
            BoardPreview glimpse = new BoardPreview(desk, aim);
            glimpse.stay(root, line, 2);
            assertThat(glimpse.shownOf(root, line)).isEqualTo(2);
            Lookahead chosen = desk.lookahead().orElseThrow();
            glimpse.judged(root, line);
            assertThat(desk.lookahead().orElseThrow().at()).isEqualTo(3);
            glimpse.end();
            assertThat(desk.lookahead()).containsSame(chosen);
            glimpse.leave();
            assertThat(desk.lookahead()).isEmpty();
            assertThat(glimpse.shownOf(root, line)).isEqualTo(-1);
        });
    }

    @Test
    void whatSomebodyElseShowsMeanwhileIsLeftAlone() throws Exception {
        OnEdt.run(() -> {
            Desk desk = desk();
            BoardAim aim = new BoardAim(desk);
            BoardPreview glimpse = new BoardPreview(desk, aim);
            glimpse.judged(root, line);
            Lookahead theirs = Lookahead.of(root, line, 1);
            desk.lookAhead(theirs);
            glimpse.end();
            assertThat(desk.lookahead()).containsSame(theirs);
        });
    }

    private Desk desk() {
        return new Desk(Start.of(root, 1), RecordHead.EMPTY);
    }

    private static List<Move> line(Position from, int length) {
        List<Move> line = new ArrayList<>();
        Position position = from;
        for (int i = 0; i < length; i++) {
            line.add(position.moves().get(0));
            position = position.play(line.get(i), Narrator.SILENT);
        }
        return line;
    }
}
