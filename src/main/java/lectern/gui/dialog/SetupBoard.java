package lectern.gui.dialog;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import lectern.game.Game;
import lectern.game.Handle;
import lectern.game.board.BoardShape;
import lectern.game.board.Cells;
import lectern.game.board.Picture;
import lectern.gui.board.BoardColours;
import lectern.gui.speech.AccessiblePlaces;
import lectern.gui.speech.SpokenPlaces;
import lectern.gui.wording.Wording;
import lectern.picture.BoardLayout;
import lectern.picture.BoardPainting;
import lectern.picture.Mark;
import lectern.picture.Marks;
import lectern.picture.Scene;
import lectern.telling.CellTelling;

/**
 * A board to lay things on and take them off: with the left button, pressed or dragged, and with the right one; or with
 * the arrows, space and delete.
 */
final class SetupBoard extends JComponent implements Accessible, SpokenPlaces {
    private static final int LETTERS = 30;

    private final transient IntConsumer put;
    private final transient IntConsumer take;
    private final transient CellTelling telling;
    private final transient Wording wording;
    private final transient AccessiblePlaces places;
    private transient Scene scene;
    private int cursor;

    SetupBoard(Game game, Scene empty, Wording wording, IntConsumer put, IntConsumer take) {
        scene = empty;
        telling = new CellTelling(game);
        this.wording = wording;
        places = new AccessiblePlaces(this, this);
        this.put = put;
        this.take = take;
        setName("setup.board");
        setFocusable(true);
        setOpaque(true);
        MouseAdapter mouse = new Mouse();
        addMouseListener(mouse);
        addMouseMotionListener(mouse);
        addFocusListener(new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent event) {
                places.cursorAt(Optional.of(new Handle.Cell(cursor)));
                repaint();
            }

            @Override
            public void focusLost(FocusEvent event) {
                places.cursorAt(Optional.empty());
                repaint();
            }
        });
        key("LEFT", () -> moveCursor(-1, 0));
        key("RIGHT", () -> moveCursor(1, 0));
        key("UP", () -> moveCursor(0, -1));
        key("DOWN", () -> moveCursor(0, 1));
        key("SPACE", () -> put.accept(cursor));
        key("ENTER", () -> put.accept(cursor));
        key("DELETE", () -> take.accept(cursor));
        key("BACK_SPACE", () -> take.accept(cursor));
    }

    void show(Picture picture) {
        scene = scene.withPicture(picture);
        places.changed();
        repaint();
    }

    /** Where on this component a cell is. */
    Rectangle2D bounds(int cell) {
        return placed().bounds(new Handle.Cell(cell));
    }

    private BoardLayout.Placed placed() {
        return scene.layout().in(place());
    }

    private Rectangle2D place() {
        return new Rectangle2D.Double(0, 0, getWidth(), getHeight());
    }

    private OptionalInt cellAt(Point point) {
        return placed().handleAt(point).stream()
                .filter(Handle.Cell.class::isInstance)
                .map(Handle.Cell.class::cast)
                .mapToInt(Handle.Cell::cell)
                .findFirst();
    }

    private void moveCursor(int columns, int rows) {
        BoardShape board = scene.board();
        int next = board.at(board.column(cursor) + columns, board.row(cursor) + rows);
        if (next != BoardShape.OUTSIDE) moveCursor(new Handle.Cell(next));
    }

    @Override
    public void moveCursor(Handle place) {
        if (place instanceof Handle.Cell cell) cursor = cell.cell();
        places.cursorAt(Optional.of(place));
        repaint();
    }

    @Override
    public String whole() {
        return wording.of("speech.board", scene.board().columns(), scene.board().rows());
    }

    @Override
    public List<Handle> places() {
        return IntStream.range(0, scene.board().cells())
                .<Handle>mapToObj(Handle.Cell::new)
                .toList();
    }

    @Override
    public String name(Handle place) {
        return place instanceof Handle.Cell cell ? wording.of(telling.of(scene.picture(), cell.cell())) : "";
    }

    @Override
    public String description(Handle place) {
        return "";
    }

    @Override
    public boolean isCursor(Handle place) {
        return place.equals(new Handle.Cell(cursor));
    }

    @Override
    public boolean isPicked(Handle place) {
        return false;
    }

    @Override
    public boolean canBePicked(Handle place) {
        return true;
    }

    @Override
    public Rectangle bounds(Handle place) {
        return placed().bounds(place).getBounds();
    }

    @Override
    public List<String> deeds(Handle place) {
        return List.of(wording.of("speech.put"), wording.of("speech.take"));
    }

    @Override
    public void act(Handle place, int deed) {
        moveCursor(place);
        (deed == 0 ? put : take).accept(cursor);
    }

    private void key(String stroke, Runnable deed) {
        getInputMap().put(KeyStroke.getKeyStroke(stroke), stroke);
        getActionMap().put(stroke, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                deed.run();
            }
        });
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        graphics.setColor(getBackground());
        graphics.fillRect(0, 0, getWidth(), getHeight());
        Marks marks = isFocusOwner() ? new Marks(List.of(new Mark(Mark.Kind.CURSOR, Cells.of(cursor)))) : Marks.NONE;
        Scene marked = scene.withPalette(BoardColours.palette()).withMarks(marks);
        new BoardPainting(marked, place()).paint((Graphics2D) graphics);
    }

    @Override
    public Dimension getPreferredSize() {
        int size = LETTERS * getFontMetrics(getFont()).getAscent();
        return new Dimension(size, size);
    }

    @Override
    public Dimension getMinimumSize() {
        Dimension wanted = getPreferredSize();
        return new Dimension(wanted.width / 2, wanted.height / 2);
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) accessibleContext = new AccessibleCells();
        return accessibleContext;
    }

    private final class AccessibleCells extends AccessibleJComponent {
        @Override
        public AccessibleRole getAccessibleRole() {
            return AccessibleRole.CANVAS;
        }

        @Override
        public int getAccessibleChildrenCount() {
            return places.count();
        }

        @Override
        public Accessible getAccessibleChild(int index) {
            return places.at(index);
        }
    }

    /** A drag does on every cell what it did on the first, once for each time that it comes there. */
    private final class Mouse extends MouseAdapter {
        private int last = BoardShape.OUTSIDE;

        @Override
        public void mousePressed(MouseEvent event) {
            requestFocusInWindow();
            last = BoardShape.OUTSIDE;
            act(event);
        }

        @Override
        public void mouseDragged(MouseEvent event) {
            act(event);
        }

        private void act(MouseEvent event) {
            OptionalInt cell = cellAt(event.getPoint());
            if (cell.isEmpty() || cell.getAsInt() == last) return;
            last = cell.getAsInt();
            cursor = last;
            boolean left = SwingUtilities.isLeftMouseButton(event) && !event.isControlDown();
            (left ? put : take).accept(cursor);
        }
    }
}
