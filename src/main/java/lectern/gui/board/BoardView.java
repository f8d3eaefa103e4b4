package lectern.gui.board;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.accessibility.AccessibleState;
import javax.accessibility.AccessibleStateSet;
import javax.swing.JComponent;
import lectern.game.Handle;
import lectern.game.board.BoardShape;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Topic;
import lectern.gui.speech.AccessiblePlaces;
import lectern.gui.speech.BoardNews;
import lectern.gui.wording.Wording;
import lectern.picture.BoardLayout;
import lectern.picture.BoardPainting;
import lectern.picture.Mark;
import lectern.picture.MoveMarks;
import lectern.picture.Palette;
import lectern.picture.Scene;

/** The board of a desk, as large as there is room, with all that is pointed at, lit and drawn on it. */
public final class BoardView extends JComponent implements Accessible {
    /** How small a board may become before it cannot be read, in units of the font's size. */
    private static final int LEAST_SIZE = 8;

    private final transient Desk desk;
    private final transient BoardScene scenes;
    private final transient StepMotion motion;
    private transient BoardShape shape;
    private transient Palette palette = BoardColours.palette();
    private final transient BoardAim aim;
    private final transient BoardAnnotations annotations;
    private transient Optional<Handle> cursor = Optional.empty();
    private transient Optional<AccessiblePlaces> spoken = Optional.empty();
    private transient Optional<BoardNews> news = Optional.empty();
    private boolean tapsPreview;
    private double capital;

    /** What is on the screen, or will be as soon as it is painted what has changed. */
    private transient Optional<Scene> painted = Optional.empty();

    public BoardView(Desk desk, BoardAim aim) {
        this(desk, aim, new BoardAnnotations());
    }

    private BoardView(Desk desk, BoardAim aim, BoardAnnotations annotations) {
        this.desk = desk;
        this.aim = aim;
        this.annotations = annotations;
        annotations.listen(this::repaint);
        shape = desk.game().board();
        scenes = new BoardScene(desk, aim);
        motion = new StepMotion(desk, this::repaint);
        setName("board");
        setFocusable(true);
        setOpaque(true);
        desk.listen(topic -> {
            if (topic == Topic.MATCH) forget();
            repaint();
        });
        aim.listen(topic -> repaintChanged());
        addFocusListener(new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent event) {
                if (cursor.isEmpty() && isByKeyboard(event)) moveCursor(Optional.of(middle()));
                repaint();
            }

            @Override
            public void focusLost(FocusEvent event) {
                moveCursor(Optional.empty());
            }
        });
        new BoardMouse(this, aim);
        new BoardKeys(this, aim);
    }

    /** Who comes here with the keyboard sees where it is; not who is sent here because a button has gone. */
    private static boolean isByKeyboard(FocusEvent event) {
        Component before = event.getOppositeComponent();
        if (before == null || !before.isShowing() || !before.isEnabled()) return false;
        return switch (event.getCause()) {
            case TRAVERSAL, TRAVERSAL_FORWARD, TRAVERSAL_BACKWARD, TRAVERSAL_DOWN, TRAVERSAL_UP -> true;
            default -> false;
        };
    }

    /** Where the cursor begins. */
    Handle middle() {
        return new Handle.Cell(shape.at(shape.columns() / 2, shape.rows() / 2));
    }

    /** Another view of the same board, with all that is pointed at, lit and drawn on this one. */
    public BoardView another() {
        return new BoardView(desk, aim, annotations);
    }

    /** What the board shows at this moment. */
    public Scene scene() {
        Scene scene = scenes.of(palette, motion.underWay(), annotations.overlay(), cursor, annotations.drawings());
        return scene.withMarks(scene.marks().with(annotations.considered()));
    }

    /** From now on it shows what a player considered, whatever that is at each moment. */
    public void consider(Supplier<MoveMarks> marks) {
        annotations.consider(marks);
    }

    /** What is pointed at changes often, and little with it. */
    private void repaintChanged() {
        Scene now = scene();
        Optional<Rectangle2D> part = painted.flatMap(before -> SceneChange.within(place(), before, now));
        painted = Optional.of(now);
        if (part.isEmpty()) repaint();
        else if (!part.get().isEmpty()) repaint(part.get().getBounds());
    }

    /** Where on this component a handle is. */
    public Rectangle2D bounds(Handle handle) {
        return placed().bounds(handle);
    }

    /** The cell or push arrow at a point of this component. */
    Optional<Handle> handleAt(Point2D point) {
        return placed().handleAt(point);
    }

    private BoardLayout.Placed placed() {
        return boardLayout().in(place());
    }

    /** The push arrows, and what the move is called that begins there. */
    Map<Handle.Edge, String> edges() {
        return scenes.edges();
    }

    BoardLayout boardLayout() {
        return scenes.layout();
    }

    /** The room that it needs for its cells, without labels and arrows, to take half of a window's shorter side. */
    Dimension halfOf(Dimension window) {
        int half = (Math.min(window.width, window.height) + 1) / 2;
        Insets insets = getInsets();
        Dimension size = boardLayout().sizeWith(half);
        return new Dimension(size.width + insets.left + insets.right, size.height + insets.top + insets.bottom);
    }

    private Rectangle2D place() {
        Insets insets = getInsets();
        return new Rectangle2D.Double(
                insets.left,
                insets.top,
                getWidth() - insets.left - insets.right,
                getHeight() - insets.top - insets.bottom);
    }

    /** Groups of cells are shown, until others are. */
    public void overlay(List<Mark> groups) {
        annotations.overlay(groups);
    }

    /** As {@link #overlay}, as long as something is pointed at; what was shown before is back after an empty one. */
    public void glance(List<Mark> groups) {
        annotations.glance(groups);
    }

    /** Every view of this board is painted anew. */
    void repaintEverywhere() {
        annotations.tell();
    }

    public DrawnMarks drawings() {
        return annotations.drawings();
    }

    public void draw(DrawnMarks drawn) {
        annotations.draw(drawn);
    }

    /** On a touch board the first tap shows what a move would do, and the second makes it. */
    public void previewTaps(boolean chosen) {
        tapsPreview = chosen;
    }

    boolean previewsTaps() {
        return tapsPreview;
    }

    Optional<Handle> cursor() {
        return cursor;
    }

    void moveCursor(Optional<Handle> handle) {
        cursor = handle;
        spoken.ifPresent(places -> places.cursorAt(handle));
        repaint();
    }

    /** From now on it tells what is on it, what is marked and what happens to those who do not see it. */
    public void speak(Wording wording) {
        AccessiblePlaces places = new AccessiblePlaces(this, new BoardSpeech(this, desk, aim, wording));
        spoken = Optional.of(places);
        news = Optional.of(new BoardNews(this, desk, aim, wording));
        wording.write(() -> {
            getAccessibleContext().setAccessibleName(wording.of("board.name"));
            places.changed();
        });
        desk.listen(topic -> places.changed());
        aim.listen(topic -> places.changed());
    }

    /** Whatever is written on marks and around the board has capital letters of at least this height, in pixels. */
    public void writeAtLeast(double height) {
        if (capital == height) return;
        capital = height;
        repaint();
    }

    private void forget() {
        if (!desk.game().board().equals(shape)) cursor = Optional.empty();
        shape = desk.game().board();
        if (!annotations.drawings().isEmpty()) annotations.draw(DrawnMarks.NONE);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        graphics.setColor(getBackground());
        graphics.fillRect(0, 0, getWidth(), getHeight());
        Scene now = scene();
        boolean whole =
                graphics.getClip() == null || graphics.getClip().contains(new Rectangle(0, 0, getWidth(), getHeight()));
        if (whole) painted = Optional.of(now);
        new BoardPainting(now, place(), capital).paint((Graphics2D) graphics);
    }

    @Override
    public Dimension getMinimumSize() {
        int size = LEAST_SIZE * getFontMetrics(getFont()).getAscent();
        return new Dimension(size, size);
    }

    @Override
    public Dimension getPreferredSize() {
        Dimension least = getMinimumSize();
        return new Dimension(least.width * 4, least.height * 4);
    }

    /** Who cannot see it hears its name, and the cell that the cursor is on. */
    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) accessibleContext = new AccessibleBoard();
        return accessibleContext;
    }

    /** Its children are its places, then what happens on it, then the components that lie on it. */
    private final class AccessibleBoard extends AccessibleJComponent {
        @Override
        public AccessibleRole getAccessibleRole() {
            return AccessibleRole.CANVAS;
        }

        @Override
        public AccessibleStateSet getAccessibleStateSet() {
            AccessibleStateSet states = super.getAccessibleStateSet();
            states.add(AccessibleState.MANAGES_DESCENDANTS);
            return states;
        }

        @Override
        public int getAccessibleChildrenCount() {
            return own() + super.getAccessibleChildrenCount();
        }

        @Override
        public Accessible getAccessibleChild(int index) {
            if (index >= own()) return super.getAccessibleChild(index - own());
            return index == own() - 1
                    ? news.orElseThrow()
                    : spoken.orElseThrow().at(index);
        }

        @Override
        public Accessible getAccessibleAt(Point point) {
            Accessible lying = super.getAccessibleAt(point);
            return spoken.flatMap(places -> places.at(point))
                    .filter(place -> lying == null || lying.equals(BoardView.this))
                    .orElse(lying);
        }

        private int own() {
            return spoken.map(places -> places.count() + 1).orElse(0);
        }
    }

    /** A new theme brings other colours. */
    @Override
    public void updateUI() {
        super.updateUI();
        palette = BoardColours.palette();
        repaint();
    }
}
