package lectern.gui;

import static lectern.gui.robot.Waiting.onEventThread;
import static lectern.gui.robot.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import lectern.gui.board.BoardView;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.ShownWindow;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.text.Language;
import org.junit.jupiter.api.Test;

/** The board is seen before everything around it, and stays where it is when that arrives. */
@RobotTest
class FirstSightIT {
    private static final Dimension USUAL = new Dimension(1280, 800);
    private static final Dimension SMALL = new Dimension(1100, 700);

    private final Path home = Journey.folder();
    private final AtomicReference<Rectangle> atFirst = new AtomicReference<>();
    private final AtomicReference<Rectangle> inTheEnd = new AtomicReference<>();

    @Test
    void aWindowOfTheUsualSizeShowsItsBoardAboutWhereItWillStand() {
        visit(USUAL, false);

        Rectangle difference = inTheEnd.get();
        difference.translate(-atFirst.get().x, -atFirst.get().y);
        assertThat(Math.abs(difference.x)).isLessThan(10);
        assertThat(Math.abs(difference.y)).isLessThan(20);
        assertThat(Math.abs(difference.width - atFirst.get().width)).isLessThan(20);
        assertThat(Math.abs(difference.height - atFirst.get().height)).isLessThan(30);
    }

    @Test
    void theNextWindowShowsItExactlyThere() {
        visit(SMALL, false);
        visit(SMALL, false);

        assertThat(atFirst.get()).isEqualTo(inTheEnd.get());
    }

    @Test
    void soDoesOneThatHasTakenTheMenusForItself() {
        visit(SMALL, true);
        visit(SMALL, true);

        assertThat(atFirst.get()).isEqualTo(inTheEnd.get());
    }

    /** Opens the component in a window, waits for its furniture, and closes it. */
    private void visit(Dimension size, boolean takesMenus) {
        DataFolder folder = new DataFolder(home);
        UserSettings remembered = UserSettings.in(folder);
        LecternPanel panel = onEventThread(
                () -> new LecternPanel(Language.EN, folder, remembered, () -> ExampleGame.read("pushee")));
        try (ShownWindow<JFrame> shown = ShownWindow.of(() -> shown(panel, size, takesMenus))) {
            until("everything is in its place", panel::isComplete);
            onEventThread(() -> {
                shown.window().validate();
                inTheEnd.set(place(panel));
                panel.stop();
                panel.destroy();
                return panel;
            });
        }
        remembered.awaitWritten();
    }

    private JFrame shown(LecternPanel panel, Dimension size, boolean takesMenus) {
        panel.init();
        JFrame frame = new JFrame("First sight");
        frame.setContentPane(panel);
        if (takesMenus) panel.onceComplete(() -> frame.setJMenuBar(panel.menus().bar()));
        frame.setSize(size);
        frame.setVisible(true);
        panel.start();
        atFirst.set(place(panel));
        return frame;
    }

    private static Rectangle place(LecternPanel panel) {
        BoardView board = board(panel);
        return SwingUtilities.convertRectangle(board.getParent(), board.getBounds(), panel.getRootPane());
    }

    private static BoardView board(Container container) {
        return Arrays.stream(container.getComponents())
                .map(FirstSightIT::boardIn)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    private static BoardView boardIn(Component component) {
        if (component instanceof BoardView board) return board;
        return component instanceof Container inner ? board(inner) : null;
    }
}
