package lectern.gui;

import static javax.swing.JSplitPane.HORIZONTAL_SPLIT;
import static javax.swing.JSplitPane.VERTICAL_SPLIT;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.Rectangle;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import lectern.game.Seat;
import lectern.gui.act.Acts;
import lectern.gui.board.BoardOrder;
import lectern.gui.board.BoardPane;
import lectern.gui.chart.ChartPane;
import lectern.gui.inspector.Inspector;
import lectern.gui.inspector.decision.DecisionPane;
import lectern.gui.lesson.LessonPanel;
import lectern.gui.lesson.LessonSurroundings;
import lectern.gui.settings.UserSettings;
import lectern.lesson.Block;
import lectern.picture.chart.ChartMode;

/**
 * Where everything stands in the window: board and chart at the left, inspector and moves at the right. A lesson takes
 * the right side; the inspector is below it and the chart below the board only when they are wanted. What has no room
 * beside the board, or is not wanted, is a button at the {@link FoldedParts edge}, and opens over the board in a
 * {@link Drawer}. Dividers keep their places from one run to the next.
 */
final class PanelLayout extends JPanel implements LessonSurroundings {
    private static final Dimension INSPECTOR = new Dimension(300, 240);
    private static final Dimension MOVES = new Dimension(200, 120);
    private static final int CHART = 140;
    private static final int STEP = 8;

    private final transient RememberedSplits splits;
    private final Map<WindowPart, JComponent> places = new EnumMap<>(WindowPart.class);
    private final BoardPane board;
    private final ChartPane chart;
    private final Inspector inspector;
    private final AbstractButton chartLine;
    private final Split whole;
    private final Split left;
    private final Split right;
    private final transient LessonColumn lesson;
    private final FoldedParts edge;
    private final Drawer drawer = new Drawer(this::closeDrawer);
    private final transient WantedParts wanted;
    private final transient Acts acts;
    private JComponent base = new JPanel();
    private int coveredFrom = Integer.MAX_VALUE;
    private transient PartFolding folding = new PartFolding(EnumSet.allOf(WindowPart.class), false, BoardOrder.TALL);

    PanelLayout(
            BoardPane board,
            ChartPane chart,
            Inspector inspector,
            JComponent moves,
            JComponent toolbar,
            Acts acts,
            BooleanSupplier asked,
            UserSettings remembered) {
        super(null);
        splits = new RememberedSplits(remembered);
        this.acts = acts;
        lesson = new LessonColumn(splits, board, this::getWidth, asked);
        this.board = board;
        this.chart = chart;
        this.inspector = inspector;
        wanted = new WantedParts(remembered);
        place(WindowPart.CHART, chart);
        place(WindowPart.MOVES, moves);
        place(WindowPart.INSPECTOR, inspector);
        places.put(WindowPart.TOOLBAR, toolbar);
        for (WindowPart part : WindowPart.values()) acts.bindSwitch(part.act(), () -> toggle(part), () -> shows(part));
        edge = new FoldedParts(acts);
        chartLine = FoldedParts.line(acts, WindowPart.CHART);
        inspector.whenOpened(() -> {
            reveal(WindowPart.INSPECTOR);
            EventQueue.invokeLater(drawer::takeFocus);
        });

        left = splits.split("left", VERTICAL_SPLIT, 0.77);
        left.keepFirst(() -> boardNeed(board.getWidth()).height, () -> UIScale.scale(CHART));
        left.onToggled(() -> toggle(WindowPart.CHART));
        right = splits.split("right", VERTICAL_SPLIT, 0.78);
        right.keepFirst(() -> UIScale.scale(INSPECTOR.height), () -> UIScale.scale(MOVES.height));
        right.onToggled(() -> toggle(WindowPart.MOVES));
        whole = splits.split("whole", HORIZONTAL_SPLIT, 0.6);
        whole.keepFirst(this::boardWidth, () -> UIScale.scale(INSPECTOR.width));
        whole.onToggled(this::toggleColumn);
        add(drawer);
        add(edge);
        arrange();
    }

    private void place(WindowPart part, JComponent shown) {
        JPanel place = new JPanel(new BorderLayout());
        place.add(shown);
        place.setMinimumSize(new Dimension());
        places.put(part, place);
    }

    /** The next window looks the same. */
    void remember() {
        splits.remember();
    }

    @Override
    public void open(LessonPanel panel) {
        closeDrawer();
        lesson.open(panel);
        wanted.beLesson(Set.of());
        folding = fold();
        arrange();
    }

    @Override
    public void close() {
        closeDrawer();
        lesson.close();
        wanted.beGame();
        folding = fold();
        arrange();
    }

    @Override
    public void show(Set<Part> parts) {
        if (!lesson.isOpen()) return;
        Set<WindowPart> needed =
                parts.stream().map(part -> WindowPart.valueOf(part.name())).collect(Collectors.toSet());
        if (wanted.beLesson(needed)) arrange();
    }

    @Override
    public void openDecision(Block.Opened opened) {
        inspector
                .show(DecisionPane.class)
                .open(opened == Block.Opened.TREE ? DecisionPane.Tab.TREE : DecisionPane.Tab.CANDIDATES);
    }

    @Override
    public void lookAtChart(boolean stacked, Seat side) {
        chart.look(stacked ? ChartMode.CRITERIA : ChartMode.TOTAL, side);
    }

    /** Whether a part is seen, at its place or over the board. */
    boolean shows(WindowPart part) {
        return isAtItsPlace(part) || isHeld(part);
    }

    /** Shows a part that is not seen, over the board if there is no room for it; hides one that is. */
    void toggle(WindowPart part) {
        if (isHeld(part)) closeDrawer();
        else if (!isAtItsPlace(part)) {
            wish(part, true);
            reveal(part);
            EventQueue.invokeLater(drawer::takeFocus);
        } else wish(part, false);
        arrange();
    }

    private void toggleColumn() {
        Set<WindowPart> column = Set.of(WindowPart.INSPECTOR, WindowPart.MOVES);
        boolean shown = column.stream().anyMatch(this::isAtItsPlace);
        column.stream().filter(part -> isAtItsPlace(part) == shown).forEach(part -> wish(part, !shown));
        folding = fold();
        if (!shown) reveal(WindowPart.INSPECTOR);
        arrange();
    }

    private void wish(WindowPart part, boolean shown) {
        wanted.wish(sizeClass(), part, shown);
        folding = fold();
    }

    private void reveal(WindowPart part) {
        if (shows(part)) return;
        closeDrawer();
        drawer.hold(part, places.get(part));
        arrange();
    }

    private void closeDrawer() {
        if (drawer.held().isEmpty()) return;
        if (drawer.hasFocusInside()) board.board().requestFocusInWindow();
        drawer.close();
        arrange();
    }

    private boolean isAtItsPlace(WindowPart part) {
        if (lesson.isOpen() && part == WindowPart.INSPECTOR) return wanted.isNeededByLesson(part);
        return folding.isAtItsPlace(part);
    }

    private SizeClass sizeClass() {
        Component root = SwingUtilities.getRoot(this);
        return SizeClass.of(root == null ? getSize() : root.getSize());
    }

    private Dimension boardNeed(int width) {
        return board.need(folding.order(), width);
    }

    /** Where the board would be too high in its share of the width, the inspector gives way as far as needed. */
    private int boardWidth() {
        int room = whole.getWidth() - whole.divider();
        int share = (int) Math.round(whole.share() * room);
        int most = room - UIScale.scale(INSPECTOR.width);
        if (isEnoughForBoard(share)) return boardNeed(share).width;
        return IntStream.iterate(share, width -> width < most, width -> width + UIScale.scale(STEP))
                .filter(this::isEnoughForBoard)
                .findFirst()
                .orElse(most);
    }

    private boolean isEnoughForBoard(int width) {
        Dimension need = boardNeed(width);
        return need.width <= width && need.height + chartHeight() <= whole.getHeight();
    }

    static int divider() {
        return UIScale.scale(UIManager.getInt("SplitPane.dividerSize"));
    }

    private int chartHeight() {
        if (!folding.shown().contains(WindowPart.CHART)) return 0;
        return left.divider() + (folding.chartLine() ? chartLine.getPreferredSize().height : UIScale.scale(CHART));
    }

    private Set<WindowPart> wanted() {
        return wanted.in(sizeClass());
    }

    private PartFolding fold() {
        lesson.settle(!wanted.isNeededByLesson(WindowPart.INSPECTOR), () -> isEnough(getHeight()));
        return PartFolding.of(toShare(getHeight()), wanted());
    }

    /** Whether the board has what it needs if all has so much height, and the state of the game is seen. */
    boolean isEnough(int height) {
        PartFolding.Room room = toShare(height);
        return PartFolding.of(room, wanted()).isEnough(room, wanted());
    }

    private PartFolding.Room toShare(int height) {
        int line = chartLine.getPreferredSize().height;
        return new PartFolding.Room(
                new Dimension(getWidth(), height),
                board::need,
                lesson.orders(),
                lesson.width(),
                divider(),
                UIScale.scale(INSPECTOR),
                UIScale.scale(MOVES),
                UIScale.scale(CHART),
                line,
                places.get(WindowPart.TOOLBAR).getPreferredSize().height,
                lesson.isOpen() ? 0 : line + UIScale.scale(4));
    }

    /** Puts everything into its place, as far as it is to be seen. */
    private void arrange() {
        board.standIn(lesson.orders());
        left.put(board, left.getRightComponent());
        if (!isHeld(WindowPart.CHART) && isAtItsPlace(WindowPart.CHART)) left.unfold(places.get(WindowPart.CHART));
        else if (folding.shown().contains(WindowPart.CHART))
            left.fold(chartLine, chartLine.getPreferredSize().height, true);
        else left.fold(FoldedParts.nothing(), 0, isHidden(WindowPart.CHART));
        JComponent next = lesson.isOpen() ? withLesson() : game();
        JComponent toolbar = places.get(WindowPart.TOOLBAR);
        if (next != base) remove(base);
        if (next.getParent() != this) add(next);
        base = next;
        if (folding.shown().contains(WindowPart.TOOLBAR)) {
            if (toolbar.getParent() != this) add(toolbar);
        } else if (toolbar.getParent() == this) remove(toolbar);
        Set<WindowPart> away = EnumSet.allOf(WindowPart.class);
        away.removeAll(folding.shown());
        edge.show(lesson.isOpen() ? Set.of() : away);
        revalidate();
        repaint();
        EventQueue.invokeLater(acts::refresh);
    }

    /** What the user has hidden keeps its divider; what has no room has none. */
    private boolean isHidden(WindowPart part) {
        return wanted.isHidden(sizeClass(), part);
    }

    private boolean isHeld(WindowPart part) {
        return drawer.held().filter(part::equals).isPresent();
    }

    private JComponent game() {
        boolean inspected = folding.shown().contains(WindowPart.INSPECTOR);
        boolean listed = folding.shown().contains(WindowPart.MOVES);
        JComponent inspectorPlace = places.get(WindowPart.INSPECTOR);
        JComponent movesPlace = places.get(WindowPart.MOVES);
        if (!inspected && !listed) whole.fold(FoldedParts.nothing(), 0, isHidden(WindowPart.INSPECTOR));
        else if (!inspected) whole.unfold(movesPlace);
        else {
            right.put(inspectorPlace, right.getRightComponent());
            if (listed) right.unfold(movesPlace);
            else right.fold(FoldedParts.nothing(), 0, isHidden(WindowPart.MOVES));
            whole.unfold(right);
        }
        whole.put(left, whole.getRightComponent());
        return whole;
    }

    private JComponent withLesson() {
        return lesson.place(
                wanted.isNeededByLesson(WindowPart.CHART) ? left : board,
                wanted.isNeededByLesson(WindowPart.INSPECTOR)
                        ? Optional.of(places.get(WindowPart.INSPECTOR))
                        : Optional.empty());
    }

    @Override
    public void doLayout() {
        boolean stoodBeside = lesson.isBeside();
        PartFolding next = fold();
        boolean comesBack = drawer.held().filter(next::isAtItsPlace).isPresent();
        if (comesBack) drawer.close();
        if (comesBack || !next.equals(folding) || lesson.isBeside() != stoodBeside) {
            folding = next;
            arrange();
        }
        Rectangle room = room();
        places.get(WindowPart.TOOLBAR).setBounds(0, 0, getWidth(), room.y);
        base.setBounds(room);
        edge.setBounds(room.width, room.y, getWidth() - room.width, room.height);
        // What is laid over the board depends on where that stands.
        base.validate();
        drawer.layOver(aboveLine(room), boardEnd());
        int end = SwingUtilities.convertPoint(board, board.getWidth(), 0, this).x;
        board.cover(Math.max(0, end - Math.min(coveredFrom, drawer.start(room))));
    }

    /** Where something can lie over the board: beside what is at the edge, below the toolbar. */
    Rectangle room() {
        JComponent toolbar = places.get(WindowPart.TOOLBAR);
        int top = toolbar.getParent() == this ? toolbar.getPreferredSize().height : 0;
        int beside = edge.isVisible() ? edge.getPreferredSize().width : 0;
        return new Rectangle(0, top, getWidth() - beside, getHeight() - top);
    }

    /** The line of the chart stays in sight below the chart that it has opened, and closes it again. */
    private Rectangle aboveLine(Rectangle room) {
        if (!isHeld(WindowPart.CHART) || !SwingUtilities.isDescendingFrom(chartLine, base)) return room;
        int top = SwingUtilities.convertPoint(chartLine, 0, 0, this).y;
        return new Rectangle(room.x, room.y, room.width, top - room.y);
    }

    /** Where the board ends if it stands as far to the left as it can: beyond that nothing has to be covered of it. */
    int boardEnd() {
        return SwingUtilities.convertPoint(board, board.leastEnd(), 0, this).x;
    }

    /** Something else lies over all that is further to the right. */
    void cover(int from) {
        if (coveredFrom == from) return;
        coveredFrom = from;
        revalidate();
    }

    /** The drawer lies over the rest. */
    @Override
    public boolean isOptimizedDrawingEnabled() {
        return drawer == null || !drawer.isVisible();
    }

    /** A new look is also for what is put away at the moment: it will come back. */
    @Override
    public void updateUI() {
        super.updateUI();
        // The first time is inside the constructor of what this extends.
        if (splits == null) return;
        Stream.of(Stream.of(whole, left, right, chartLine), lesson.parts(), places.values().stream())
                .flatMap(parts -> parts)
                .filter(part -> part.getParent() == null)
                .forEach(SwingUtilities::updateComponentTreeUI);
    }
}
