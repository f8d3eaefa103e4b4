package lectern.game;

import java.util.ArrayList;
import java.util.List;

/**
 * Random draws that belong to a seed and a purpose, the same on every machine and in every version. The generator is
 * SplitMix64 (Steele, Lea and Flood 2014). Each purpose has a stream of its own, so that drawing more for one thing
 * never shifts what is drawn for another.
 */
public final class Draws {
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private long state;

    private Draws(long state) {
        this.state = state;
    }

    public static Draws of(long seed, String purpose) {
        long state = mix(seed + GOLDEN_GAMMA);
        for (int i = 0; i < purpose.length(); i++) state = mix(state ^ purpose.charAt(i)) + GOLDEN_GAMMA;
        return new Draws(state);
    }

    public long next() {
        state += GOLDEN_GAMMA;
        return mix(state);
    }

    /** A number from 0 to {@code bound} - 1, each exactly as likely as the others. */
    public int below(int bound) {
        if (bound <= 0) throw new IllegalArgumentException("nothing to draw from: " + bound);
        // Draws from the incomplete last stretch of the 63-bit range would favour small numbers: draw again.
        while (true) {
            long bits = next() >>> 1;
            long number = bits % bound;
            if (bits - number + (bound - 1) >= 0) return (int) number;
        }
    }

    public boolean chance(int percent) {
        return below(100) < percent;
    }

    public <T> T from(List<T> choices) {
        return choices.get(below(choices.size()));
    }

    /** The same elements in an order drawn at random (Fisher and Yates). */
    public <T> List<T> shuffled(List<T> elements) {
        List<T> shuffled = new ArrayList<>(elements);
        for (int i = shuffled.size() - 1; i > 0; i--) {
            int j = below(i + 1);
            T swapped = shuffled.get(i);
            shuffled.set(i, shuffled.get(j));
            shuffled.set(j, swapped);
        }
        return shuffled;
    }

    /** A hash that spreads every bit of a word over all 64. */
    public static long mix(long word) {
        long z = word;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
