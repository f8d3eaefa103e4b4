package lectern.picture.comparison;

import java.util.List;
import java.util.Optional;
import lectern.game.Evaluator;

/**
 * What two evaluators make of a match's main line.
 *
 * @param plies the start and every position of the line
 */
public record GameComparison(Evaluator first, Evaluator second, List<ComparedPly> plies) {
    public GameComparison {
        plies = List.copyOf(plies);
    }

    /** Where they would choose different moves. */
    public List<ComparedPly> differing() {
        return plies.stream().filter(ply -> ply.disagreement().isPresent()).toList();
    }

    /** In how many positions there is something to choose. */
    public long choices() {
        return plies.stream().filter(ply -> !ply.position().isOver()).count();
    }

    public Optional<ComparedPly> at(int ply) {
        return plies.stream().filter(compared -> compared.ply() == ply).findFirst();
    }
}
