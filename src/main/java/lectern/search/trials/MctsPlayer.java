package lectern.search.trials;

import lectern.game.Draws;
import lectern.game.Evaluator;
import lectern.game.Position;
import lectern.search.Budget;
import lectern.search.Decision;
import lectern.search.Meter;
import lectern.search.Player;
import lectern.search.Thinking;
import lectern.search.TrialOptions;
import lectern.search.response.BestResponse;

/**
 * Searches by trials: a tree grows where they go well (see {@link TrialTree}). Plays the move that most of them chose.
 *
 * <p>A budget in depth limits the tree, not the trials: if it is the only limit, the usual number of positions is
 * looked at.
 *
 * <p>Where the first trials see nothing but losses, the rest of the budget goes into {@link BestResponse}, if there is any.
 */
public final class MctsPlayer implements Player {
    static final int DEEPEST = 200;

    /** One of so many parts of the budget tells whether there is more than a best response. */
    private static final int FIRST_LOOK = 8;

    /** So many positions a tree keeps at most, whatever memory there is: 256 megabytes in all. */
    static final int MOST_KEPT = 1_000_000;

    /** What a position in the tree takes, with its share of its parent's list: 150 to 250 by the game. */
    static final int BYTES_EACH = 256;

    private static final double EVEN = 0.5;

    private final Evaluator evaluator;
    private final TrialOptions options;

    public MctsPlayer(Evaluator evaluator, TrialOptions options) {
        if (!options.rule().isInformed())
            throw new IllegalArgumentException("players do not decide by the rule " + options.rule());
        this.evaluator = evaluator;
        this.options = options;
    }

    @Override
    public String id() {
        return "mcts";
    }

    @Override
    public Decision decide(Position position, Thinking thinking) {
        Meter meter = new Meter(thinking.limitedTo(ending(thinking.budget())));
        Draws draws = draws(position, thinking.seed());
        int depth = Math.min(thinking.budget().depth(), DEEPEST);
        boolean mayRespond = BestResponse.isPossible(position, evaluator);
        // The tree is still there when the search for best responses begins.
        long memory = mayRespond ? thinking.memory() / 2 : thinking.memory();
        TrialTree.Reach reach = new TrialTree.Reach(depth, (int) Math.min(MOST_KEPT, memory / BYTES_EACH));
        TrialTree tree = new TrialTree(position, evaluator, options, reach, draws, meter);
        TrialReport report = new TrialReport(tree, evaluator);
        boolean growing = !tree.isProven() && tree.grow();
        Budget budget = ending(thinking.budget());
        meter.limit(mayRespond ? budget.part(FIRST_LOOK) : budget);
        long toTell = 1;
        while (growing) {
            if (tree.root().visits() >= toTell) {
                thinking.listener().accept(report.progress(meter.nodes()));
                toTell *= 2;
            }
            growing = !tree.isDecided() && tree.grow();
            if (growing || !mayRespond || tree.isDecided()) continue;
            meter.limit();
            if (tree.root().favourite().mean() < EVEN)
                return new BestResponse(position, evaluator, meter, memory).decision(thinking);
            mayRespond = false;
            growing = tree.grow();
        }
        return report.decision(thinking, meter.nodes());
    }

    /** What decides whatever is drawn. */
    static Draws draws(Position position, long seed) {
        return Draws.of(seed, "mcts " + position.text());
    }

    /** A budget that comes to an end. */
    private static Budget ending(Budget budget) {
        boolean inDepthOnly = budget.depth() != Budget.ANY_DEPTH
                && budget.nodes() == Budget.ANY_NUMBER
                && budget.millis() == Budget.ANY_NUMBER;
        return inDepthOnly ? budget.withNodes(Budget.USUAL.nodes()) : budget;
    }
}
