package lectern.gui;

import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JTabbedPane;
import javax.swing.JTextField;
import javax.swing.MenuSelectionManager;
import javax.swing.RepaintManager;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import lectern.game.Game;
import lectern.game.Handle;
import lectern.game.Move;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.Start;
import lectern.games.Games;
import lectern.gui.board.BoardView;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Seats;
import lectern.gui.desk.Speed;
import lectern.gui.robot.MovedPointer;
import lectern.gui.robot.Replacing;
import lectern.gui.robot.ShownWindow;
import lectern.gui.robot.Tabs;
import lectern.gui.robot.Waiting;
import lectern.play.Match;
import lectern.play.RecordHead;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import org.assertj.core.api.Assertions;
import org.assertj.swing.core.BasicComponentFinder;
import org.assertj.swing.core.GenericTypeMatcher;
import org.assertj.swing.core.Robot;

/**
 * Somebody sits before Lectern's window, opened as the program opens it, with mouse and keyboard. What they do is done
 * on the screen; the window's model is asked only whether it has arrived. Closing this closes the window, and fails if
 * anything went wrong behind the scenes.
 */
final class Journey implements AutoCloseable {
    private final ShownWindow<?> shown;
    private final LecternPanel panel;

    /** Whatever has a name is looked for in here. */
    private final Container whole;

    private final Optional<Mishaps> mishaps;

    private Journey(ShownWindow<?> shown, LecternPanel panel, Container whole, Optional<Mishaps> mishaps) {
        Waiting.until("everything is in its place", panel::isComplete);
        this.shown = shown;
        this.panel = panel;
        this.whole = whole;
        this.mishaps = mishaps;
        // What is clicked while a move is shown only brings it to its end.
        Waiting.onEventThread(() -> {
            panel.desk().showAt(Speed.NONE);
            return panel;
        });
    }

    /** The same before a component in somebody else's window, who opens and closes it. */
    static Journey in(ShownWindow<?> window, LecternPanel panel) {
        return new Journey(window, panel, panel, Optional.empty());
    }

    /** A folder for settings and games. It is left to the build: the window may write a little longer than it is open. */
    static Path folder() {
        try {
            return Files.createTempDirectory(Files.createDirectories(Path.of("target", "journeys")), "data");
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    static Journey begin() {
        return begin(folder());
    }

    /** Opens the window in English, in the light theme and at its usual size, with files that were named. */
    static Journey begin(Path folder, Path... files) {
        LaunchedWindow launched = LaunchedWindow.of(folder, files);
        ShownWindow<LecternFrame> shown = launched.shown();
        return new Journey(shown, launched.panel(), shown.window(), Optional.of(launched.mishaps()));
    }

    /** Puts a game on the desk. */
    void with(String gameText, long seed) {
        with(Games.read(gameText).start(seed));
    }

    /** Puts a position on the desk. */
    void with(String gameText, String position) {
        Game game = Games.read(gameText);
        with(Start.of(game.read(position), 1));
    }

    private void with(Start start) {
        Waiting.onEventThread(() -> {
            desk().begin(Match.from(start.position()), RecordHead.EMPTY, Seats.PEOPLE);
            return start;
        });
    }

    /** Lets a player answer. */
    void seatSecond(String player) {
        Waiting.onEventThread(() -> {
            Contender contender = PlayerText.read(player, desk().game());
            desk().seat(Seats.PEOPLE.with(Seat.SECOND, Optional.of(contender)));
            return contender;
        });
    }

    /** What the window is called. */
    String title() {
        return Waiting.onEventThread(((LecternFrame) shown.window())::getTitle);
    }

    Desk desk() {
        return panel.desk();
    }

    BoardAim aim() {
        return panel.aim();
    }

    LecternPanel panel() {
        return panel;
    }

    Robot robot() {
        return shown.robot();
    }

    BoardView board() {
        return find("board", BoardView.class);
    }

    /** A component that can be seen. */
    <T extends Component> T find(String name, Class<T> type) {
        return looked(name, type).orElseThrow(() -> new AssertionError("there is no " + name + " to be seen"));
    }

    /** A component, if it can be seen. */
    <T extends Component> Optional<T> looked(String name, Class<T> type) {
        return Waiting.onEventThread(() -> BasicComponentFinder.finderWithCurrentAwtHierarchy()
                .findAll(whole, new GenericTypeMatcher<T>(type, true) {
                    @Override
                    protected boolean isMatching(T component) {
                        return name.equals(component.getName());
                    }
                })
                .stream()
                .findFirst());
    }

    /** Waits until a component is there to be used. */
    <T extends Component> T await(String name, Class<T> type) {
        Waiting.until(
                name + " can be used",
                () -> looked(name, type).filter(Component::isEnabled).isPresent());
        layOut();
        return find(name, type);
    }

    void click(String name) {
        JComponent component = await(name, JComponent.class);
        scrollTo(component);
        robot().click(component);
    }

    void scrollTo(JComponent component) {
        Waiting.onEventThread(() -> {
            Rectangle all = new Rectangle(component.getSize());
            if (!component.getVisibleRect().equals(all)) component.scrollRectToVisible(all);
            return all;
        });
    }

    /** Clicks menus one inside the other, and at last an item, and waits until what lay over the rest is gone. */
    void choose(String... names) {
        for (String name : names) click(name);
        Waiting.until(
                "the menu is closed",
                () -> MenuSelectionManager.defaultManager().getSelectedPath().length == 0);
    }

    /** Waits until something can no longer be seen. */
    void untilGone(String name) {
        Waiting.until(name + " is gone", () -> looked(name, Component.class).isEmpty());
    }

    void click(Handle handle) {
        robot().click(board(), middle(handle));
    }

    /** Takes the pointer to where it changes nothing. */
    void pointAway() {
        MovedPointer.at(robot(), find("state.turn", JComponent.class));
        Waiting.until("nothing is pointed at", () -> aim().pointing().hovered().isEmpty());
    }

    void press(int key) {
        robot().pressAndReleaseKey(key);
    }

    void type(String field, String text) {
        JTextComponent written = await(field, JTextComponent.class);
        robot().click(written);
        Waiting.until("one can write", written::isFocusOwner);
        robot().enterText(text);
        press(KeyEvent.VK_ENTER);
    }

    /** Waits for a dialog with a field in it, fills the field in and confirms. */
    void answer(String field, String text) {
        JTextComponent written = await(field, JTextComponent.class);
        shown.settled(SwingUtilities.getWindowAncestor(written));
        Replacing.all(robot(), written, text);
        press(KeyEvent.VK_ENTER);
        Waiting.until("the dialog is gone", () -> !written.isShowing());
    }

    /** Waits for a dialog that asks whether something is to be done, and agrees. */
    void agree() {
        JComponent agreed = await("dialog.ok", JComponent.class);
        shown.settled(SwingUtilities.getWindowAncestor(agreed));
        robot().click(agreed);
        Waiting.until("the dialog is gone", () -> !agreed.isShowing());
    }

    /** Waits until a window that something has opened can be used. */
    void settled(Window opened) {
        shown.settled(opened);
    }

    /** Waits for a dialog that asks for a file, and names one; a path is not typed, for a key takes as long as a click. */
    void answerFileDialog(Path file) {
        JFileChooser chooser = await("files", JFileChooser.class);
        shown.settled(SwingUtilities.getWindowAncestor(chooser));
        JTextField name = Waiting.onEventThread(() -> robot().finder().findByType(chooser, JTextField.class, true));
        robot().click(name);
        Waiting.until("one can write", name::isFocusOwner);
        Waiting.onEventThread(() -> {
            name.setText(file.toString());
            return name;
        });
        press(KeyEvent.VK_ENTER);
        Waiting.until("the dialog is gone", () -> !chooser.isShowing());
    }

    /** Brings a pane of the inspector to the front. */
    void openTab(String title) {
        Tabs.open(robot(), await("inspector", JTabbedPane.class), title);
    }

    /** Makes a move on the board, click by click, and waits until it is played. */
    void playByMouse(String move) {
        int ply = Waiting.onEventThread(() -> desk().match().ply());
        List<Handle> way = way(move);
        for (Handle handle : way) {
            if (handle instanceof Handle.Choice choice) click("choice." + choice.word());
            else click(handle);
            if (!handle.equals(way.get(way.size() - 1))) {
                Waiting.until(
                        move + " is begun", () -> aim().pointing().picked().contains(handle));
            }
        }
        untilPlayed(move, ply + 1);
    }

    /** The first way in which a legal move can be pointed out. */
    List<Handle> way(String move) {
        return Waiting.onEventThread(() -> {
            Position position = desk().position();
            Assertions.assertThat(position.moves()).extracting(Move::text).contains(move);
            return position.view().ways(position.readMove(move)).get(0);
        });
    }

    /** Waits until a move has been played; it may have been answered since. */
    void untilPlayed(String move, int ply) {
        Waiting.until(
                "number %s is played".formatted(ply),
                move,
                () -> desk().match().line().stream()
                        .filter(turn ->
                                turn.ply() == ply && ply <= desk().match().ply())
                        .map(turn -> turn.move().text())
                        .findFirst()
                        .orElse("nothing"));
    }

    /** Waits for what a label or a text says. */
    void untilSaid(String name, String text) {
        Waiting.until(name + " says it", text, () -> said(name));
    }

    /** As {@link #untilSaid(String, String)}, of what is said among other things. */
    void untilTold(String name, String part) {
        Waiting.until(
                "%s tells of “%s”".formatted(name, part),
                () -> looked(name, JComponent.class)
                        .filter(telling -> text(telling).contains(part))
                        .isPresent());
    }

    private String said(String name) {
        return looked(name, JComponent.class).map(Journey::text).orElse("nothing, for it is not there");
    }

    private static String text(JComponent component) {
        return component instanceof JTextComponent written
                ? written.getText()
                : ((javax.swing.JLabel) component).getText();
    }

    Handle cell(String label) {
        return new Handle.Cell(Waiting.onEventThread(() -> desk().game().board().cell(label)));
    }

    /** What the board looks like now. */
    Painted painted() {
        layOut();
        return Waiting.onEventThread(() -> Painted.of(board()));
    }

    /** As {@link #painted}, without anything that only the pointer has brought about. */
    Painted paintedAlone() {
        pointAway();
        return painted();
    }

    Rectangle2D bounds(Handle handle) {
        return Waiting.onEventThread(() -> board().bounds(handle));
    }

    private Point middle(Handle handle) {
        layOut();
        Rectangle2D bounds = bounds(handle);
        return new Point((int) bounds.getCenterX(), (int) bounds.getCenterY());
    }

    /** Puts everything where it belongs by now, so that nothing moves away before it is clicked. */
    void layOut() {
        Waiting.onEventThread(() -> {
            RepaintManager.currentManager(whole).validateInvalidComponents();
            return null;
        });
    }

    @Override
    public void close() {
        try {
            LecternFrame frame = (LecternFrame) shown.window();
            Waiting.onEventThread(() -> {
                frame.close();
                return null;
            });
            Waiting.until("all is kept and the window is gone", () -> !frame.isDisplayable());
        } finally {
            shown.close();
            mishaps.ifPresent(Mishaps::close);
        }
    }
}
