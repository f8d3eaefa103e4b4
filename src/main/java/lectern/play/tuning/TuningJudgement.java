package lectern.play.tuning;

import java.util.Optional;
import lectern.play.pairs.PairedRate;

/**
 * What tuned weights are worth on some openings.
 *
 * @param duel points of the tuned weights against those of the beginning
 * @param before points of the weights of the beginning against the opponent, if there is one
 * @param after points of the tuned weights against it, on the same openings
 * @param gain how much more the tuned ones bring against it, opening by opening, as a rate: one half is no difference
 * @param leftOut how many pairs do not count, since their openings were trained on as well
 */
public record TuningJudgement(
        PairedRate duel,
        Optional<PairedRate> before,
        Optional<PairedRate> after,
        Optional<PairedRate> gain,
        int leftOut) {
    /** What the tuning was for: more points against the opponent, or in self-play against its own beginning. */
    public PairedRate aim() {
        return gain.orElse(duel);
    }
}
