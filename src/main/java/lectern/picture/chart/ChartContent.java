package lectern.picture.chart;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import lectern.game.Evaluation;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.Term;
import lectern.search.Expectation;

/**
 * What a chart shows, put into words already; immutable, so that it can be exported beside the event thread.
 *
 * @param criteria what each criterion is called, in the order of the terms
 * @param axis what is measured, and for whom
 * @param seats what the side in each seat is called
 * @param band what is proven of the positions
 * @param signs what stands at points, such as the mark of a mistake, by their plies
 */
public record ChartContent(
        List<ChartPoint> points,
        ChartMode mode,
        List<String> criteria,
        String axis,
        String moves,
        Map<Seat, String> seats,
        TruthBand band,
        Map<Integer, String> signs) {
    public ChartContent {
        seats = Map.copyOf(seats);
        signs = Map.copyOf(signs);
        points = List.copyOf(points);
        criteria = List.copyOf(criteria);
    }

    /** One of which nothing is proven. */
    public ChartContent(
            List<ChartPoint> points,
            ChartMode mode,
            List<String> criteria,
            String axis,
            String moves,
            Map<Seat, String> seats) {
        this(points, mode, criteria, axis, moves, seats, TruthBand.NONE, Map.of());
    }

    /** The same, with what is proven of its positions. */
    public ChartContent with(Truth truth, Position last, Function<Phrase, String> words) {
        TruthBand proven = truth.isEmpty() ? TruthBand.NONE : TruthBand.of(truth, points, mode, last, words);
        return new ChartContent(points, mode, criteria, axis, moves, seats, proven, signs);
    }

    /** The same with signs at points, by their plies. */
    public ChartContent signed(Map<Integer, String> others) {
        return new ChartContent(points, mode, criteria, axis, moves, seats, band, others);
    }

    /** What is proven of its positions. */
    public Truth truth() {
        return band.truth();
    }

    /** In the words of the game that a position belongs to, and with the sides that are chosen there. */
    public static ChartContent of(
            List<ChartPoint> points, ChartMode mode, Position last, Function<Phrase, String> words) {
        Evaluation first = points.get(0).evaluation();
        Map<Seat, String> seats = new EnumMap<>(Seat.class);
        for (Seat seat : Seat.values()) {
            seats.put(seat, words.apply(scale(points, seat, last.view().name(seat))));
        }
        List<String> criteria = first.terms().stream()
                .map(term -> words.apply(last.game().kind().term(term.key())))
                .toList();
        Phrase axis = Phrase.of("chart.axis", last.view().viewer(first.side()));
        return new ChartContent(
                points, mode, criteria, words.apply(axis), words.apply(Phrase.of("chart.moves")), seats);
    }

    /** A player that counts trials thinks in results, not in scores. */
    private static Phrase scale(List<ChartPoint> points, Seat seat, Phrase name) {
        boolean results = points.stream()
                .filter(point -> point.mover().equals(Optional.of(seat)))
                .anyMatch(point ->
                        point.thought().filter(Expectation.class::isInstance).isPresent());
        return results ? Phrase.of("chart.results", name) : name;
    }

    /** What the legend calls a winner. */
    public String named(ProvenWinner winner) {
        return band.names().get(winner);
    }

    /** Whether what is drawn there points to the side that is proven to lose. */
    public boolean isMisjudged(ChartPoint point) {
        return band.misjudged().contains(point.ply());
    }

    /** What the player in one seat thought, under the name of its side; empty if nothing is known of that. */
    Optional<ChartContent> thoughtsOf(Seat seat) {
        List<ChartPoint> own = points.stream()
                .filter(point -> point.mover().equals(Optional.of(seat)))
                .filter(point -> point.thought().isPresent())
                .toList();
        return own.isEmpty()
                ? Optional.empty()
                : Optional.of(new ChartContent(own, mode, criteria, seats.get(seat), moves, seats).signed(signs));
    }

    /** The same with an axis that names the side for which a value is good, too: it need not be the one that thought. */
    ChartContent namedFor(String viewer) {
        return new ChartContent(points, mode, criteria, axis + ", " + viewer, moves, seats, band, signs);
    }

    Extent extent() {
        return Extent.of(points, mode);
    }

    List<Term> terms(int point) {
        return points.get(point).evaluation().terms();
    }

    /** The value of a point's line; empty where nothing was thought. */
    Optional<Double> value(ChartPoint point) {
        return mode.value(point);
    }
}
