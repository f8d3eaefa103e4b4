package lectern.picture.chart;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lectern.game.Evaluation;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Term;

/**
 * What a chart shows, put into words already; immutable, so that it can be exported beside the event thread.
 *
 * @param criteria what each criterion is called, in the order of the terms
 * @param axis what is measured, and for whom
 */
public record ChartContent(List<ChartPoint> points, ChartMode mode, List<String> criteria, String axis, String moves) {
    public ChartContent {
        points = List.copyOf(points);
        criteria = List.copyOf(criteria);
    }

    /** In the words of the game that begins with a position. */
    public static ChartContent of(
            List<ChartPoint> points, ChartMode mode, Position start, Function<Phrase, String> words) {
        Evaluation first = points.get(0).evaluation();
        List<String> criteria = first.terms().stream()
                .map(term -> words.apply(start.game().kind().term(term.key())))
                .toList();
        Phrase axis = Phrase.of("chart.axis", start.view().name(first.side()));
        return new ChartContent(points, mode, criteria, words.apply(axis), words.apply(Phrase.of("chart.moves")));
    }

    Extent extent() {
        return Extent.of(points, mode);
    }

    List<Term> terms(int point) {
        return points.get(point).evaluation().terms();
    }

    /** The value of a point's line; empty where nothing was thought. */
    Optional<Double> value(ChartPoint point) {
        return mode == ChartMode.THOUGHT ? point.thought() : Optional.of(point.value());
    }
}
