package lectern.search.alphabeta;

import java.util.List;
import lectern.game.Evaluator;
import lectern.game.Position;
import lectern.search.Budget;
import lectern.search.Candidate;
import lectern.search.Decision;
import lectern.search.Meter;
import lectern.search.Player;
import lectern.search.SearchOptions;
import lectern.search.Thinking;
import lectern.search.response.BestResponse;

/**
 * Alpha-beta with iterative deepening: looks one ply further in each pass, as long as its budget lasts. If the budget
 * names a depth, every move is looked at to that depth; otherwise it is for the search to look further where it matters.
 *
 * <p>Against best play one lost move is as good as another, but not against everybody. Where a first part of the budget
 * sees nothing but losses, and the evaluator says how play is likely to go on, the rest goes into {@link BestResponse}; and
 * where it sees no more than a draw, the rest goes into a search for best responses among the moves that keep it.
 */
public final class SearchPlayer implements Player {
    static final int DEEPEST = 200;

    /**
     * One of so many parts of the budget tells whether there is more than a best response; then a larger one, since what looks
     * well may be a loss that is only put off.
     */
    private static final List<Integer> LOOKS = List.of(8, 2);

    /** Of its memory, the table gets this part; best responses get another one. */
    private static final int SHARERS = 2;

    private final Evaluator evaluator;
    private final SearchOptions options;

    public SearchPlayer(Evaluator evaluator, SearchOptions options) {
        this.evaluator = evaluator;
        this.options = options;
    }

    @Override
    public String id() {
        return "search";
    }

    @Override
    public Decision decide(Position position, Thinking thinking) {
        if (options.laboratory()) return measured(position, thinking).decision();
        TranspositionTable table = table(thinking);
        SearchSettings settings = SearchSettings.of(options, thinking.budget(), evaluator);
        int others = options.threads() - 1;
        try (HelperThreads helpers = new HelperThreads(evaluator, position, table, others, settings)) {
            Meter meter = new Meter(thinking);
            Deepening deepening = new Deepening(position, evaluator, thinking, meter, table, settings);
            boolean mayRespond = isSelective(thinking.budget()) && BestResponse.isPossible(position, evaluator);
            return mayRespond ? orHope(position, deepening, thinking, meter) : alone(deepening, thinking);
        }
    }

    /** Decides by one search on one thread, and tells what that took: for comparing searches. */
    public MeasuredDecision measured(Position position, Thinking thinking) {
        SearchSettings settings = SearchSettings.of(options, thinking.budget(), evaluator);
        Deepening deepening =
                new Deepening(position, evaluator, thinking, new Meter(thinking), table(thinking), settings);
        deepening.goOn(thinking.budget());
        return deepening.measured();
    }

    /** Searches the one move that is asked for, and looks at everything that the search looked at. */
    @Override
    public Decision workOut(Decision decision, Candidate candidate, Position position, Thinking thinking) {
        Budget budget = thinking.budget();
        TranspositionTable table = TranspositionTable.forBudget(budget, thinking.memory() / SHARERS);
        SearchSettings settings = SearchSettings.of(options, budget, evaluator);
        return new ExactScore(position, evaluator, thinking, table, settings).in(decision, candidate);
    }

    private TranspositionTable table(Thinking thinking) {
        return options.table() ? TranspositionTable.forBudget(thinking.budget(), thinking.memory() / SHARERS) : null;
    }

    private boolean isSelective(Budget budget) {
        return !options.exact() && budget.depth() == Budget.ANY_DEPTH;
    }

    private static Decision alone(Deepening deepening, Thinking thinking) {
        deepening.goOn(thinking.budget());
        return deepening.decision();
    }

    private Decision orHope(Position position, Deepening deepening, Thinking thinking, Meter meter) {
        for (int parts : LOOKS) {
            deepening.goOn(thinking.budget().part(parts));
            if (!deepening.looksLost()) continue;
            meter.limit();
            return new BestResponse(position, evaluator, meter, thinking.memory() / SHARERS).decision(thinking);
        }
        if (!deepening.looksDrawn()) deepening.goOn(thinking.budget());
        Decision decision = deepening.decision();
        if (!deepening.looksDrawn()) return decision;
        meter.limit();
        return new BestResponse(position, deepening.asGoodAsBest(), evaluator, meter, thinking.memory() / SHARERS)
                .beyond(decision, thinking);
    }
}
