package lectern.gui.thinking.trials;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import lectern.search.trials.RootMove;

/**
 * Which of the root's moves have a look of their own in charts: those with the most trials or, where all have as many,
 * with the highest means. One that stays among them keeps its look.
 */
final class ShownMoves {
    static final int MOST = 6;

    /** What has no look. */
    static final int NONE = -1;

    private final List<Integer> slots = new ArrayList<>();

    void clear() {
        slots.clear();
    }

    void follow(List<RootMove> moves, boolean byMean) {
        List<Integer> most = IntStream.range(0, moves.size())
                .boxed()
                .filter(move -> moves.get(move).visits() > 0)
                .sorted(Comparator.comparingDouble((Integer move) ->
                        byMean ? -moves.get(move).mean() : -moves.get(move).visits()))
                .limit(MOST)
                .toList();
        slots.replaceAll(move -> most.contains(move) ? move : NONE);
        for (int move : most) {
            if (slots.contains(move)) continue;
            int free = slots.indexOf(NONE);
            if (free < 0) slots.add(move);
            else slots.set(free, move);
        }
    }

    /** The moves by their looks: the place in the list is the number of the look, and {@link #NONE} leaves it free. */
    List<Integer> slots() {
        return List.copyOf(slots);
    }
}
