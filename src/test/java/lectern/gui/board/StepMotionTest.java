package lectern.gui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import lectern.game.Handle;
import lectern.game.Start;
import lectern.games.Games;
import lectern.gui.OnEventThread;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Speed;
import lectern.picture.Motion;
import lectern.play.RecordHead;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What moves at the same time. */
@ExtendWith(OnEventThread.class)
class StepMotionTest {
    private final Desk desk =
            new Desk(Start.of(Games.read("shiftago").read("xo5/7/7/7/7/7/7 x 20 20"), 1), RecordHead.EMPTY);
    private final BoardAim aim = new BoardAim(desk);
    private final StepMotion motion = new StepMotion(desk, () -> {});

    /** From an edge into a row with two marbles. */
    private void push() {
        desk.showAt(Speed.SLOW);
        aim.enter("l1");
        desk.stepTo(0);
    }

    @Test
    void aMarbleComesInOverItsEdgeWhileTheRunMovesOn() {
        push();
        desk.stepTo(desk.steps().next());
        List<Motion> underWay = motion.underWay();
        assertThat(underWay).extracting(Motion::to).containsExactly(2, 1, 0);
        assertThat(underWay.get(2).entry()).isEqualTo(Optional.of(Handle.Border.LEFT));
    }

    @Test
    void ofAnOpenedStepOnePartMoves() {
        push();
        desk.stepTo(1);
        assertThat(motion.underWay()).extracting(Motion::from).containsExactly(1);
    }

    @Test
    void backwardsNothingMoves() {
        push();
        desk.stepTo(3);
        desk.stepTo(0);
        assertThat(motion.underWay()).isEmpty();
    }
}
