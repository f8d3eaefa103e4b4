package lectern.play.tuning;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import lectern.play.pairs.PairedRate;

/**
 * A point of the curve of a tuning's progress: what the weights were worth on openings that are only looked at.
 *
 * @param games how many were trained by until then
 * @param score against the opponent, or in self-play against the weights of the beginning
 */
public record TuningPoint(int games, Map<String, Double> weights, PairedRate score) {
    public TuningPoint {
        weights = Collections.unmodifiableMap(new LinkedHashMap<>(weights));
    }
}
