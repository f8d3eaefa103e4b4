package lectern.search.alphabeta;

import lectern.game.Evaluator;
import lectern.game.Position;
import lectern.search.Budget;
import lectern.search.Decision;
import lectern.search.Refinements;
import lectern.search.SearchOptions;
import lectern.search.Stop;
import lectern.search.Thinking;

/**
 * Everything that a search which is to be watched depends on.
 *
 * @param depth how many plies it looks ahead
 * @param branching how many moves of each position are looked at; 0 for all
 */
public record SearchQuestion(Position root, Evaluator evaluator, Refinements refinements, int depth, int branching) {
    /**
     * The search that players use answers it, and keeps a record.
     *
     * @param recorded how many positions are kept at most
     * @param nodes how many are looked at
     */
    public Decision answer(int recorded, long nodes, Stop stop) {
        Budget budget = Budget.ofDepth(depth).withNodes(nodes);
        return new SearchPlayer(evaluator, SearchOptions.forLaboratory(refinements, branching))
                .decide(root, Thinking.within(budget).stoppedBy(stop).recording(recorded));
    }
}
