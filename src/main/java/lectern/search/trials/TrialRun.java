package lectern.search.trials;

import java.util.Arrays;
import lectern.game.Evaluator;
import lectern.game.Position;
import lectern.search.Budget;
import lectern.search.Meter;
import lectern.search.Stop;
import lectern.search.Thinking;
import lectern.search.TrialOptions;

/**
 * Trials of one position that are made when they are asked for, and of which records are kept. The same position,
 * options and seed give the same trials; under the rule of the player {@code mcts} they are those that it makes. Used by
 * one thread at a time; what it tells is immutable.
 */
public final class TrialRun {
    /** So many trials a run has at most. */
    public static final int MOST_TRIALS = 20_000;

    /** Of so many trials records are kept, unless their numbers fill {@link #MOST_ROWS} rows before. */
    public static final int MOST_RECORDS = 2_000;

    /** About 64 bytes each. */
    static final int MOST_ROWS = 600_000;

    /** So many positions the tree keeps at most. */
    private static final int MOST_KEPT = 200_000;

    private final Position position;
    private final TrialOptions options;
    private final long seed;
    private final TrialRecorder recorder = new TrialRecorder(MOST_RECORDS, MOST_ROWS);
    private final TrialTree tree;
    private final VisitHistory history;

    private TrialRun(Position position, Evaluator evaluator, TrialOptions options, long seed, boolean recorded) {
        if (position.isOver()) throw new IllegalArgumentException("the game is over: " + position);
        this.position = position;
        this.options = options;
        this.seed = seed;
        tree = new TrialTree(
                position,
                evaluator,
                options,
                new TrialTree.Reach(options.rule().growsTree() ? MctsPlayer.DEEPEST : 1, MOST_KEPT),
                MctsPlayer.draws(position, seed),
                new Meter(Thinking.within(Budget.UNLIMITED)),
                recorded ? recorder : TrialListener.SILENT);
        recorder.follow(tree.selection());
        history = new VisitHistory(tree.root());
    }

    public static TrialRun recorded(Position position, Evaluator evaluator, TrialOptions options, long seed) {
        return new TrialRun(position, evaluator, options, seed, true);
    }

    /** A run of which only the outcome is wanted. */
    static TrialRun unrecorded(Position position, Evaluator evaluator, TrialOptions options, long seed) {
        return new TrialRun(position, evaluator, options, seed, false);
    }

    public long trials() {
        return tree.root().visits();
    }

    public TrialStanding.State state() {
        if (tree.isDecided() && (trials() > 0 || tree.isProven())) return TrialStanding.State.DECIDED;
        return trials() < MOST_TRIALS ? TrialStanding.State.GROWING : TrialStanding.State.COMPLETE;
    }

    /** Makes so many more trials, unless there is no use in more or the stop is asked for. */
    public void grow(long more, Stop stop) {
        for (long i = 0; i < more && state() == TrialStanding.State.GROWING && !stop.isAsked(); i++) {
            tree.grow();
            history.follow();
        }
    }

    /** @param nodes how many nodes of the tree to show at most, the most visited ones */
    public TrialStanding standing(int nodes) {
        return new TrialStanding(
                position,
                options,
                seed,
                trials(),
                Arrays.stream(tree.root().children()).map(RootMove::of).toList(),
                tree.selection().choice(tree.root()).move(),
                recorder.kept(),
                history.samples(),
                TrialTrace.of(tree.root(), nodes),
                state());
    }
}
