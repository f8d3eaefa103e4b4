package lectern.gui;

import static javax.swing.JSplitPane.HORIZONTAL_SPLIT;
import static javax.swing.JSplitPane.VERTICAL_SPLIT;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import lectern.game.Seat;
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
 * the right side; the inspector is below it and the chart below the board only when they are wanted. Dividers keep
 * their places from one run to the next.
 */
final class PanelLayout extends JPanel implements LessonSurroundings {
    private final Map<String, Split> splits = new LinkedHashMap<>();
    private final transient UserSettings remembered;

    /** A divider that is dragged moves often; where it comes to rest is what counts. */
    private final Timer settle = new Timer(400, event -> remember());

    private final JComponent board;
    private final JPanel chartPlace = new JPanel(new BorderLayout());
    private final JPanel inspectorPlace = new JPanel(new BorderLayout());
    private final JPanel movesPlace = new JPanel(new BorderLayout());
    private final ChartPane chart;
    private final Inspector inspector;
    private final Split whole;
    private final Split left;
    private final Split right;
    private final Split besideLesson;
    private final Split belowLesson;
    private transient Optional<LessonPanel> lesson = Optional.empty();
    private transient Set<Part> parts = Set.of();

    PanelLayout(JComponent board, ChartPane chart, Inspector inspector, JComponent moves, UserSettings remembered) {
        super(new BorderLayout());
        this.remembered = remembered;
        settle.setRepeats(false);
        this.board = board;
        this.chart = chart;
        this.inspector = inspector;
        chartPlace.add(chart);
        chartPlace.setMinimumSize(new Dimension());
        inspectorPlace.add(inspector);
        movesPlace.add(moves);
        left = split("left", new Split(VERTICAL_SPLIT, board, chartPlace, 0.77));
        left.keepFirst(() -> board.getMinimumSize().height, chart.getMinimumSize().height);
        right = split("right", new Split(VERTICAL_SPLIT, inspectorPlace, movesPlace, 0.7));
        whole = split("whole", new Split(HORIZONTAL_SPLIT, left, right, 0.6));
        besideLesson = split("beside-lesson", new Split(HORIZONTAL_SPLIT, null, null, 0.54));
        belowLesson = split("below-lesson", new Split(VERTICAL_SPLIT, null, null, 0.5));
        add(whole);
    }

    /** The next window looks the same. */
    void remember() {
        settle.stop();
        Map<String, String> shares = new HashMap<>();
        splits.forEach((name, split) -> shares.put("split." + name, String.valueOf(split.share())));
        remembered.remember(shares);
    }

    private Split split(String name, Split split) {
        remembered
                .text("split." + name)
                .filter(share -> share.matches("0\\.[0-9]+"))
                .ifPresent(share -> split.share(Double.parseDouble(share)));
        split.onMoved(settle::restart);
        splits.put(name, split);
        return split;
    }

    @Override
    public void open(LessonPanel panel) {
        lesson = Optional.of(panel);
        parts = Set.of();
        arrange();
    }

    @Override
    public void close() {
        lesson = Optional.empty();
        arrange();
    }

    @Override
    public void show(Set<Part> wanted) {
        if (wanted.equals(parts)) return;
        parts = Set.copyOf(wanted);
        if (lesson.isPresent()) arrange();
    }

    @Override
    public void openDecision(Block.Opened opened) {
        inspector
                .open(DecisionPane.class)
                .open(opened == Block.Opened.TREE ? DecisionPane.Tab.TREE : DecisionPane.Tab.CANDIDATES);
    }

    @Override
    public void lookAtChart(boolean stacked, Seat side) {
        chart.look(stacked ? ChartMode.CRITERIA : ChartMode.TOTAL, side);
    }

    /** A new look is also for what is put away at the moment: it will come back. */
    @Override
    public void updateUI() {
        super.updateUI();
        // The first time is inside the constructor of what this extends.
        if (splits == null) return;
        Stream.of(whole, left, right, besideLesson, belowLesson, chartPlace, inspectorPlace, movesPlace)
                .filter(part -> part.getParent() == null)
                .forEach(SwingUtilities::updateComponentTreeUI);
    }

    /** To be given other components makes a divider forget its place. */
    private void arrange() {
        Map<Split, Double> shares = new LinkedHashMap<>();
        splits.values().forEach(split -> shares.put(split, split.share()));
        removeAll();
        add(lesson.map(this::withLesson).orElseGet(this::game));
        shares.forEach(Split::share);
        revalidate();
        repaint();
    }

    private JComponent game() {
        left.setTopComponent(board);
        left.setBottomComponent(chartPlace);
        right.setTopComponent(inspectorPlace);
        whole.setLeftComponent(left);
        return whole;
    }

    private JComponent withLesson(LessonPanel panel) {
        if (parts.contains(Part.CHART)) {
            left.setTopComponent(board);
            left.setBottomComponent(chartPlace);
            besideLesson.setLeftComponent(left);
        } else besideLesson.setLeftComponent(board);
        if (parts.contains(Part.INSPECTOR)) {
            belowLesson.setTopComponent(panel);
            belowLesson.setBottomComponent(inspectorPlace);
            besideLesson.setRightComponent(belowLesson);
        } else besideLesson.setRightComponent(panel);
        return besideLesson;
    }
}
