package lectern.gui.present;

import java.awt.Color;
import java.awt.GraphicsDevice;
import java.awt.GraphicsEnvironment;
import java.awt.Rectangle;
import java.awt.Window;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import lectern.game.Phrase;
import lectern.gui.act.Act;
import lectern.gui.act.Acts;
import lectern.gui.board.BoardView;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Playing;
import lectern.gui.lesson.LessonRoom;
import lectern.gui.wording.Wording;

/**
 * Presenter mode: a window without borders that fills a screen and shows the desk to a class. It is made when it is
 * first asked for, and shown and hidden from then on. On the event thread.
 */
public final class Presentation {
    /** Acts whose keys work here too: none of them opens a dialog. */
    private static final Act[] ACTS = {
        Act.UNDO,
        Act.REDO,
        Act.CLEAR_DRAWINGS,
        Act.HEAT_MAP,
        Act.LINE_ARROWS,
        Act.STEP_PLAYER,
        Act.STOP,
        Act.WAIT,
        Act.ASK_CLASS,
        Act.START,
        Act.END,
        Act.FIRST_STEP,
        Act.PREVIOUS_STEP,
        Act.NEXT_STEP,
        Act.LAST_STEP
    };

    private final JComponent owner;
    private final Desk desk;
    private final BoardAim aim;
    private final Playing playing;
    private final LessonRoom room;
    private final BoardView windowBoard;
    private final Acts acts;
    private final Wording wording;
    private final PaneShelf panes = new PaneShelf();
    private final LecturerStrip strip;
    private Consumer<JComponent> further = stage -> {};
    private Optional<Shown> shown = Optional.empty();
    private boolean open;

    /** What is there once it was asked for. */
    private record Shown(JFrame frame, PresentationView stage, Overhead overhead, Leading leading, KeyWatch keys) {}

    /**
     * @param owner what is on the screen of the window from which this is opened
     * @param board the board in that window; another view of it is shown here
     */
    public Presentation(
            JComponent owner,
            Desk desk,
            BoardAim aim,
            Playing playing,
            LessonRoom room,
            BoardView board,
            Acts acts,
            Wording wording) {
        this.owner = owner;
        this.desk = desk;
        this.aim = aim;
        this.playing = playing;
        this.room = room;
        windowBoard = board;
        this.acts = acts;
        this.wording = wording;
        strip = new LecturerStrip(desk, wording);
    }

    /** What the lecturer sees in the window while the class looks at another screen. */
    public LecturerStrip strip() {
        return strip;
    }

    /**
     * Adds a pane that one key lays over the stage: the first one the key 1, the next one 2, and so on.
     *
     * @param name the key under which the bundles have what it is called
     * @param height what share of the height it takes
     */
    public <P extends JComponent> void add(String name, double height, Class<P> type, Supplier<P> pane) {
        panes.add(name, height, type, pane);
    }

    /** Opens the pane of a type, if the class is looking. */
    public void show(Class<? extends JComponent> type) {
        if (open) shown.ifPresent(made -> made.stage.showPane(type));
    }

    /** @param putting puts further keys on what is shown, once it is made */
    public void addKeys(Consumer<JComponent> putting) {
        further = further.andThen(putting);
    }

    public boolean isOpen() {
        return open;
    }

    public void toggle() {
        if (open) close();
        else open();
    }

    /** Tells the class of something, if it is looking, until something else is done. */
    public void tell(Phrase news) {
        if (open) shown.ifPresent(made -> made.stage.tell(news));
    }

    /** Fills a screen: another one than the window's, if there is one. */
    public void open() {
        if (open) return;
        open = true;
        Shown made = shown();
        GraphicsDevice screen = screen();
        Rectangle bounds = screen.getDefaultConfiguration().getBounds();
        made.frame.setBounds(bounds);
        made.keys.begin(SwingUtilities.getWindowAncestor(owner));
        strip.reveal(Screens.areApart(places(), windowBounds()));
        made.overhead.begin();
        made.stage.begin();
        made.frame.setVisible(true);
        if (screen.isFullScreenSupported()) screen.setFullScreenWindow(made.frame);
        made.frame.toFront();
        made.stage.requestFocusInWindow();
        acts.refresh();
    }

    /** Comes in front of all windows, if it is open and covers the one that it was opened from. */
    public boolean comeForward() {
        if (!open || Screens.areApart(places(), windowBounds())) return false;
        shown().frame.toFront();
        return true;
    }

    /** The window is there again, as it was. */
    public void close() {
        if (!open) return;
        open = false;
        Shown made = shown.orElseThrow();
        made.keys.end();
        strip.reveal(false);
        made.overhead.end();
        made.stage.end();
        for (GraphicsDevice screen : screens()) {
            if (screen.getFullScreenWindow() == made.frame) screen.setFullScreenWindow(null);
        }
        made.frame.dispose();
        acts.refresh();
        // Where no window manager does, the window has to be given the keyboard again.
        windowBoard.requestFocus();
    }

    private Shown shown() {
        if (shown.isEmpty()) shown = Optional.of(made());
        return shown.get();
    }

    private Shown made() {
        PresentationView stage =
                new PresentationView(desk, aim, playing, room, windowBoard.another(), wording, panes, this::obey);
        acts.putKeysOn(stage, ACTS);
        further.accept(stage);
        JFrame frame = new JFrame("Lectern");
        frame.setName("presentation");
        frame.setUndecorated(true);
        frame.setContentPane(stage);
        frame.setDefaultCloseOperation(JFrame.DO_NOTHING_ON_CLOSE);
        frame.addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosing(WindowEvent event) {
                close();
            }
        });
        Overhead overhead = new Overhead(stage::pointed);
        frame.setGlassPane(overhead);
        overhead.setVisible(true);
        Leading leading =
                new Leading(desk, playing, room, stage.remarks(), stage::search, stage::showMore, stage::tell);
        KeyWatch keys = new KeyWatch(frame, stage.board(), aim, this::obey, () -> overhead.spotlight(false));
        return new Shown(frame, stage, overhead, leading, keys);
    }

    private void obey(KeyOrder asked) {
        Shown made = shown.orElseThrow();
        switch (asked.order()) {
            case NEXT -> step(made, made.leading::next);
            case PREVIOUS -> step(made, made.leading::previous);
            case BLACK -> made.stage.curtain().toggle(Color.BLACK);
            case WHITE -> made.stage.curtain().toggle(Color.WHITE);
            case BACK -> back(made);
            case LEAVE -> close();
            case CHOOSE -> choose(asked.letter());
            case PANE -> made.stage.togglePane(asked.letter() - '1');
            case CLOCK -> made.stage.clock().setVisible(!made.stage.clock().isVisible());
            case POINTER -> made.overhead.togglePointer();
            case SPOTLIGHT -> made.overhead.spotlight(true);
            case STAY -> made.stage.requestFocusInWindow();
        }
    }

    /** A key that leads on shows the board again first. */
    private static void step(Shown made, Runnable step) {
        if (made.stage.curtain().isVisible()) {
            made.stage.curtain().lift();
            return;
        }
        made.stage.captions().forget();
        step.run();
        made.stage.refresh();
    }

    private void back(Shown made) {
        if (made.stage.curtain().isVisible()) made.stage.curtain().lift();
        else if (!aim.pointing().picked().isEmpty() || desk.lookahead().isPresent()) aim.back();
        else if (made.stage.hasPane()) made.stage.closePane();
        else close();
    }

    private void choose(char letter) {
        aim.pointing().choices().stream()
                .filter(choice -> choice.word().charAt(0) == letter)
                .findFirst()
                .ifPresent(aim::pick);
    }

    private GraphicsDevice screen() {
        return screens().get(Screens.forClass(places(), windowBounds()));
    }

    private Rectangle windowBounds() {
        Window window = SwingUtilities.getWindowAncestor(owner);
        return window == null ? new Rectangle() : window.getBounds();
    }

    private static List<Rectangle> places() {
        return screens().stream()
                .map(device -> device.getDefaultConfiguration().getBounds())
                .toList();
    }

    private static List<GraphicsDevice> screens() {
        return Arrays.asList(GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices());
    }
}
