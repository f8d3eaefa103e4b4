package lectern.heuristic.written;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lectern.game.GameKind;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.heuristic.formula.Formula;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Formulas come to what they come to when they are worked out from the texts of positions. */
class WrittenFormulasTest {
    private static final int POSITIONS = 2000;

    /** No formula may be longer, nor nested deeper. */
    private static final int LONGEST = 500;

    private static final int DEEPEST = 24;

    @ParameterizedTest
    @MethodSource("kinds")
    void everyFunctionComesToWhatTheTextShows(GameKind kind) {
        WrittenFormulas formulas = new WrittenFormulas(kind, 1);
        Seat seat = Seat.FIRST;
        for (Position position : PositionsWithOptions.of(kind, POSITIONS)) {
            check(new WrittenView(position, seat), formulas.numbers(0), formulas.conditions(0));
            seat = seat.other();
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void formulasWithinFormulasComeToWhatTheTextShows(GameKind kind) {
        WrittenFormulas formulas = new WrittenFormulas(kind, 2);
        for (Position position : PositionsWithOptions.of(kind, POSITIONS)) {
            List<WrittenPart<Double>> numbers =
                    IntStream.range(0, 3).mapToObj(i -> formulas.number(4)).toList();
            List<WrittenPart<Boolean>> conditions = List.of(formulas.condition(4));
            for (Seat seat : Seat.values()) check(new WrittenView(position, seat), numbers, conditions);
        }
    }

    private static void check(
            WrittenView view, List<WrittenPart<Double>> numbers, List<WrittenPart<Boolean>> conditions) {
        Position position = view.position;
        GameKind kind = position.game().kind();
        for (WrittenPart<Double> number : numbers) {
            if (!fits(number)) continue;
            assertThat(Formula.number(number.text(), kind).value(position, view.seat))
                    .as("%s for %s in %s %s", number.text(), view.seat, position.game(), position)
                    .isEqualTo(number.in(view));
        }
        for (WrittenPart<Boolean> condition : conditions) {
            if (!fits(condition)) continue;
            assertThat(Formula.condition(condition.text(), kind).holds(position, view.seat))
                    .as("%s for %s in %s %s", condition.text(), view.seat, position.game(), position)
                    .isEqualTo(condition.in(view));
        }
    }

    private static boolean fits(WrittenPart<?> formula) {
        return formula.text().length() <= LONGEST && formula.depth() <= DEEPEST;
    }

    static Stream<GameKind> kinds() {
        return Games.ALL.stream();
    }
}
