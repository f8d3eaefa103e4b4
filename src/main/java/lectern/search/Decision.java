package lectern.search;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.search.trace.Trace;

/**
 * A choice, opened up: everything that decided, and nothing that was not computed.
 *
 * @param score the chosen candidate's
 * @param choice the rule that picked the move among the candidates
 * @param tieBreak which of several candidates it takes that are equal by that rule
 * @param candidates every move that was considered, in the order in which the player considers them
 * @param depth how many plies were looked ahead; 0 where there was no looking ahead
 * @param nodes how many positions were looked at
 * @param seed what was drawn depends on it
 * @param trace the search that led here, if it was recorded
 * @param notes what a spectator should know about this player
 */
public record Decision(
        Move move,
        double score,
        Choice choice,
        TieBreak tieBreak,
        List<Candidate> candidates,
        int depth,
        long nodes,
        long seed,
        Optional<Trace> trace,
        List<Phrase> notes) {
    public Decision {
        candidates = List.copyOf(candidates);
        notes = List.copyOf(notes);
    }

    /** A decision in which the first of equal candidates is chosen, or none can be equal. */
    public Decision(
            Move move,
            double score,
            Choice choice,
            List<Candidate> candidates,
            int depth,
            long nodes,
            long seed,
            Optional<Trace> trace,
            List<Phrase> notes) {
        this(move, score, choice, TieBreak.FIRST_LISTED, candidates, depth, nodes, seed, trace, notes);
    }

    /** The same, though more was looked at, to no avail. */
    public Decision after(long looked) {
        return new Decision(move, score, choice, tieBreak, candidates, depth, looked, seed, trace, notes);
    }

    /** The same, and more that a spectator should know. */
    public Decision noting(List<Phrase> more) {
        List<Phrase> all = Stream.concat(notes.stream(), more.stream()).toList();
        return new Decision(move, score, choice, tieBreak, candidates, depth, nodes, seed, trace, all);
    }

    /** The same with more known of one candidate, for which so much more was looked at. */
    public Decision with(Candidate known, long looked, List<Phrase> remarks) {
        List<Candidate> changed = candidates.stream()
                .map(candidate -> candidate.move().equals(known.move()) ? known : candidate)
                .toList();
        List<Phrase> all =
                Stream.concat(notes.stream(), remarks.stream()).distinct().toList();
        return new Decision(move, score, choice, tieBreak, changed, depth, nodes + looked, seed, trace, all);
    }

    /** The candidate that was chosen. */
    public Candidate chosen() {
        return candidates.stream()
                .filter(candidate -> candidate.move().equals(move))
                .findFirst()
                .orElseThrow();
    }

    /** The play that is expected from here, beginning with the chosen move. */
    public List<Move> line() {
        return chosen().line();
    }
}
