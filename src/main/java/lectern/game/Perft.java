package lectern.game;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** Counts the positions at a depth: the usual way to compare two implementations of the same rules. */
public final class Perft {
    /** Below this depth a count is too short to be worth asking whether to stop. */
    private static final int ASK_FROM_DEPTH = 3;

    private final BooleanSupplier stopped;

    /**
     * @param stopped asked now and then; once it says so, counting ends with a {@link CancellationException}
     */
    public Perft(BooleanSupplier stopped) {
        this.stopped = stopped;
    }

    public static long count(Position position, int depth) {
        return new Perft(() -> false).nodes(position, depth);
    }

    /** How many positions there are after so many moves; moves at the leaves are counted, not made. */
    public long nodes(Position position, int depth) {
        if (depth == 0) return 1;
        if (depth == 1) return position.moveCount();
        if (depth >= ASK_FROM_DEPTH && stopped.getAsBoolean()) throw new CancellationException();
        long nodes = 0;
        for (Move move : position.moves()) nodes += nodes(position.play(move, Narrator.SILENT), depth - 1);
        return nodes;
    }

    /** The same, split by the first move. */
    public Map<Move, Long> divide(Position position, int depth) {
        Map<Move, Long> nodes = new LinkedHashMap<>();
        if (depth == 0) return nodes;
        for (Move move : position.moves()) {
            nodes.put(move, nodes(position.play(move, Narrator.SILENT), depth - 1));
        }
        return nodes;
    }
}
