package lectern.gui;

import java.awt.BorderLayout;
import java.awt.EventQueue;
import java.awt.Graphics;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JPanel;
import lectern.gui.act.Menus;
import lectern.gui.board.BoardView;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.keeping.GameFile;
import lectern.gui.keeping.Keeping;
import lectern.gui.lab.LabDesk;
import lectern.gui.lesson.LessonRoom;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.text.Language;

/**
 * The whole tool as one component, with an applet's life: {@code init} once, then {@code start} and {@code stop} as
 * often as it is shown and hidden, and {@code destroy} at the end. It can be put into any Swing container, several
 * times in one program. Themes and scale are the program's, not its own; its language is.
 *
 * <p>What is seen first is the board in its place. The {@link PanelContents} around it is made once the board has been
 * painted, so that menus do not delay the window.
 */
public final class LecternPanel extends JPanel implements Life {
    private static final String PLACE = "window.board";

    private final transient UserSettings remembered;
    private final transient DataFolder data;
    private final transient Wording wording;
    private final transient Supplier<ExampleGame> examples;
    private final transient List<Runnable> awaitingCompletion = new ArrayList<>();
    private transient ExampleGame example;
    private transient Desk desk;
    private transient BoardAim aim;
    private transient Optional<PanelContents> contents = Optional.empty();
    private transient Optional<Runnable> quit = Optional.empty();
    private BoardView board;
    private boolean started;
    private boolean destroyed;

    /**
     * @param data where games are kept
     * @param remembered where it looks up, and notes, what it should know the next time
     */
    public LecternPanel(Language language, DataFolder data, UserSettings remembered) {
        this(language, data, remembered, () -> ExampleGame.next(remembered));
    }

    LecternPanel(Language language, DataFolder data, UserSettings remembered, Supplier<ExampleGame> examples) {
        super(new BorderLayout());
        this.examples = examples;
        this.data = data;
        this.remembered = remembered;
        wording = new Wording(language);
    }

    /** Builds it. Once, before anything else. */
    @Override
    public void init() {
        example = examples.get();
        desk = example.desk();
        aim = new BoardAim(desk);
        board = new BoardView(desk, aim);
        add(board);
    }

    /** Until there is anything around it, the board stands where it will stand then. */
    @Override
    public void doLayout() {
        if (isComplete()) super.doLayout();
        else {
            BoardPlace place = remembered.text(PLACE).flatMap(BoardPlace::read).orElse(BoardPlace.USUAL);
            board.setBounds(place.in(getSize()));
        }
    }

    /** It is shown. */
    @Override
    public void start() {
        started = true;
        contents.ifPresent(PanelContents::start);
        board.requestFocusInWindow();
    }

    /** It is hidden: no player thinks and nothing moves meanwhile. */
    @Override
    public void stop() {
        started = false;
        contents.ifPresent(PanelContents::rest);
    }

    @Override
    public void prepareToEnd(Runnable end) {
        contents.ifPresentOrElse(made -> made.prepareToEnd(end), end);
    }

    /** It will not be used any more: what it holds is given back. */
    @Override
    public void destroy() {
        contents.ifPresent(made -> {
            made.boardPlace(this).ifPresent(place -> remembered.remember(PLACE, place.toString()));
            made.close();
        });
        destroyed = true;
    }

    /** The menu bar, which stands at the top of this unless a host takes it out to put it elsewhere. */
    public Menus menus() {
        return contents().menus();
    }

    public Wording wording() {
        return wording;
    }

    /** The host lets the user leave its window from the menu. To be said before everything is in its place. */
    public void leaveBy(Runnable leave) {
        quit = Optional.of(leave);
    }

    /** Runs something as soon as everything is in its place. */
    public void onceComplete(Runnable addition) {
        if (isComplete()) addition.run();
        else awaitingCompletion.add(addition);
    }

    boolean isComplete() {
        return contents.isPresent();
    }

    @Override
    public void paint(Graphics graphics) {
        super.paint(graphics);
        if (!isComplete()) EventQueue.invokeLater(this::complete);
    }

    private PanelContents contents() {
        complete();
        return contents.orElseThrow();
    }

    private void complete() {
        if (isComplete() || destroyed) return;
        desk.seat(example.seats());
        GameFile file = new GameFile(desk, example.record().match());
        PanelContents made = new PanelContents(this, desk, aim, file, board, wording, data, remembered);
        contents = Optional.of(made);
        example.noteIn(remembered);
        quit.ifPresent(made::leaveBy);
        made.fill(this);
        made.tell(example.invitation(aim.pointing().prompt()));
        revalidate();
        repaint();
        if (started) {
            made.start();
            board.requestFocusInWindow();
        }
        awaitingCompletion.forEach(Runnable::run);
        awaitingCompletion.clear();
    }

    /** Opens files and folders from outside, each in its place, and says which cannot be opened. */
    void open(List<Path> paths) {
        contents().reception().open(paths);
    }

    /** Fills a screen with the board, for a class. */
    public void present() {
        contents().presentation().open();
    }

    /** Brings what a class sees in front of all windows, if that covers this one. */
    boolean presentationComesForward() {
        return contents().presentation().comeForward();
    }

    LabDesk lab() {
        return contents().lab();
    }

    LessonRoom room() {
        return contents().room();
    }

    Keeping keeping() {
        return contents().keeping();
    }

    Desk desk() {
        return desk;
    }

    BoardAim aim() {
        return aim;
    }
}
