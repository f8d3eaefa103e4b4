package lectern.gui.thinking.trials;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Evaluator;
import lectern.game.Position;
import lectern.gui.desk.Background;
import lectern.gui.desk.LatestTask;
import lectern.search.TrialOptions;
import lectern.search.trials.ExplorationEffect;

/** What each exploration constant leads to, worked out one after the other between other work. On the event thread. */
final class EffectWork {
    /** So few trials are enough to see a difference, and soon made. */
    static final long TRIALS = 300;

    private final LatestTask trying;
    private final Runnable ear;
    private final List<ExplorationEffect.Outcome> outcomes = new ArrayList<>();
    private Question question;

    /** Everything that the outcomes depend on. */
    private record Question(Position position, Evaluator evaluator, TrialOptions options, long seed) {}

    EffectWork(Background background, Runnable ear) {
        trying = LatestTask.uninterrupted(background);
        this.ear = ear;
    }

    /** Works them out, unless that is what was asked before. */
    void ask(Position position, Evaluator evaluator, TrialSettings settings) {
        // The constant itself is what is varied.
        Question next = new Question(position, evaluator, settings.options().exploring(0), settings.seed());
        if (next.equals(question)) return;
        stop();
        question = next;
        outcomes.clear();
        next(next);
        ear.run();
    }

    /** What is half worked out is given up. */
    void stop() {
        if (!isWorking()) return;
        trying.cancel();
        question = null;
        outcomes.clear();
    }

    /** What is known so far, from the smallest constant on. */
    List<ExplorationEffect.Outcome> outcomes() {
        return List.copyOf(outcomes);
    }

    boolean isWorking() {
        return question != null && outcomes.size() < ExplorationEffect.CONSTANTS.size();
    }

    private void next(Question asked) {
        if (outcomes.size() == ExplorationEffect.CONSTANTS.size()) return;
        double constant = ExplorationEffect.CONSTANTS.get(outcomes.size());
        trying.startStoppable(
                stop -> ExplorationEffect.of(
                        asked.position, asked.evaluator, asked.options, asked.seed, TRIALS, List.of(constant), stop),
                found -> {
                    outcomes.addAll(found);
                    next(asked);
                    ear.run();
                });
    }
}
