package lectern.search;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import lectern.game.Move;
import lectern.game.Term;
import lectern.search.trace.Bound;

/**
 * A move that was considered.
 *
 * @param score its worth to the side that chooses
 * @param bound how the score is to be read
 * @param terms what the score is made of, adding up to it; empty where it is not a sum of criteria
 * @param line the play that the score expects, beginning with the move
 * @param visits how often a player that counts visits tried it; 0 otherwise
 * @param mean what those trials came to on average, from 0 for a loss to 1 for a win; empty if there were none
 * @param entries how many entries name the move in the list that a player draws from; 1 where nothing is drawn
 * @param verdict what is proven of it, if anything
 */
public record Candidate(
        Move move,
        double score,
        Bound bound,
        List<Term> terms,
        List<Move> line,
        long visits,
        OptionalDouble mean,
        int entries,
        Optional<ProvenResult> verdict) {
    public Candidate {
        terms = List.copyOf(terms);
        line = List.copyOf(line);
    }

    /** A candidate that is not drawn. */
    public Candidate(
            Move move,
            double score,
            Bound bound,
            List<Term> terms,
            List<Move> line,
            long visits,
            OptionalDouble mean,
            Optional<ProvenResult> verdict) {
        this(move, score, bound, terms, line, visits, mean, 1, verdict);
    }

    /** A candidate of a player that makes no trials. */
    public Candidate(
            Move move,
            double score,
            Bound bound,
            List<Term> terms,
            List<Move> line,
            long visits,
            Optional<ProvenResult> verdict) {
        this(move, score, bound, terms, line, visits, OptionalDouble.empty(), verdict);
    }

    /** A candidate that a list to draw from names so many times. */
    static Candidate drawn(Move move, int entries) {
        return new Candidate(
                move, 0, Bound.EXACT, List.of(), List.of(move), 0, OptionalDouble.empty(), entries, Optional.empty());
    }

    /** A candidate whose exact score is the sum of terms, or has none. */
    public static Candidate of(Move move, double score, List<Term> terms) {
        return new Candidate(move, score, Bound.EXACT, terms, List.of(move), 0, Optional.empty());
    }
}
