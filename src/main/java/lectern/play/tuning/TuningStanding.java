package lectern.play.tuning;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * How a tuning stands.
 *
 * @param weights the best guess so far, by the names of the terms
 * @param trained how many games were trained by
 * @param onTraining the judgement on openings that were trained on, once there is one
 * @param onHeldOut the judgement on openings that were never trained on, once there is one
 */
public record TuningStanding(
        TuningPlan plan,
        Map<String, Double> weights,
        int trained,
        List<TuningPoint> progress,
        Optional<TuningJudgement> onTraining,
        Optional<TuningJudgement> onHeldOut) {
    public TuningStanding {
        weights = Collections.unmodifiableMap(new LinkedHashMap<>(weights));
        progress = List.copyOf(progress);
    }

    /** What can be said in the end. */
    public enum Verdict {
        /** Better on openings that it never trained on. */
        BETTER,
        /** Better only where it trained. */
        ONLY_TRAINED,
        WORSE,
        /** The games do not tell. */
        OPEN;

        /** The key of the sentence that says it. */
        public String key() {
            return "experiment.verdict." + name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    public boolean isComplete() {
        return onHeldOut.isPresent();
    }

    /** Empty as long as it is not judged. */
    public Optional<Verdict> verdict() {
        return onHeldOut.map(heldOut -> {
            if (heldOut.aim().isAboveHalf()) return Verdict.BETTER;
            if (heldOut.aim().isBelowHalf()) return Verdict.WORSE;
            boolean trained =
                    onTraining.filter(where -> where.aim().isAboveHalf()).isPresent();
            return trained ? Verdict.ONLY_TRAINED : Verdict.OPEN;
        });
    }
}
