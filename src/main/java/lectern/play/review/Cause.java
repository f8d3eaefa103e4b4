package lectern.play.review;

import java.util.List;
import java.util.Optional;
import lectern.game.Term;
import lectern.game.board.Cells;
import lectern.search.Candidate;
import lectern.telling.difference.TermDifference;

/**
 * The criterion that explains most of why the better move is better: what it contributes where either line ends, and the
 * cells that it looks at there.
 *
 * @param share what it contributes after the better move (first) and after the played one
 */
public record Cause(TermDifference.Share share, Cells better, Cells played) {
    public String criterion() {
        return share.criterion();
    }

    /** Empty if one of the lines ends with the game, or where what differs does not speak for the better move. */
    static Optional<Cause> of(Candidate best, Candidate played) {
        if (best.terms().isEmpty() || played.terms().isEmpty()) return Optional.empty();
        return TermDifference.of(best.terms(), played.terms()).shares().stream()
                .filter(share -> share.difference() > 0)
                .findFirst()
                .map(share -> new Cause(
                        share, cells(best.terms(), share.criterion()), cells(played.terms(), share.criterion())));
    }

    private static Cells cells(List<Term> terms, String key) {
        return terms.stream()
                .filter(term -> term.key().equals(key))
                .map(Term::cells)
                .findFirst()
                .orElse(Cells.NONE);
    }
}
