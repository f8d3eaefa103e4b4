package lectern.gui.desk;

import static org.assertj.core.api.Assertions.assertThat;

import lectern.game.Step;
import lectern.gui.OnEventThread;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OnEventThread.class)
class WalkTest {
    private final Desk desk = DeskTest.desk("infection");
    private final Walk walk = new Walk(desk);

    @Test
    void oneKeyWalksThroughAllStepsOfAllMoves() {
        DeskTest.play(desk, "f6");
        DeskTest.play(desk, "b6");
        walk.toStart();
        int keys = 0;
        while (walk.canGoOn()) {
            walk.next();
            keys++;
        }
        assertThat(keys)
                .isEqualTo(desk.match().line().stream()
                        .mapToInt(turn -> Step.of(turn.effects()).size())
                        .sum());
        assertThat(desk.match().ply()).isEqualTo(2);
        assertThat(desk.steps().isAtEnd()).isTrue();
    }

    @Test
    void theWayBackEndsAtTheStart() {
        DeskTest.play(desk, "f6");
        DeskTest.play(desk, "b6");
        while (walk.canGoBack() && desk.match().ply() > 0) walk.previous();
        assertThat(desk.match().ply()).isZero();
        assertThat(desk.picture()).isEqualTo(desk.match().start().picture());
    }
}
