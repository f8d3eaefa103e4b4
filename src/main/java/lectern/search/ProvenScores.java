package lectern.search;

import java.util.Optional;
import lectern.game.Position;
import lectern.game.Seat;

/** How proven results stand among scores inside a search: beyond every score, the sooner won the better. */
public final class ProvenScores {
    /** A win on the spot; larger than any sum of criteria. */
    public static final double WON = 1e9;

    /** A value beyond this is a proven result. */
    public static final double PROVEN = WON - 100_000;

    /** In the place of a length that is not known: no game is searched so far. */
    static final int BEYOND_ANY_LENGTH = 10_000;

    /** What is no result counts as no more than this, on either side, however much an evaluator makes of it. */
    private static final double MOST = 900_000_000;

    private ProvenScores() {}

    /** The worth of a position by an evaluator's opinion, as searches use it: never to be taken for a proven result. */
    public static double opinion(double total) {
        return Math.max(-MOST, Math.min(MOST, total));
    }

    /** What a finished game is worth to a seat, so many plies after the root. */
    public static double ofEnd(Position position, Seat seat, int ply) {
        Seat winner = position.winningSeat();
        if (winner == null) return 0;
        return winner == seat ? WON - ply : ply - WON;
    }

    /** A value found so many plies after the root, as a table keeps it: wins counted from the node itself. */
    public static double fromRoot(double value, int ply) {
        return value > PROVEN ? value + ply : value < -PROVEN ? value - ply : value;
    }

    public static double toRoot(double value, int ply) {
        return value > PROVEN ? value - ply : value < -PROVEN ? value + ply : value;
    }

    public static Optional<ProvenResult> verdict(double value) {
        if (value > PROVEN) return Optional.of(in(WON - value, ProvenResult.Result.WIN));
        if (value < -PROVEN) return Optional.of(in(WON + value, ProvenResult.Result.LOSS));
        return Optional.empty();
    }

    private static ProvenResult in(double plies, ProvenResult.Result result) {
        boolean known = plies > 0 && plies < BEYOND_ANY_LENGTH;
        return known ? ProvenResult.in((int) plies, result) : ProvenResult.of(result);
    }
}
