package lectern.gui.dialog;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dialog;
import java.awt.Dimension;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.awt.geom.Rectangle2D;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.LookAndFeel;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import javax.swing.text.JTextComponent;
import lectern.game.GameKind;
import lectern.game.Seat;
import lectern.game.Start;
import lectern.game.board.Layer;
import lectern.game.option.Settings;
import lectern.games.Games;
import lectern.gui.board.BoardView;
import lectern.gui.desk.Background;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.MoveSigns;
import lectern.gui.desk.Playing;
import lectern.gui.history.MoveListPane;
import lectern.gui.look.Looks;
import lectern.gui.look.Placing;
import lectern.gui.look.Scale;
import lectern.gui.look.Theme;
import lectern.gui.robot.Replacing;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.ShownWindow;
import lectern.gui.robot.Waiting;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.heuristic.NamedHeuristics;
import lectern.play.RecordHead;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.text.Language;
import org.assertj.swing.core.MouseButton;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The dialogs as people use them: with mouse and keys. */
@RobotTest
class DialogsIT {
    @TempDir
    Path folder;

    private UserSettings memory;
    private Desk desk;
    private Dialogs dialogs;
    private MoveListPane moves;

    /** The folder goes when the test is over, and nobody may be writing there still. */
    @AfterEach
    void letItBeWritten() {
        memory.awaitWritten();
    }

    @Test
    void inANewGameLabelsTakeTheRoomOfTheirWordsAtTwiceTheSizeToo() {
        LookAndFeel before = UIManager.getLookAndFeel();
        Looks looks = Waiting.onEventThread(
                () -> new Looks(Theme.LIGHT, Scale.read("200").orElseThrow()));
        Set<Integer> fields = new HashSet<>();
        int start = 0;
        int widest = 0;
        try (ShownWindow<JFrame> shown = ShownWindow.of(this::frame)) {
            JDialog dialog = opened(shown, dialogs::newGame);
            for (String field : List.of("game", "option.rules", "option.blocked", "seed", "judge")) {
                JComponent filled = find(dialog, "new-game." + field, JComponent.class);
                JLabel label = (JLabel) Waiting.onEventThread(() -> filled.getClientProperty("labeledBy"));
                fields.add(Waiting.onEventThread(filled::getLocationOnScreen).x);
                start = Waiting.onEventThread(label::getLocationOnScreen).x;
                widest = Math.max(widest, Waiting.onEventThread(label::getPreferredSize).width);
            }
            assertThat(fields).hasSize(1);
            assertThat(fields.iterator().next() - start).isBetween(widest, widest * 3 / 2);
            shown.robot().pressAndReleaseKey(KeyEvent.VK_ESCAPE);
            Waiting.until("the dialog is closed", () -> dialog().isEmpty());
        } finally {
            Waiting.onEventThread(() -> {
                looks.scaleTo(Scale.USUAL);
                UIManager.setLookAndFeel(before);
                return before;
            });
        }
    }

    @Test
    void theAboutBoxIsAsHighAsItsTexts() {
        try (ShownWindow<JFrame> shown = ShownWindow.of(this::frame)) {
            JDialog dialog = opened(shown, dialogs::about);
            assertThat(Waiting.onEventThread(dialog::getHeight))
                    .isEqualTo(Waiting.onEventThread(() -> dialog.getPreferredSize().height));
            shown.robot().pressAndReleaseKey(KeyEvent.VK_ESCAPE);
            Waiting.until("the dialog is closed", () -> dialog().isEmpty());
        }
    }

    @Test
    void theDialogForFilesIsNeverLargerThanTheScreen() {
        try (ShownWindow<JFrame> shown = ShownWindow.of(this::frame)) {
            Rectangle bounds = Waiting.onEventThread(() -> {
                FileChooser chooser = new FileChooser(null);
                chooser.setPreferredSize(new Dimension(20_000, 20_000));
                JDialog dialog = chooser.createDialog(shown.window());
                dialog.dispose();
                return dialog.getBounds();
            });
            Rectangle room = Placing.room(shown.window().getGraphicsConfiguration());
            assertThat(room.contains(bounds))
                    .as(room + " has room for " + bounds)
                    .isTrue();
        }
    }

    @Test
    void theTextInFullKeepsTheFocusWhileItIsWrittenAnew() {
        try (ShownWindow<JFrame> shown = ShownWindow.of(this::frame)) {
            Waiting.onEventThread(() -> {
                desk.seat(desk.seats().with(Seat.FIRST, Optional.of(PlayerText.read("search", desk.game()))));
                return true;
            });
            JDialog dialog = opened(shown, dialogs::players);
            JTextComponent text = find(dialog, "seat.first.text", JTextComponent.class);
            Replacing.all(shown.robot(), text, "");
            shown.robot().enterText("greedy");
            Waiting.until("the letters stand there", "greedy", text::getText);
            assertThat(Waiting.onEventThread(text::isFocusOwner)).isTrue();
            shown.robot().click(find(dialog, "dialog.ok", Component.class));
            Waiting.until(
                    "the player sits there",
                    "greedy",
                    () -> desk.seats().first().map(Contender::text).orElse(""));
        }
    }

    @Test
    void aNewGameIsChosenAndBegun() {
        try (ShownWindow<JFrame> shown = ShownWindow.of(this::frame)) {
            JDialog dialog = opened(shown, dialogs::newGame);
            JComboBox<?> games = find(dialog, "new-game.game", JComboBox.class);
            GameKind pushee = Games.read("pushee").kind();
            Waiting.onEventThread(() -> {
                games.setSelectedItem(pushee);
                return null;
            });
            JTextComponent seed = find(dialog, "new-game.seed", JTextComponent.class);
            Replacing.all(shown.robot(), seed, "x");
            Component begin = find(dialog, "dialog.ok", Component.class);
            Waiting.until("nobody begins without a seed", () -> !begin.isEnabled());
            Replacing.all(shown.robot(), seed, "42");
            Waiting.until("the seed is one", begin::isEnabled);
            shown.robot().click(begin);

            Waiting.until(
                    "the game begins",
                    pushee.with(Settings.defaults(pushee.options())).start(42).position(),
                    () -> desk.position());
        }
    }

    @Test
    void escapeLeavesEverythingAsItIs() {
        try (ShownWindow<JFrame> shown = ShownWindow.of(this::frame)) {
            JDialog dialog = opened(shown, dialogs::newGame);
            shown.robot().pressAndReleaseKey(KeyEvent.VK_ESCAPE);

            Waiting.until("the dialog is gone", () -> !dialog.isShowing());
            assertThat(Waiting.onEventThread(() -> desk.game().kind().id())).isEqualTo("infection");
        }
    }

    @Test
    void aPositionIsSetUpByMouseAndByText() {
        try (ShownWindow<JFrame> shown = ShownWindow.of(this::frame)) {
            JDialog dialog = opened(shown, dialogs::editPosition);
            SetupBoard board = find(dialog, "setup.board", SetupBoard.class);
            JTextComponent text = find(dialog, "setup.text", JTextComponent.class);
            click(shown, board, 24, MouseButton.LEFT_BUTTON);
            Waiting.until("a microbe lies there", "o5x/7/7/3x3/7/7/x5o x 0 1", text::getText);
            click(shown, board, 0, MouseButton.RIGHT_BUTTON);
            Waiting.until("one is gone", "6x/7/7/3x3/7/7/x5o x 0 1", text::getText);
            shown.robot().click(find(dialog, "dialog.ok", Component.class));

            Waiting.until(
                    "the game begins there",
                    "6x/7/7/3x3/7/7/x5o x 0 1",
                    () -> desk.position().text());
            assertThat(Waiting.onEventThread(() -> desk.picture().at(Layer.PIECE, 24)))
                    .isNotNull();
        }
    }

    @Test
    void aMoveInTheListIsGoneTo() {
        try (ShownWindow<JFrame> shown = ShownWindow.of(this::frame)) {
            Waiting.onEventThread(() -> {
                for (int i = 0; i < 6; i++) desk.play(desk.position().move(0));
                return null;
            });
            Waiting.until("the move is written", () -> moves.bounds(3).isPresent());
            Point place = Waiting.onEventThread(() -> {
                var bounds = moves.bounds(3).orElseThrow();
                return new Point((int) bounds.getCenterX(), (int) bounds.getCenterY());
            });
            shown.robot().click(moves.view(), place);
            Waiting.until("the cursor is there", 3, () -> desk.match().cursor());
            Waiting.until("the list has the keyboard", moves.view()::isFocusOwner);
            shown.robot().pressAndReleaseKey(KeyEvent.VK_DOWN);
            Waiting.until("the cursor goes on", 4, () -> desk.match().cursor());
        }
    }

    private JFrame frame() {
        memory = UserSettings.in(new DataFolder(folder));
        Start start = Games.read("infection").start(1);
        desk = new Desk(start, RecordHead.EMPTY);
        Wording wording = new Wording(Language.EN);
        BoardView board = new BoardView(desk, new BoardAim(desk));
        JFrame frame = new JFrame();
        frame.add(board);
        moves = new MoveListPane(desk, new MoveSigns(), wording, news -> {});
        frame.add(moves, BorderLayout.EAST);
        frame.setBounds(50, 50, 700, 500);
        dialogs = new Dialogs(
                board,
                wording,
                desk,
                new Playing(desk),
                board::scene,
                new Background(),
                memory,
                kind -> NamedHeuristics.NONE,
                news -> {});
        return frame;
    }

    private static JDialog opened(ShownWindow<JFrame> shown, Runnable opening) {
        SwingUtilities.invokeLater(opening);
        Waiting.until("the dialog is open", () -> dialog().isPresent());
        JDialog dialog = Waiting.onEventThread(() -> dialog().orElseThrow());
        return shown.settled(dialog);
    }

    private static Optional<JDialog> dialog() {
        return Arrays.stream(Window.getWindows())
                .filter(Dialog.class::isInstance)
                .filter(Window::isShowing)
                .map(JDialog.class::cast)
                .findFirst();
    }

    private static void click(ShownWindow<JFrame> shown, SetupBoard board, int cell, MouseButton button) {
        Rectangle2D bounds = Waiting.onEventThread(() -> board.bounds(cell));
        Point place = new Point((int) bounds.getCenterX(), (int) bounds.getCenterY());
        shown.robot().click(board, place, button, 1);
    }

    private static <C extends Component> C find(Window window, String name, Class<C> type) {
        return Waiting.onEventThread(() -> named(window, name).map(type::cast).orElseThrow());
    }

    private static Optional<Component> named(Container container, String name) {
        for (Component component : container.getComponents()) {
            if (name.equals(component.getName())) return Optional.of(component);
            if (component instanceof Container inner) {
                Optional<Component> found = named(inner, name);
                if (found.isPresent()) return found;
            }
        }
        return Optional.empty();
    }
}
