package lectern.picture.rate;

import lectern.play.pairs.PairedRate;

/**
 * A rate that was measured somewhere.
 *
 * @param row in a map which row it is in; 0 in a curve
 */
public record RatePoint(double x, double row, PairedRate rate) {}
