package lectern.picture.saving;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import lectern.game.Phrase;
import lectern.search.SearchVariant;
import lectern.search.saving.Savings;

/**
 * How many positions are looked at to each depth, a curve for each way of searching.
 *
 * @param curves the perft last; one without points keeps its place and its look
 * @param deepest how far the axis of depths reaches
 * @param limit where searches were given up, if one was
 */
public record NodeCurves(List<NodeCurve> curves, int deepest, OptionalLong limit) {
    /**
     * One way of searching.
     *
     * @param searched whether it was searched; otherwise all positions were counted
     */
    public record NodeCurve(Phrase name, boolean searched, List<NodePoint> points) {
        public NodeCurve {
            // There is no place for 0 on a logarithmic scale.
            points = points.stream().filter(point -> point.nodes() > 0).toList();
        }
    }

    /**
     * How many positions a depth took.
     *
     * @param finished whether it took no more than these
     */
    public record NodePoint(int depth, long nodes, boolean finished) {}

    public NodeCurves {
        curves = List.copyOf(curves);
    }

    public static NodeCurves of(Savings savings) {
        List<NodeCurve> curves = new ArrayList<>();
        for (SearchVariant variant : savings.plan().variants()) {
            List<NodePoint> points = savings.rows().stream()
                    .filter(row -> row.variant().equals(variant))
                    .map(row -> new NodePoint(row.depth(), row.nodes(), row.isFinished()))
                    .toList();
            curves.add(new NodeCurve(variant.named(), true, points));
        }
        List<NodePoint> counted = new ArrayList<>();
        for (long nodes : savings.perft()) counted.add(new NodePoint(counted.size() + 1, nodes, true));
        curves.add(new NodeCurve(Phrase.of("saving.perft"), false, counted));
        boolean given = savings.rows().stream().anyMatch(row -> !row.isFinished());
        OptionalLong limit = given ? OptionalLong.of(savings.plan().nodes()) : OptionalLong.empty();
        return new NodeCurves(curves, savings.plan().depth(), limit);
    }

    /** Those of all curves. */
    List<NodePoint> points() {
        return curves.stream().flatMap(curve -> curve.points().stream()).toList();
    }
}
