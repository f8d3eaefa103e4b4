package lectern.gui.history;

import static lectern.gui.robot.Waiting.onEventThread;
import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import lectern.games.Games;
import lectern.gui.desk.Desk;
import lectern.gui.desk.MoveSigns;
import lectern.gui.wording.Wording;
import lectern.play.Match;
import lectern.play.RecordHead;
import lectern.text.Language;
import org.junit.jupiter.api.Test;

/** The move that the board shows is seen on the list, however much room the list has and whenever it gets it. */
class MoveListScrollTest {
    private final Desk desk =
            onEventThread(() -> new Desk(Games.read("infection").start(1), RecordHead.EMPTY));
    private final MoveListPane pane =
            onEventThread(() -> new MoveListPane(desk, new MoveSigns(), new Wording(Language.EN), phrase -> {}));

    @Test
    void theLastMoveIsSeenWhenTheListGetsItsRoomOnlyLater() {
        onEventThread(() -> {
            while (desk.match().ply() < 40) desk.play(desk.position().move(0));
            return desk;
        });

        layOut(400, 200);

        assertThat(isSeen()).isTrue();
        assertThat(desk.match().cursor()).isNotEqualTo(Match.START);
    }

    @Test
    void itIsStillSeenWhenTheListGetsSmaller() {
        theLastMoveIsSeenWhenTheListGetsItsRoomOnlyLater();

        layOut(300, 120);

        assertThat(isSeen()).isTrue();
    }

    private void layOut(int width, int height) {
        onEventThread(() -> {
            pane.setSize(width, height);
            layOut(pane);
            return pane;
        });
        // What was resized is told in events of its own.
        onEventThread(() -> pane);
    }

    private static void layOut(Container part) {
        part.doLayout();
        for (Component inside : part.getComponents()) {
            if (inside instanceof Container container) layOut(container);
        }
    }

    private boolean isSeen() {
        return onEventThread(() -> {
            Rectangle move = pane.bounds(desk.match().cursor()).orElseThrow();
            return pane.view().getVisibleRect().contains(move);
        });
    }
}
