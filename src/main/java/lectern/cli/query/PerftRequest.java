package lectern.cli.query;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import lectern.game.Move;
import lectern.game.Perft;
import lectern.game.Position;

/** {@code perft}: how many positions there are at a depth. */
final class PerftRequest implements Requests.Handler {
    /** Far beyond what can be counted where there are moves to choose from, and no strain where there are none. */
    static final int DEEPEST = 1000;

    private static final long LONGEST_MILLIS = 1_000_000_000_000L;

    @Override
    public ObjectNode answer(Request request) {
        Position position = request.position();
        int depth = (int) request.whole("depth", 0, DEEPEST);
        boolean divided = request.flag("divide");
        OptionalLong millis = request.optionalWhole("millis", 1, LONGEST_MILLIS);
        Perft perft = new Perft(millis.isPresent() ? after(millis.getAsLong()) : () -> false);
        try {
            return divided
                    ? divided(perft.divide(position, depth), depth)
                    : Json.object().put("nodes", perft.nodes(position, depth));
        } catch (CancellationException e) {
            throw QueryError.of(QueryError.Code.OUT_OF_TIME, "cli.out-of-time", String.valueOf(millis.orElseThrow()));
        }
    }

    private static ObjectNode divided(Map<Move, Long> counts, int depth) {
        long all = counts.values().stream().mapToLong(Long::longValue).sum();
        ObjectNode answer = Json.object().put("nodes", depth == 0 ? 1 : all);
        ObjectNode moves = answer.putObject("moves");
        counts.forEach((move, nodes) -> moves.put(move.text(), nodes));
        return answer;
    }

    private static BooleanSupplier after(long millis) {
        long begin = System.nanoTime();
        long allowed = TimeUnit.MILLISECONDS.toNanos(millis);
        return () -> System.nanoTime() - begin >= allowed;
    }
}
