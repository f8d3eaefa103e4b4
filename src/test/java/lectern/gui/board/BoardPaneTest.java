package lectern.gui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.EventQueue;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JPopupMenu;
import javax.swing.SwingUtilities;
import lectern.games.Games;
import lectern.gui.OnEventThread;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Playing;
import lectern.gui.wording.Wording;
import lectern.play.RecordHead;
import lectern.text.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** With large letters, or in a narrow window, the board is still what one sees. */
@ExtendWith(OnEventThread.class)
class BoardPaneTest {
    private final Desk desk = new Desk(Games.read("pushee").start(1), RecordHead.EMPTY);
    private final BoardAim aim = new BoardAim(desk);
    private final Playing playing = new Playing(desk);
    private final BoardPane pane = new BoardPane(
            new BoardView(desk, aim), desk, aim, playing, new Wording(Language.EN), seat -> new JPopupMenu());

    @AfterEach
    void close() throws Exception {
        EventQueue.invokeAndWait(playing::close);
    }

    @Test
    void aNarrowWindowGivesTheSentenceARowAndTheBoardMostOfTheHeight() {
        layOut(360, 400);
        assertThat(pane.board().getHeight()).isGreaterThan(200);
        assertThat(place(pane.prompt()).getMaxY())
                .isLessThanOrEqualTo(place(pane.field()).getY());
        assertThat(all(pane))
                .allSatisfy(part -> assertThat(place(part).getMaxX()).isLessThanOrEqualTo(360));
    }

    @Test
    void inAWideWindowTheSentenceStandsBesideWhatIsTyped() {
        layOut(360, 400);
        layOut(900, 600);
        assertThat(place(pane.prompt()).getMaxX())
                .isLessThanOrEqualTo(place(pane.field()).getX());
        assertThat(place(pane.prompt()).getY()).isLessThan(place(pane.field()).getMaxY());
    }

    /** Twice: what a part needs can change with the width that it was given. */
    private void layOut(int width, int height) {
        pane.setSize(width, height);
        for (int i = 0; i < 2; i++) layOut(pane);
    }

    private static void layOut(Container container) {
        container.invalidate();
        container.doLayout();
        for (Component part : container.getComponents()) {
            if (part instanceof Container inner) layOut(inner);
        }
    }

    private static List<Component> all(Container container) {
        List<Component> all = new ArrayList<>();
        for (Component part : container.getComponents()) {
            all.add(part);
            if (part instanceof Container inner) all.addAll(all(inner));
        }
        return all;
    }

    private Rectangle place(Component part) {
        return SwingUtilities.convertRectangle(part.getParent(), part.getBounds(), pane);
    }
}
