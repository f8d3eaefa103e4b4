package lectern.search.proof;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Seat;

/**
 * What positions are worth, worked out backwards from the ends of every play there is, circles included: in the n-th
 * round, what is won or lost within n plies. Slow, obvious, and with nothing in common with the solver.
 */
final class Retrograde {
    private final Map<Long, List<Long>> next = new HashMap<>();
    private final Map<Long, Seat> mover = new HashMap<>();

    /** For each seat, within how many plies it can force a win. */
    private final Map<Seat, Map<Long, Integer>> wins = new HashMap<>();

    /** For each seat and each end, by how much it won there. */
    private final Map<Seat, Map<Long, Integer>> margins = new HashMap<>();

    private Retrograde() {
        for (Seat seat : Seat.values()) margins.put(seat, new HashMap<>());
        for (Seat seat : Seat.values()) wins.put(seat, new HashMap<>());
    }

    /** Null if more positions can be reached than allowed. */
    static Retrograde from(Position root, int mostPositions) {
        Retrograde graph = new Retrograde();
        Set<Long> seen = new HashSet<>(Set.of(root.key()));
        List<Position> waiting = new ArrayList<>(List.of(root));
        while (!waiting.isEmpty()) {
            if (seen.size() > mostPositions) return null;
            Position position = waiting.remove(waiting.size() - 1);
            graph.mover.put(position.key(), position.toMove());
            List<Long> keys = new ArrayList<>();
            for (Move move : position.moves()) {
                Position after = position.play(move, Narrator.SILENT);
                keys.add(after.key());
                if (seen.add(after.key())) waiting.add(after);
            }
            graph.next.put(position.key(), keys);
            if (position.isOver()) graph.addEnd(position);
        }
        for (Seat seat : Seat.values()) graph.workBackwards(seat);
        return graph;
    }

    private void addEnd(Position end) {
        Seat winner = end.outcome().orElseThrow().winner();
        if (winner == null) return;
        wins.get(winner).put(end.key(), 0);
        margins.get(winner)
                .put(
                        end.key(),
                        winner == Seat.FIRST
                                ? end.hints().margin()
                                : -end.hints().margin());
    }

    private void workBackwards(Seat seat) {
        Map<Long, Integer> known = wins.get(seat);
        boolean more = true;
        for (int round = 1; more; round++) {
            List<Long> won = new ArrayList<>();
            for (Map.Entry<Long, List<Long>> position : next.entrySet()) {
                if (position.getValue().isEmpty() || known.containsKey(position.getKey())) continue;
                boolean chooses = mover.get(position.getKey()) == seat;
                boolean forced = chooses
                        ? position.getValue().stream().anyMatch(known::containsKey)
                        : position.getValue().stream().allMatch(known::containsKey);
                if (forced) won.add(position.getKey());
            }
            for (Long key : won) known.put(key, round);
            more = !won.isEmpty();
        }
    }

    /** Whether the seat can force a win. */
    boolean wins(Seat seat, Position position) {
        return wins.get(seat).containsKey(position.key());
    }

    int pliesToWin(Seat seat, Position position) {
        return wins.get(seat).get(position.key());
    }

    /** By how much a seat can force its win, in a game that does not repeat. */
    int margin(Seat seat, Position position) {
        return margin(seat, position.key());
    }

    private int margin(Seat seat, long key) {
        Map<Long, Integer> known = margins.get(seat);
        if (!known.containsKey(key)) known.put(key, best(seat, key));
        return known.get(key);
    }

    private int best(Seat seat, long key) {
        int lost = Integer.MIN_VALUE;
        if (next.get(key).isEmpty()) return lost;
        IntStream values = next.get(key).stream().mapToInt(after -> margin(seat, after));
        return (mover.get(key) == seat ? values.max() : values.min()).orElseThrow();
    }
}
