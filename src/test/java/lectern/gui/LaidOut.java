package lectern.gui;

import static lectern.gui.robot.Waiting.onEventThread;

import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JMenu;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import lectern.game.Game;
import lectern.game.Handle;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.gui.board.BoardView;
import lectern.gui.desk.Seats;
import lectern.gui.robot.Waiting;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.play.GameRecord;
import lectern.play.Match;
import lectern.play.RecordHead;
import lectern.text.Language;

/** The whole component in a window of some size, laid out as a real window would do it, without any screen. */
final class LaidOut implements AutoCloseable {
    /** How often sizes may depend on sizes before all is in its place. */
    private static final int ROUNDS = 4;

    /** What the title of a window takes from its height on most desktops. */
    private static final int TITLE = 30;

    private final JPanel window = new JPanel(null);
    private final LecternPanel panel;
    private final UserSettings remembered;

    private LaidOut(LecternPanel panel, UserSettings remembered) {
        this.panel = panel;
        this.remembered = remembered;
        window.add(panel);
    }

    static LaidOut in(Path home, Language language) {
        return onEventThread(() -> {
            DataFolder data = new DataFolder(home);
            UserSettings remembered = UserSettings.in(data);
            LecternPanel panel = new LecternPanel(language, data, remembered);
            panel.init();
            panel.menus();
            panel.start();
            return new LaidOut(panel, remembered);
        });
    }

    LecternPanel panel() {
        return panel;
    }

    void begin(String game) {
        onEventThread(() -> {
            Game read = Games.read(game);
            panel.desk().begin(Match.from(read.start(1).position()), RecordHead.EMPTY, Seats.PEOPLE);
            return null;
        });
    }

    /** One of the program's own lessons takes the place of the game. */
    void openLesson(String id) {
        Waiting.until("the lessons are in the menu", () -> lesson(id).isPresent());
        on(() -> lesson(id).orElseThrow().doClick());
        Waiting.until(
                "the lesson is open",
                () -> panel.room()
                        .study()
                        .filter(study -> study.lesson().id().equals(id))
                        .isPresent());
    }

    private Optional<AbstractButton> lesson(String id) {
        return item("lessons.open." + id);
    }

    /** What comes is hidden until it is revealed, and what the class names is counted. */
    LaidOut askClass() {
        return on(() -> item("act.ask-class").orElseThrow().doClick());
    }

    /** A record is pasted whose two players were other programs, so that two offers wait. */
    void receive(String game) {
        RecordHead head = Stream.of(Seat.values())
                .reduce(
                        RecordHead.EMPTY,
                        (entries, seat) -> entries.with(RecordHead.player(seat), "engine:command=./engine --strong"),
                        (one, other) -> other);
        Match match = Match.from(Games.read(game).start(1).position());
        on(() -> panel.keeping().paste(GameRecord.of(match, head).text()));
        Waiting.until("it is offered to let them play", () -> named("offer").isVisible());
        Waiting.until(
                "the game is there", game, () -> panel.desk().game().kind().id());
    }

    /** An item of a menu, by its name. */
    Optional<AbstractButton> item(String name) {
        return item(panel, name);
    }

    static Optional<AbstractButton> item(LecternPanel panel, String name) {
        return Stream.of(panel.menus().bar().getComponents())
                .flatMap(LaidOut::items)
                .filter(item -> name.equals(item.getName()))
                .map(AbstractButton.class::cast)
                .findFirst();
    }

    private static Stream<Component> items(Component part) {
        return part instanceof JMenu menu
                ? Stream.concat(
                        Stream.of(menu), Stream.of(menu.getMenuComponents()).flatMap(LaidOut::items))
                : Stream.of(part);
    }

    /** The look is the program's and no component's. */
    static void scaleTo(int percent) {
        onEventThread(() -> {
            UIScale.setZoomFactor(percent / 100f);
            FlatLaf.updateUI();
            return null;
        });
    }

    /** Puts on the look that there is now. */
    LaidOut rescaled() {
        return on(() -> SwingUtilities.updateComponentTreeUI(window));
    }

    /** @param size of the window, its title included */
    LaidOut resized(Dimension size) {
        on(() -> {
            window.setSize(size);
            panel.setBounds(0, TITLE, size.width, size.height - TITLE);
        });
        return settled();
    }

    /** Until nothing has moved in two rounds: what one brings about may be done only behind the next. */
    LaidOut settled() {
        int still = 0;
        for (int i = 0; i < ROUNDS && still < 2; i++) still = ask(() -> layOut(panel)) ? 0 : still + 1;
        return this;
    }

    /** What is made when it is first seen is made. */
    LaidOut seen() {
        on(this::paint);
        return settled();
    }

    LaidOut on(Runnable deed) {
        onEventThread(() -> {
            deed.run();
            return null;
        });
        return this;
    }

    <T> T ask(Callable<T> question) {
        return onEventThread(question);
    }

    BufferedImage paint() {
        BufferedImage image = new BufferedImage(panel.getWidth(), panel.getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        panel.paint(graphics);
        graphics.dispose();
        return image;
    }

    /** The smaller side of the board's cells, without labels and arrows. */
    int grid() {
        return onEventThread(() -> {
            BoardView board = part(BoardView.class);
            int cells = panel.desk().game().board().cells();
            Rectangle2D grid = new Rectangle2D.Double();
            for (int cell = 0; cell < cells; cell++) {
                Rectangle2D bounds = board.bounds(new Handle.Cell(cell));
                if (cell == 0) grid.setRect(bounds);
                else grid.add(bounds);
            }
            return (int) Math.round(Math.min(grid.getWidth(), grid.getHeight()));
        });
    }

    <C> C part(Class<C> type) {
        return parts().filter(type::isInstance).map(type::cast).findFirst().orElseThrow();
    }

    Component named(String name) {
        return parts().filter(part -> name.equals(part.getName())).findFirst().orElseThrow();
    }

    Stream<Component> parts() {
        return within(panel);
    }

    private static Stream<Component> within(Component part) {
        return part instanceof Container container
                ? Stream.concat(
                        Stream.of(part), Stream.of(container.getComponents()).flatMap(LaidOut::within))
                : Stream.of(part);
    }

    /** What is in no window is never valid, so nothing lays it out of itself. Answers whether anything moved. */
    static boolean layOut(Container container) {
        List<Rectangle> before = bounds(container);
        container.invalidate();
        container.doLayout();
        boolean moved = !before.equals(bounds(container));
        for (Component part : container.getComponents()) {
            if (part instanceof Container inner) moved |= layOut(inner);
        }
        return moved;
    }

    private static List<Rectangle> bounds(Container container) {
        return Stream.of(container.getComponents()).map(Component::getBounds).toList();
    }

    @Override
    public void close() {
        on(() -> {
            panel.stop();
            panel.destroy();
        });
        remembered.awaitWritten();
        Waiting.until(
                "all is written",
                () -> Thread.getAllStackTraces().keySet().stream()
                        .noneMatch(thread -> thread.getName().startsWith("lectern-")));
    }
}
