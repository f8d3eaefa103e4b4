package lectern.gui;

import java.awt.BorderLayout;
import java.awt.EventQueue;
import java.awt.Graphics;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JPanel;
import lectern.gui.act.Menus;
import lectern.gui.act.ToolBar;
import lectern.gui.board.BoardPane;
import lectern.gui.desk.Background;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Playing;
import lectern.gui.desk.StepClock;
import lectern.gui.keeping.GameFile;
import lectern.gui.lesson.LessonRoom;
import lectern.gui.memory.DataFolder;
import lectern.gui.memory.Remembered;
import lectern.gui.words.Wording;
import lectern.text.Language;
import net.miginfocom.swing.MigLayout;

/**
 * The whole tool as one component, with an applet's life: {@code init} once, then {@code start} and {@code stop} as
 * often as it is shown and hidden, and {@code destroy} at the end. It can be put into any Swing container, several
 * times in one program. Themes and scale are the program's, not its own; its language is.
 *
 * <p>What is seen first is the board in its place. The {@link Furniture} around it is put in once the board has been
 * painted, so that nobody waits for a window because of its menus.
 */
public final class LecternPanel extends JPanel implements Life {
    private final transient Remembered remembered;
    private final transient DataFolder data;
    private final transient Wording wording;
    private final transient Supplier<ExampleGame> example;
    private final transient List<Runnable> awaitingFurniture = new ArrayList<>();
    private transient Desk desk;
    private transient GameFile file;
    private transient Playing playing;
    private transient StepClock clock;
    private transient Background background;
    private transient Menus menus;
    private transient Optional<Furniture> furniture = Optional.empty();
    private BoardPane boardPane;
    private Arrangement arrangement;
    private final JPanel top = new JPanel(new MigLayout("insets 0, gap 0, fillx, wrap 1, hidemode 3", "[grow, fill]"));
    private final JPanel chartPlace = new JPanel(new BorderLayout());
    private final JPanel inspectorPlace = new JPanel(new BorderLayout());
    private final JPanel historyPlace = new JPanel(new BorderLayout());
    private boolean started;
    private boolean destroyed;

    /**
     * @param data where games are kept
     * @param remembered where it looks up, and notes, what it should know the next time
     */
    public LecternPanel(Language language, DataFolder data, Remembered remembered) {
        this(language, data, remembered, ExampleGame::read);
    }

    LecternPanel(Language language, DataFolder data, Remembered remembered, Supplier<ExampleGame> example) {
        super(new BorderLayout());
        this.example = example;
        this.data = data;
        this.remembered = remembered;
        wording = new Wording(language);
    }

    /** Builds it. Once, before anything else. */
    @Override
    public void init() {
        desk = example.get().desk();
        file = new GameFile(desk);
        playing = new Playing(desk);
        clock = new StepClock(desk);
        background = new Background();
        boardPane = new BoardPane(desk, playing, wording, seat -> furniture().seatMenu(seat));
        menus = new Menus(wording);
        layOut();
    }

    /** It is shown. */
    @Override
    public void start() {
        started = true;
        furniture.ifPresent(Furniture::start);
        boardPane.board().requestFocusInWindow();
    }

    /** It is hidden: nobody thinks and nothing moves while nobody looks. */
    @Override
    public void stop() {
        started = false;
        playing.stop();
        furniture.ifPresent(Furniture::rest);
        clock.finish();
    }

    /** It will not be used any more: what it holds is given back. */
    @Override
    public void destroy() {
        playing.close();
        furniture.ifPresent(Furniture::close);
        arrangement.remember();
        background.close();
        destroyed = true;
    }

    /** The menu bar; its menus are filled with the rest of the furniture. */
    public Menus menus() {
        return menus;
    }

    public Wording wording() {
        return wording;
    }

    /** Runs something as soon as everything is in its place. */
    public void onceFurnished(Runnable addition) {
        if (isFurnished()) addition.run();
        else awaitingFurniture.add(addition);
    }

    boolean isFurnished() {
        return furniture.isPresent();
    }

    @Override
    public void paint(Graphics graphics) {
        super.paint(graphics);
        if (!isFurnished()) EventQueue.invokeLater(this::furnish);
    }

    private Furniture furniture() {
        furnish();
        return furniture.orElseThrow();
    }

    private void furnish() {
        if (isFurnished() || destroyed) return;
        Furniture made =
                new Furniture(this, desk, playing, file, wording, background, boardPane, arrangement, data, remembered);
        furniture = Optional.of(made);
        made.fill(menus);
        top.removeAll();
        made.fillTop(top);
        chartPlace.add(made.chart());
        inspectorPlace.add(made.inspector());
        historyPlace.add(made.history());
        revalidate();
        repaint();
        if (started) made.start();
        awaitingFurniture.forEach(Runnable::run);
        awaitingFurniture.clear();
    }

    private void layOut() {
        arrangement = new Arrangement(boardPane, chartPlace, inspectorPlace, historyPlace, remembered);
        add(arrangement);
        top.add(ToolBar.room());
        JPanel north = new JPanel(new BorderLayout());
        north.add(menus.bar(), BorderLayout.NORTH);
        north.add(top);
        add(north, BorderLayout.NORTH);
    }

    LessonRoom room() {
        return furniture().room();
    }

    Desk desk() {
        return desk;
    }
}
