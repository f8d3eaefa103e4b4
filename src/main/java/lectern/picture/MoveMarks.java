package lectern.picture;

import java.util.List;
import java.util.stream.Stream;
import lectern.telling.Travel;

/**
 * What is marked of moves: what they are worth, which are expected, and which way the last one went.
 *
 * @param heat scores of candidates, at most one for each cell
 * @param line the moves that are expected, in their order
 * @param trails which way something went
 */
public record MoveMarks(List<HeatCell> heat, List<NumberedMove> line, List<Travel> trails) {
    public static final MoveMarks NONE = new MoveMarks(List.of(), List.of(), List.of());

    public MoveMarks {
        heat = List.copyOf(heat);
        line = List.copyOf(line);
        trails = List.copyOf(trails);
    }

    MoveMarks and(MoveMarks others) {
        return new MoveMarks(joined(heat, others.heat), joined(line, others.line), joined(trails, others.trails));
    }

    private static <T> List<T> joined(List<T> ones, List<T> others) {
        return Stream.concat(ones.stream(), others.stream()).toList();
    }
}
