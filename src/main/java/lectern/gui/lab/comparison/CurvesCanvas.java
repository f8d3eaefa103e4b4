package lectern.gui.lab.comparison;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import lectern.gui.chart.ChartTheme;
import lectern.gui.chart.StillChart;
import lectern.gui.wording.Wording;
import lectern.picture.chart.ChartPoint;
import lectern.picture.chart.CurvesDrawing;
import lectern.picture.comparison.ComparedPly;
import lectern.picture.comparison.GameComparison;

/** The two curves: a click goes to its ply, and the mouse shows both totals. */
final class CurvesCanvas extends StillChart {
    private final transient Wording wording;
    private transient Optional<GameComparison> shown = Optional.empty();

    /** @param chosen hears the number of the turn that was clicked */
    CurvesCanvas(Wording wording, IntConsumer chosen) {
        this.wording = wording;
        setName("comparison.canvas");
        setToolTipText("");
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                pointed(event).ifPresent(ply -> chosen.accept(ply.turn()));
            }
        });
    }

    void show(Optional<GameComparison> comparison, int ply) {
        shown = comparison;
        setChart(comparison
                .map(known -> drawing(known).chart(firsts(known), seconds(known), differing(known), ply))
                .orElse(null));
        getAccessibleContext().setAccessibleName(wording.of("speech.comparison"));
        getAccessibleContext()
                .setAccessibleDescription(comparison
                        .flatMap(known -> known.at(ply))
                        .map(this::told)
                        .orElseGet(() -> wording.of("speech.nothing-drawn")));
    }

    private CurvesDrawing drawing(GameComparison known) {
        return new CurvesDrawing(
                ChartTheme.inForce(known.plies().get(0).position().game().kind()),
                ChartTheme.font(),
                UIScale.getUserScaleFactor(),
                wording.numbers().axis());
    }

    static List<ChartPoint> firsts(GameComparison known) {
        return known.plies().stream().map(ComparedPly::first).toList();
    }

    static List<ChartPoint> seconds(GameComparison known) {
        return known.plies().stream().map(ComparedPly::second).toList();
    }

    private static Set<Integer> differing(GameComparison known) {
        return known.differing().stream().map(ComparedPly::ply).collect(Collectors.toSet());
    }

    private Optional<ComparedPly> pointed(MouseEvent event) {
        return plyAt(event).stream()
                .mapToObj(ply -> shown.flatMap(known -> known.at((int) ply)))
                .flatMap(Optional::stream)
                .findFirst();
    }

    @Override
    public String getToolTipText(MouseEvent event) {
        return pointed(event).map(this::told).orElse(null);
    }

    private String told(ComparedPly ply) {
        return wording.of(
                "compare.point",
                ply.ply(),
                wording.numbers().text(ply.first().evaluation().total()),
                wording.numbers().text(ply.second().evaluation().total()));
    }

    @Override
    public Dimension getPreferredSize() {
        return UIScale.scale(new Dimension(200, 130));
    }

    @Override
    public Dimension getMinimumSize() {
        return UIScale.scale(new Dimension(120, 60));
    }
}
