package lectern.picture.rate;

import java.util.ArrayList;
import java.util.List;

/** Round numbers along an axis. */
public final class Ticks {
    private static final double[] STEPS = {1, 2, 2.5, 5, 10};

    private Ticks() {}

    /** The round numbers from one to another, about as many as wished and no more. */
    public static List<Double> between(double low, double high, int most) {
        if (!(high > low)) return List.of(low);
        double rough = (high - low) / Math.max(1, most - 1);
        double size = Math.pow(10, Math.floor(Math.log10(rough)));
        double step = 10 * size;
        for (double factor : STEPS) {
            if (factor * size >= rough * 0.999999) {
                step = factor * size;
                break;
            }
        }
        List<Double> ticks = new ArrayList<>();
        for (long i = (long) Math.ceil(low / step - 1e-9); i * step <= high + 1e-9 * step; i++)
            ticks.add(i * step + 0.0);
        return ticks;
    }
}
