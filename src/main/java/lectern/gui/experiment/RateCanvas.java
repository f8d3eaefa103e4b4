package lectern.gui.experiment;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.RenderingHints;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.gui.chart.ChartTheme;
import lectern.gui.look.FocusFrame;
import lectern.gui.wording.Wording;
import lectern.picture.rate.RateDrawing;
import lectern.picture.rate.RateStyle;

/** The curve or the map of an experiment: a click, or the arrow keys, choose one of its points. */
final class RateCanvas extends JPanel {
    private static final int WIDTH = 420;
    private static final int HEIGHT = 260;
    private static final int LEAST = 220;

    private final transient Wording wording;
    private final GameKind game;
    private final transient IntConsumer chosen;
    private final transient FocusFrame focus = new FocusFrame(this);
    private transient Optional<Findings> findings = Optional.empty();
    private transient OptionalInt lit = OptionalInt.empty();

    /** @param chosen is told which point */
    RateCanvas(Wording wording, GameKind game, IntConsumer chosen) {
        this.wording = wording;
        this.game = game;
        this.chosen = chosen;
        setName("experiment.curve");
        setPreferredSize(new Dimension(UIScale.scale(WIDTH), UIScale.scale(HEIGHT)));
        setMinimumSize(new Dimension(UIScale.scale(LEAST), UIScale.scale(LEAST)));
        setToolTipText("");
        setFocusable(true);
        getAccessibleContext().setAccessibleName(wording.of("experiment.curve"));
        describe();
        MouseAdapter mouse = new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                requestFocusInWindow();
                at(event.getPoint()).ifPresent(RateCanvas.this::choose);
            }

            @Override
            public void mouseMoved(MouseEvent event) {
                boolean there = at(event.getPoint()).isPresent();
                setCursor(Cursor.getPredefinedCursor(there ? Cursor.HAND_CURSOR : Cursor.DEFAULT_CURSOR));
            }
        };
        addMouseListener(mouse);
        addMouseMotionListener(mouse);
        on(KeyEvent.VK_RIGHT, 1);
        on(KeyEvent.VK_LEFT, -1);
    }

    private void on(int key, int by) {
        registerKeyboardAction(event -> go(by), KeyStroke.getKeyStroke(key, 0), WHEN_FOCUSED);
    }

    private void go(int by) {
        int points = findings.map(found -> found.points().size()).orElse(0);
        if (points == 0) return;
        choose(Math.floorMod(lit.orElse(by > 0 ? -1 : 0) + by, points));
    }

    void show(Findings found) {
        findings = Optional.of(found);
        if (lit.isPresent() && lit.getAsInt() >= found.points().size()) lit = OptionalInt.empty();
        describe();
        repaint();
    }

    void clear() {
        findings = Optional.empty();
        lit = OptionalInt.empty();
        describe();
        repaint();
    }

    private void choose(int point) {
        lit = OptionalInt.of(point);
        describe();
        repaint();
        chosen.accept(point);
    }

    /** The point that is chosen, or else what was found. */
    private void describe() {
        List<Phrase> told = findings.map(found -> lit.isPresent()
                        ? List.of(found.points().get(lit.getAsInt()).label())
                        : found.said())
                .orElse(List.of());
        Stream<Phrase> all = Stream.concat(told.stream(), Stream.of(Phrase.of("speech.points")));
        getAccessibleContext().setAccessibleDescription(all.map(wording::of).collect(Collectors.joining(" ")));
    }

    private OptionalInt at(Point place) {
        return findings.map(found -> drawing(found).at(place, area())).orElse(OptionalInt.empty());
    }

    @Override
    public String getToolTipText(MouseEvent event) {
        OptionalInt point = at(event.getPoint());
        return point.isPresent()
                ? wording.of(
                        findings.orElseThrow().points().get(point.getAsInt()).label())
                : null;
    }

    private RateDrawing drawing(Findings found) {
        RateStyle style = RateStyle.of(ChartTheme.inForce(game), ChartTheme.font(), wording.numbers()::exact);
        return found.picture().apply(style);
    }

    private Rectangle2D area() {
        return new Rectangle2D.Double(0, 0, getWidth(), getHeight());
    }

    @Override
    protected void paintComponent(Graphics g) {
        super.paintComponent(g);
        Graphics2D drawn = (Graphics2D) g.create();
        drawn.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        findings.ifPresent(found -> drawing(found).draw(drawn, area(), lit));
        drawn.dispose();
        focus.paint(g);
    }
}
