package lectern.gui.chart;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import javax.swing.JToolTip;
import lectern.game.Position;
import lectern.game.Term;
import lectern.gui.desk.Desk;
import lectern.gui.desk.MoveSigns;
import lectern.gui.wording.Wording;
import lectern.picture.chart.ChartContent;
import lectern.picture.chart.ChartDrawing;
import lectern.picture.chart.ChartPoint;
import lectern.picture.chart.ProvenWinner;
import lectern.picture.chart.Truth;
import lectern.play.Match;
import lectern.telling.ScorePhrase;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.RectangleEdge;

/** The chart on the screen: a click goes to its move, and the mouse shows what a position is made of. */
final class ChartCanvas extends StillChart {
    private final transient MoveSigns signs;
    private final transient Wording wording;
    private transient Optional<ChartContent> content = Optional.empty();
    private transient Position start;
    private int marked;

    ChartCanvas(Desk desk, MoveSigns signs, Wording wording) {
        this.signs = signs;
        this.wording = wording;
        setName("chart.canvas");
        setToolTipText("");
        wording.write(this::describe);
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                // Another game may have begun that is not judged yet.
                if (desk.match().start().equals(start)) pointAt(event).ifPresent(point -> desk.goTo(point.turn()));
            }
        });
    }

    /** The start of the match that is shown; null before one is. */
    Position start() {
        return start;
    }

    void show(ChartContent shown, Match match) {
        content = Optional.of(shown);
        start = match.start();
        setChart(drawing().chart(shown, match.mainPly()));
        marked = match.mainPly();
        describe();
    }

    /** Nothing of it can be seen. */
    void clear() {
        content = Optional.empty();
        setChart(null);
        describe();
    }

    void mark(int ply) {
        if (getChart() != null) drawing().mark(getChart().getXYPlot(), ply);
        marked = ply;
        describe();
    }

    /** What it says of the position that the board shows. */
    private void describe() {
        List<String> told = content.stream()
                .flatMap(shown -> shown.points().stream())
                .filter(point -> point.ply() == marked)
                .findFirst()
                .map(this::told)
                .orElseGet(() -> List.of(wording.of("speech.nothing-drawn")));
        getAccessibleContext().setAccessibleName(wording.of("speech.chart"));
        getAccessibleContext().setAccessibleDescription(String.join("; ", told));
    }

    /** Where on this component the point of a ply is: its middle, half-way up. */
    java.awt.Point place(int ply) {
        XYPlot plot = getChart().getXYPlot();
        double x = plot.getDomainAxis().valueToJava2D(ply, getScreenDataArea(), RectangleEdge.BOTTOM);
        return new java.awt.Point((int) Math.round(x), (int) getScreenDataArea().getCenterY());
    }

    private ChartDrawing drawing() {
        return new ChartDrawing(
                ChartTheme.inForce(start.game().kind()),
                ChartTheme.font(),
                UIScale.getUserScaleFactor(),
                false,
                wording.numbers().axis());
    }

    private Optional<ChartPoint> pointAt(MouseEvent event) {
        if (content.isEmpty()) return Optional.empty();
        OptionalLong ply = plyAt(event);
        return content.get().points().stream()
                .filter(point -> ply.isPresent() && point.ply() == ply.getAsLong())
                .findFirst();
    }

    @Override
    public String getToolTipText(MouseEvent event) {
        return pointAt(event).map(point -> String.join("\n", told(point))).orElse(null);
    }

    @Override
    public JToolTip createToolTip() {
        return new LinesTip(this);
    }

    private List<String> told(ChartPoint point) {
        List<String> lines = new ArrayList<>();
        String move = point.move().map(played -> played.text()).orElse("–");
        lines.add(wording.of("chart.point", point.ply(), move, worth(point)));
        for (Term term : point.evaluation().terms()) {
            lines.add(wording.of(
                    "chart.term",
                    content.orElseThrow().criteria().get(lines.size() - 1),
                    wording.numbers().text(term.raw()),
                    wording.numbers().text(term.weight()),
                    term.applies() ? wording.numbers().text(term.contribution()) : ScorePhrase.contribution(term)));
        }
        point.thought().ifPresent(thought -> lines.add(wording.of("chart.thought", ScorePhrase.of(thought))));
        signs.of(point.turn()).ifPresent(sign -> lines.add(wording.of(sign.meaning())));
        Truth truth = content.orElseThrow().truth();
        if (!truth.isEmpty() && point.outcome().isEmpty()) tellTruth(truth, point, lines);
        return lines;
    }

    private void tellTruth(Truth truth, ChartPoint point, List<String> lines) {
        ProvenWinner winner = truth.at(point.ply());
        lines.add(
                winner.isKnown() ? content.orElseThrow().named(winner) : wording.of("chart.truth.open", truth.nodes()));
        if (content.orElseThrow().isMisjudged(point)) lines.add(wording.of("chart.truth.wrong"));
    }

    /** How the game ended, or the number. */
    private Object worth(ChartPoint point) {
        return point.outcome()
                .<Object>map(outcome -> outcome.reason())
                .orElse(wording.numbers().text(point.value()));
    }

    @Override
    public Dimension getPreferredSize() {
        return UIScale.scale(new Dimension(400, 170));
    }

    @Override
    public Dimension getMinimumSize() {
        return UIScale.scale(new Dimension(120, 60));
    }
}
