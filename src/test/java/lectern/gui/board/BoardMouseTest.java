package lectern.gui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.MouseEvent;
import java.awt.geom.Rectangle2D;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import lectern.game.Handle;
import lectern.game.Position;
import lectern.game.Start;
import lectern.games.Games;
import lectern.gui.OnEventThread;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.play.RecordHead;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What the mouse on the board points at, and what that costs. */
@ExtendWith(OnEventThread.class)
class BoardMouseTest {
    private final List<String> asked = new ArrayList<>();
    private final Position start = noting(Games.read("infection").start(1).position());
    private final Desk desk = new Desk(Start.of(start, 1), RecordHead.EMPTY);
    private final BoardAim aim = new BoardAim(desk);
    private final BoardView board = new BoardView(desk, aim);

    BoardMouseTest() {
        board.setSize(500, 400);
    }

    @Test
    void theCellUnderTheMouseIsPointedAt() {
        move("f6", 0);
        assertThat(aim.pointing().hovered()).contains(cell("f6"));
        assertThat(aim.previewed().orElseThrow().text()).isEqualTo("f6");
    }

    @Test
    void whereTheMouseIsIsFoundWithoutThePreviewedMoveBeingPlayed() {
        move("f6", 0);
        asked.clear();

        move("f6", 3);

        assertThat(asked).doesNotContain("play", "picture", "isOver");
        board.scene();
        assertThat(asked).contains("play");
    }

    private Handle cell(String label) {
        return new Handle.Cell(desk.game().board().cell(label));
    }

    private void move(String label, int aside) {
        Rectangle2D place = board.bounds(cell(label));
        int x = (int) place.getCenterX() + aside;
        board.dispatchEvent(new MouseEvent(
                board, MouseEvent.MOUSE_MOVED, 0, 0, x, (int) place.getCenterY(), 0, false, MouseEvent.NOBUTTON));
    }

    /** The same position, which notes down what it is asked. */
    private Position noting(Position position) {
        return (Position) Proxy.newProxyInstance(
                Position.class.getClassLoader(), new Class<?>[] {Position.class}, (proxy, method, values) -> {
                    asked.add(method.getName());
                    try {
                        return method.invoke(position, values);
                    } catch (InvocationTargetException thrown) {
                        throw thrown.getCause();
                    }
                });
    }
}
