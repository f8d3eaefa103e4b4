package lectern.gui.present;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.time.LocalTime;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JLayer;
import javax.swing.JPanel;
import javax.swing.UIManager;
import lectern.game.Phrase;
import lectern.gui.board.BoardView;
import lectern.gui.board.ChoiceBar;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Playing;
import lectern.gui.desk.Stepping;
import lectern.gui.inspector.decision.DecisionPane;
import lectern.gui.lesson.LessonRoom;
import lectern.gui.lesson.lecture.Lecture;
import lectern.gui.wording.Wording;
import lectern.picture.BoardPainting;

/**
 * All that the class sees: the board, the caption below it, and beside it how the game stands and what a lesson says.
 * Everything is as large as the screen asks for, whatever the window's scale is.
 */
final class PresentationView extends JPanel {
    /** What the side needs at least, as shares of the screen's width: beside a game, and beside a lesson. */
    private static final double BESIDE_GAME = 0.24;

    private static final double BESIDE_LESSON = 0.34;

    /** How wide a pane of the window should be, before it is magnified. */
    private static final int PANE = 440;

    /** It hides all that stands beside the board, and no part of it. */
    private static final double SIDE = 0.44;

    private final transient LessonRoom room;
    private final transient Remarks remarks;
    private final transient Captions captions;
    private final transient LessonCaptions lessonCaptions;
    private final BoardView board;
    private final Standing standing;
    private final CaptionLine caption = new CaptionLine();
    private final PresentedPage page;
    private final JLayer<JComponent> pageLayer;
    private final ChoiceBar choices;
    private final JLayer<JComponent> choiceLayer;
    private final Curtain curtain = new Curtain();
    private final HallClock clock = new HallClock(LocalTime::now);
    private final transient PaneShelf panes;
    private final transient BlockPanes blockPanes;
    private final ControlBar bar;
    private final JLayer<JComponent> barLayer;
    private boolean active;

    /**
     * @param board a view of its own
     * @param panes what can be laid over it
     * @param obey is told what is clicked in the bar
     */
    PresentationView(
            Desk desk,
            BoardAim aim,
            Playing playing,
            LessonRoom room,
            BoardView board,
            Wording wording,
            PaneShelf panes,
            Consumer<KeyOrder> obey) {
        super(null);
        this.panes = panes;
        blockPanes = new BlockPanes(panes);
        bar = new ControlBar(panes, wording, obey);
        barLayer = Magnification.of(bar);
        barLayer.setVisible(false);
        bar.whenGone(() -> barLayer.setVisible(false));
        this.room = room;
        this.board = board;
        setName("present.stage");
        setFocusable(true);
        board.setName("present.board");
        remarks = new Remarks(desk);
        captions = new Captions(desk, aim, playing, remarks, wording, this::refresh);
        lessonCaptions = new LessonCaptions(desk, wording);
        standing = new Standing(desk, wording);
        page = new PresentedPage(desk, room, wording);
        pageLayer = Magnification.of(page);
        choices = new ChoiceBar(desk, aim, wording);
        choiceLayer = Magnification.of(choices);
        for (JComponent part :
                new JComponent[] {curtain, barLayer, choiceLayer, clock, board, standing, pageLayer, caption})
            add(part);
        room.listen(this::refreshLesson);
        wording.write(() -> {
            board.getAccessibleContext().setAccessibleName(wording.of("board.name"));
            page.rewrite();
            refresh();
        });
    }

    BoardView board() {
        return board;
    }

    CaptionLine caption() {
        return caption;
    }

    Curtain curtain() {
        return curtain;
    }

    Remarks remarks() {
        return remarks;
    }

    Captions captions() {
        return captions;
    }

    /** The class looks at it from now on. */
    void begin() {
        active = true;
        clock.run(true);
        refreshLesson();
    }

    void end() {
        active = false;
        clock.run(false);
        curtain.lift();
        bar.end();
        show(() -> panes.close());
    }

    HallClock clock() {
        return clock;
    }

    /** The pointer has been moved: the bar comes for a while. */
    void pointed() {
        bar.come();
        if (!barLayer.isVisible()) {
            barLayer.setVisible(true);
            revalidate();
        }
    }

    boolean hasPane() {
        return panes.open().isPresent();
    }

    /** A pane comes, or goes if it is there. */
    void togglePane(int number) {
        show(() -> panes.toggle(number));
    }

    void showPane(Class<? extends JComponent> type) {
        show(() -> panes.open(type));
    }

    void closePane() {
        show(panes::close);
    }

    private void show(Runnable change) {
        panes.open().ifPresent(this::remove);
        change.run();
        // Under the curtain, the bar and the choices, and above all else.
        panes.open().ifPresent(pane -> add(pane, 3));
        revalidate();
        repaint();
    }

    /** Tells the class of something until something else is looked at. */
    void tell(Phrase news) {
        captions.tell(news);
        refresh();
    }

    /** The search that is walked through, as long as that is what is in front. */
    Optional<Stepping> search() {
        return panes.openOne(DecisionPane.class).flatMap(DecisionPane::stepping);
    }

    /**
     * More of a lesson's text is shown, and then the pane that its block is about; that goes when the lesson goes on.
     * Answers whether there was any.
     */
    boolean showMore() {
        if (blockPanes.isShown()) {
            show(blockPanes::close);
            return false;
        }
        if (page.showMore()) return true;
        Optional<Lecture> lecture = room.lecture();
        if (lecture.filter(blockPanes::isDue).isEmpty()) return false;
        show(() -> blockPanes.open(lecture.get()));
        return true;
    }

    /** Everything says what is so by now. What is not to be seen can wait. */
    void refresh() {
        if (!active) return;
        Optional<Lecture> lecture = room.lecture();
        pageLayer.setVisible(lecture.isPresent());
        Said said = captions.now(lecture.flatMap(lessonCaptions::of));
        caption.say(said.text(), said.isWarning());
        board.getAccessibleContext().setAccessibleDescription(said.text());
        standing.refresh();
        revalidate();
    }

    void refreshLesson() {
        if (!active) return;
        page.refresh(room.lecture()
                .flatMap(Lecture::task)
                .flatMap(task -> task.judgement())
                .isPresent());
        refresh();
    }

    @Override
    public void doLayout() {
        int width = getWidth();
        int height = getHeight();
        boolean lesson = room.isOpen();
        StagePlan plan = StagePlan.of(
                width, height, caption.height(height, width), aspect(), lesson ? BESIDE_LESSON : BESIDE_GAME);
        int pane = panes.open().isPresent() ? paneWidth(width, height) : 0;
        board.setBounds(plan.boardBeside(pane));
        board.writeAtLeast(new Letters(height).least());
        caption.setBounds(plan.caption());
        curtain.setBounds(0, 0, width, height);
        layOutBar(lesson || pane > 0 ? plan.caption() : plan.side(), height);
        panes.open().ifPresent(open -> layOutPane(open, plan, pane, height));
        layOutSide(plan.side(), height);
        panes.open()
                .ifPresent(open -> choiceLayer.setLocation(plan.board().x, plan.caption().y - choiceLayer.getHeight()));
    }

    /**
     * At the lower end of what is beside the board, where nothing else is; where a lesson or a pane is there, over the
     * caption. The board and what is counted are never covered.
     */
    private void layOutBar(Rectangle place, int height) {
        double factor = factor(height);
        magnify(barLayer, factor);
        bar.wrap((int) (place.width / factor));
        Dimension needed = bar.getPreferredSize();
        int wide = Math.min(place.width, (int) Math.ceil(needed.width * factor));
        int high = (int) Math.ceil(needed.height * factor);
        int end = (int) place.getMaxY();
        if (end < height && clock.isVisible()) end -= HallClock.height(height);
        barLayer.setBounds(place.x + (place.width - wide) / 2, end - high, wide, high);
    }

    /** From the right edge as far as the pane needs, at most over half of the screen. */
    private static int paneWidth(int width, int height) {
        return Math.min(width / 2, (int) Math.ceil(Math.max(UIScale.scale(PANE) * factor(height), width * SIDE)));
    }

    private void layOutPane(JLayer<JComponent> pane, StagePlan plan, int wide, int height) {
        magnify(pane, factor(height));
        int room = plan.side().height;
        int high = (int) Math.round(room * panes.height());
        pane.setBounds(getWidth() - wide, plan.side().y + room - high, wide, high);
    }

    private void layOutSide(Rectangle side, int height) {
        double factor = factor(height);
        standing.compact(room.isOpen());
        int standingHeight = standing.height(height, side.width);
        standing.setBounds(side.x, side.y, side.width, standingHeight);
        magnify(choiceLayer, factor);
        Dimension offered = choices.getPreferredSize();
        int choiceHeight = choices.getComponentCount() == 0 ? 0 : (int) Math.ceil(offered.height * factor);
        int y = side.y + standingHeight;
        int choiceWidth = Math.min(side.width, (int) Math.ceil(offered.width * factor));
        choiceLayer.setBounds(side.x, y, choiceWidth, choiceHeight);
        y += choiceHeight;
        magnify(pageLayer, factor);
        int end = side.y + side.height - (clock.isVisible() ? HallClock.height(height) : 0);
        clock.setBounds(side.x, end, side.width, HallClock.height(height));
        if (pageLayer.isVisible()) Magnification.reserve(page);
        pageLayer.setBounds(side.x, y, side.width, Math.max(0, end - y));
    }

    private static void magnify(JLayer<JComponent> layer, double factor) {
        if (Magnification.factor(layer) != factor) Magnification.magnify(layer, factor);
    }

    /** The smallest letters that the window has become the smallest that can be read from the last row. */
    private static double factor(int height) {
        Font small = UIManager.getFont("small.font");
        Font usual = UIManager.getFont("Label.font");
        Font least = small == null ? usual : small;
        return Math.max(1, new Letters(height).font(Letters.LEAST, false).getSize2D() / least.getSize2D());
    }

    private double aspect() {
        Rectangle2D size = BoardPainting.size(board.scene(), 1);
        return size.getWidth() / size.getHeight();
    }

    /** Parts lie over each other. */
    @Override
    public boolean isOptimizedDrawingEnabled() {
        return false;
    }

    /** A part that grows or shrinks takes all of it along: what is shown magnified is elsewhere than it says. */
    @Override
    public void repaint(long delay, int x, int y, int width, int height) {
        super.repaint(delay, 0, 0, getWidth(), getHeight());
    }
}
