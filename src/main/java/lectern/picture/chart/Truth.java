package lectern.picture.chart;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Who is proven to win each position of a line of play. Immutable.
 *
 * @param plies the start's, and then that of the position after each move
 * @param nodes how many positions are looked at for each before it is given up
 */
public record Truth(List<ProvenWinner> plies, long nodes) {
    public static final Truth NONE = new Truth(List.of(), 0);

    public Truth {
        plies = List.copyOf(plies);
    }

    /** Whether nothing is proven at all. */
    public boolean isEmpty() {
        return plies.stream().noneMatch(ProvenWinner::isKnown);
    }

    public ProvenWinner at(int ply) {
        return ply < plies.size() ? plies.get(ply) : ProvenWinner.UNKNOWN;
    }

    /** Only what comes before a ply; of the rest nothing is known. */
    public Truth before(int ply) {
        return new Truth(
                IntStream.range(0, plies.size())
                        .mapToObj(place -> place < ply ? plies.get(place) : ProvenWinner.UNKNOWN)
                        .toList(),
                nodes);
    }

    /** Whether what is drawn at a point promises the win to the side that is proven to lose. */
    public boolean isMisjudged(ChartPoint point, double value) {
        return point.outcome().isEmpty()
                && at(point.ply()).contradicts(value, point.evaluation().side());
    }
}
