package lectern.search;

/**
 * How long a player may think: whichever of the limits is reached first ends it. A budget in depth or nodes gives the
 * same decision on every machine; one in time does not.
 *
 * @param depth plies to look ahead
 * @param nodes positions to look at
 * @param millis milliseconds, on the clock that is named
 */
public record Budget(int depth, long nodes, long millis, Clock clock) {
    /** What time is measured by. */
    public enum Clock {
        /** Time as people feel it. */
        WALL,
        /** The time that the thinking thread was really given: fair on a busy machine. */
        CPU
    }

    public static final int ANY_DEPTH = Integer.MAX_VALUE;
    public static final long ANY_NUMBER = Long.MAX_VALUE;

    public static final Budget UNLIMITED = new Budget(ANY_DEPTH, ANY_NUMBER, ANY_NUMBER, Clock.WALL);

    /** Where no limit is set at all: reproducible, and a fraction of a second anywhere. */
    public static final Budget USUAL = new Budget(ANY_DEPTH, 10_000, ANY_NUMBER, Clock.WALL);

    public Budget {
        if (depth < 1 || nodes < 1 || millis < 1) throw new IllegalArgumentException("a budget must be positive");
    }

    public static Budget ofDepth(int depth) {
        return UNLIMITED.withDepth(depth);
    }

    public static Budget ofNodes(long nodes) {
        return UNLIMITED.withNodes(nodes);
    }

    public static Budget ofMillis(long millis, Clock clock) {
        return UNLIMITED.withMillis(millis, clock);
    }

    public Budget withDepth(int limit) {
        return new Budget(limit, nodes, millis, clock);
    }

    public Budget withNodes(long limit) {
        return new Budget(depth, limit, millis, clock);
    }

    public Budget withMillis(long limit, Clock measured) {
        return new Budget(depth, nodes, limit, measured);
    }

    /** One of so many equal parts of it, in nodes and time; at least something. */
    public Budget part(int parts) {
        long fewer = nodes == ANY_NUMBER ? nodes : Math.max(1, nodes / parts);
        long shorter = millis == ANY_NUMBER ? millis : Math.max(1, millis / parts);
        return new Budget(depth, fewer, shorter, clock);
    }

    public boolean isUnlimited() {
        return depth == ANY_DEPTH && nodes == ANY_NUMBER && millis == ANY_NUMBER;
    }
}
