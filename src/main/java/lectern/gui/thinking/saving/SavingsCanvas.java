package lectern.gui.thinking.saving;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.IntConsumer;
import javax.swing.JToolTip;
import javax.swing.KeyStroke;
import lectern.gui.chart.ChartTheme;
import lectern.gui.chart.LinesTip;
import lectern.gui.chart.StillChart;
import lectern.gui.look.FocusFrame;
import lectern.gui.wording.Wording;
import lectern.picture.saving.NodeCurves;
import lectern.picture.saving.NodeDrawing;
import lectern.search.saving.Savings;

/** The curves on the screen: a click, or the arrow keys, choose a depth; the mouse shows its numbers. */
final class SavingsCanvas extends StillChart {
    /** From here on, at 100 %, there is room for the legend beside the curves. */
    private static final int WIDE = 440;

    private final transient Wording wording;
    private final transient IntConsumer chosen;
    private final transient FocusFrame focus = new FocusFrame(this);
    private transient Optional<Savings> savings = Optional.empty();
    private int depth;

    /** @param chosen is told which depth */
    SavingsCanvas(Wording wording, IntConsumer chosen) {
        this.wording = wording;
        this.chosen = chosen;
        setName("saving.chart");
        setToolTipText("");
        setFocusable(true);
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                requestFocusInWindow();
                depthAt(event).ifPresent(found -> chosen.accept((int) found));
            }
        });
        on(KeyEvent.VK_RIGHT, 1);
        on(KeyEvent.VK_LEFT, -1);
    }

    private void on(int key, int by) {
        registerKeyboardAction(
                event -> {
                    if (isDepth(depth + by)) chosen.accept(depth + by);
                },
                KeyStroke.getKeyStroke(key, 0),
                WHEN_FOCUSED);
    }

    private boolean isDepth(long number) {
        return number >= 1
                && savings.filter(known -> number <= known.perft().size()
                                || known.rows().stream().anyMatch(row -> row.depth() == number))
                        .isPresent();
    }

    private OptionalLong depthAt(MouseEvent event) {
        OptionalLong found = plyAt(event);
        return found.isPresent() && isDepth(found.getAsLong()) ? found : OptionalLong.empty();
    }

    void show(Savings shown, int marked) {
        savings = Optional.of(shown);
        depth = marked;
        draw();
    }

    void rewrite() {
        getAccessibleContext().setAccessibleName(wording.of("saving.chart"));
        draw();
    }

    private void draw() {
        savings.ifPresent(known -> {
            NumberFormat numbers =
                    NumberFormat.getIntegerInstance(wording.language().locale());
            NodeDrawing drawing = new NodeDrawing(
                    ChartTheme.inForce(known.plan().position().game().kind()),
                    ChartTheme.font(),
                    UIScale.getUserScaleFactor(),
                    numbers,
                    wording::of);
            setChart(drawing.chart(NodeCurves.of(known), depth, getWidth() >= UIScale.scale(WIDE)));
        });
    }

    @Override
    public void paintComponent(Graphics graphics) {
        super.paintComponent(graphics);
        focus.paint(graphics);
    }

    /** Another width may put the legend elsewhere. */
    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean other = getWidth() >= UIScale.scale(WIDE) != width >= UIScale.scale(WIDE);
        super.setBounds(x, y, width, height);
        if (other) draw();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        // The first time is inside the constructor of what this extends.
        if (savings != null) draw();
    }

    @Override
    public String getToolTipText(MouseEvent event) {
        OptionalLong found = depthAt(event);
        return found.isPresent() ? told((int) found.getAsLong()) : null;
    }

    @Override
    public JToolTip createToolTip() {
        return new LinesTip(this);
    }

    private String told(int ofDepth) {
        List<String> lines = new ArrayList<>();
        lines.add(wording.of("thinking.depth", ofDepth));
        for (NodeCurves.NodeCurve curve : NodeCurves.of(savings.orElseThrow()).curves()) {
            for (NodeCurves.NodePoint point : curve.points()) {
                if (point.depth() != ofDepth) continue;
                String number = wording.of(point.finished() ? "saving.count" : "saving.more-than", point.nodes());
                lines.add(wording.of("saving.point", curve.name(), number));
            }
        }
        return String.join("\n", lines);
    }

    @Override
    public Dimension getPreferredSize() {
        return UIScale.scale(new Dimension(420, 240));
    }

    @Override
    public Dimension getMinimumSize() {
        return UIScale.scale(new Dimension(120, 100));
    }
}
