package lectern.search;

/**
 * An opinion: what trials came to on average.
 *
 * @param mean from 0 for a loss to 1 for a win
 */
public record Expectation(double mean) implements Assessment {
    private static final double EVEN = 50;
    private static final double PERCENT = 100;

    @Override
    public Expectation reversed() {
        return new Expectation(1 - mean);
    }

    /** How far above an even result, in per cent. */
    @Override
    public double height() {
        return PERCENT * mean - EVEN;
    }

    @Override
    public <R> R match(Cases<R> cases) {
        return cases.expectation().apply(this);
    }
}
