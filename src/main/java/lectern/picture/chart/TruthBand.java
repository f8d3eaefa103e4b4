package lectern.picture.chart;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.picture.Mark;

/**
 * What is proven of each position, as a chart shows it below its values; in words already. Immutable.
 *
 * @param misjudged the plies at which the values point to the side that is proven to lose
 * @param names what each kind of winner is called in the legend
 * @param misjudgedName what the marks of those plies are called there
 * @param looks the groups in whose colours and patterns the sides' wins are shown
 */
public record TruthBand(
        Truth truth,
        Set<Integer> misjudged,
        Map<ProvenWinner, String> names,
        String misjudgedName,
        Map<Seat, Mark.Group> looks) {
    static final TruthBand NONE = new TruthBand(Truth.NONE, Set.of(), Map.of(), "", Map.of());

    public TruthBand {
        misjudged = Set.copyOf(misjudged);
        names = Map.copyOf(names);
        looks = Map.copyOf(looks);
    }

    static TruthBand of(
            Truth truth, List<ChartPoint> points, ChartMode mode, Position last, Function<Phrase, String> words) {
        Map<ProvenWinner, String> names = new EnumMap<>(ProvenWinner.class);
        for (ProvenWinner winner : ProvenWinner.values()) names.put(winner, words.apply(name(winner, last)));
        Map<Seat, Mark.Group> looks = new EnumMap<>(Seat.class);
        for (Seat seat : Seat.values())
            looks.put(seat, new Mark.Group(seat.ordinal() + 1, last.view().emblem(seat)));
        Set<Integer> misjudged = points.stream()
                .filter(point -> mode.value(point)
                        .filter(value -> truth.isMisjudged(point, value))
                        .isPresent())
                .map(ChartPoint::ply)
                .collect(Collectors.toSet());
        return new TruthBand(truth, misjudged, names, words.apply(Phrase.of("chart.truth.misjudged")), looks);
    }

    private static Phrase name(ProvenWinner winner, Position last) {
        return winner.seat()
                .map(seat -> Phrase.of("chart.truth.win", last.view().name(seat)))
                .orElseGet(() -> Phrase.of(winner.key()));
    }

    boolean isEmpty() {
        return truth.isEmpty();
    }

    /** Whether a kind of winner is in the band, so that the legend has to explain it. */
    boolean has(ProvenWinner winner) {
        return truth.plies().contains(winner);
    }
}
