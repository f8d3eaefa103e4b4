package lectern.game;

import java.util.ArrayList;
import java.util.List;
import lectern.game.board.Cells;

/**
 * What happens at once in a move: one effect, or several in a row that the rules tell as one.
 *
 * @param from the place of its first effect in the move, from 0
 */
public record Step(int from, List<Effect> parts) {
    public Step {
        parts = List.copyOf(parts);
    }

    /** A move's effects, in their order, as the steps that they make. */
    public static List<Step> of(List<Effect> effects) {
        List<Step> steps = new ArrayList<>();
        int from = 0;
        for (int next = 1; next <= effects.size(); next++) {
            if (next < effects.size() && isOneStep(effects.get(next - 1), effects.get(next))) continue;
            steps.add(new Step(from, effects.subList(from, next)));
            from = next;
        }
        return steps;
    }

    private static boolean isOneStep(Effect one, Effect next) {
        return one.whole().isPresent() && one.whole().equals(next.whole());
    }

    /** The place after its last effect. */
    public int end() {
        return from + parts.size();
    }

    public boolean isWhole() {
        return parts.size() > 1;
    }

    /** What happens, in one sentence. */
    public Phrase told() {
        Effect first = parts.get(0);
        return isWhole() ? first.whole().orElseThrow() : first.reason();
    }

    /** The cells of all its effects. */
    public Cells cells() {
        return Cells.of(
                parts.stream().flatMapToInt(part -> part.cells().stream()).distinct());
    }
}
