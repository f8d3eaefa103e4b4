package lectern.lesson.thought;

import java.util.Optional;
import java.util.function.Function;
import lectern.game.Position;
import lectern.picture.tree.DrawnTree;
import lectern.picture.tree.SearchedNode;
import lectern.search.Decision;
import lectern.search.Stop;
import lectern.search.TrialOptions;
import lectern.search.trace.Trace;
import lectern.search.trials.TrialRun;
import lectern.search.trials.TrialStanding;
import lectern.search.trials.phase.Trial;

/** What came of an algorithm on a position: the same each time. */
public sealed interface Insight {
    /** So many positions a search may look at: more could neither be drawn nor walked through. */
    int MOST_POSITIONS = 20_000;

    /** A tree of trials is shown up to so many nodes, the most visited ones. */
    int MOST_NODES = 1_000;

    DrawnTree tree();

    /** Whether it came to its end within its limit. */
    boolean isComplete();

    <R> R match(InsightCases<R> cases);

    /** What to do for each kind of insight. */
    record InsightCases<R>(Function<Searched, R> searched, Function<Tried, R> tried) {}

    /**
     * A search has been made.
     *
     * @param tree of its last pass
     * @param isComplete within {@link #MOST_POSITIONS}
     */
    record Searched(Algorithm.Search algorithm, Decision decision, DrawnTree tree, boolean isComplete)
            implements Insight {
        @Override
        public <R> R match(InsightCases<R> cases) {
            return cases.searched.apply(this);
        }
    }

    /**
     * Trials have been made.
     *
     * @param next the trial after those, which is made to see what it follows; empty if there is no use in one
     */
    record Tried(Algorithm.Trials algorithm, TrialStanding standing, Optional<Trial> next, DrawnTree tree)
            implements Insight {
        @Override
        public boolean isComplete() {
            return true;
        }

        @Override
        public <R> R match(InsightCases<R> cases) {
            return cases.tried.apply(this);
        }
    }

    /** Carries an algorithm out, which takes its time. Empty if it was stopped. */
    static Optional<Insight> of(Algorithm algorithm, Position position, Stop stop) {
        return algorithm
                .match(new Algorithm.AlgorithmCases<Optional<Insight>>(
                        search -> searched(search, position, stop), trials -> tried(trials, position, stop)))
                .filter(insight -> !stop.isAsked());
    }

    private static Optional<Insight> searched(Algorithm.Search search, Position position, Stop stop) {
        Decision decision = search.about(position).answer(MOST_POSITIONS, MOST_POSITIONS, stop);
        return decision.trace().map(trace -> {
            boolean whole = trace.passes().stream().allMatch(Trace.Pass::complete);
            boolean complete = whole && decision.nodes() < MOST_POSITIONS;
            return new Searched(search, decision, drawn(trace, position), complete);
        });
    }

    private static Optional<Insight> tried(Algorithm.Trials trials, Position position, Stop stop) {
        TrialRun run =
                TrialRun.recorded(position, trials.evaluator(), TrialOptions.usual(trials.rule()), trials.seed());
        run.grow(trials.trials(), stop);
        TrialStanding standing = run.standing(MOST_NODES);
        run.grow(1, stop);
        Optional<Trial> next = run.standing(1).latest().stream()
                .filter(trial -> trial.number() > standing.trials())
                .findFirst();
        return Optional.of(new Tried(trials, standing, next, drawn(standing.tree(), position)));
    }

    private static DrawnTree drawn(Trace trace, Position position) {
        return DrawnTree.of(SearchedNode.of(trace.root(), position));
    }
}
