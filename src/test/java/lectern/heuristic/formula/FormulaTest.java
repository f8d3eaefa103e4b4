package lectern.heuristic.formula;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import lectern.game.Game;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What formulas mean, on positions small enough to be counted by eye. */
class FormulaTest {
    private static final Game INFECTION = Games.read("infection");

    /** Row 7 is the first one written: x holds b7, c7 and a1, o holds a7, g7 and c5. */
    private static final Position POSITION = INFECTION.read("oxx3o/7/2o4/7/7/7/x6 x 0 1");

    private static final Position BLOCKED =
            Games.read("infection:blocked=d4+c3").read("oxx3o/7/2o4/3-3/2-4/7/x6 x 0 1");

    @Test
    void aFormulaTellsHowOftenItAsksForACriterion() {
        assertThat(Formula.number("count(own) + turn", INFECTION.kind()).criteria())
                .isZero();
        assertThat(Formula.number("value(count) + value (edge) - if(value(count) > 0, 1, 2)", INFECTION.kind())
                        .criteria())
                .isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '=', quoteCharacter = '`', textBlock = """
            count(own) = 3
            count(enemy) = 3
            count(vacant) = 43
            count(board) = 49
            count(edge) = 24
            count(corners) = 4
            count(centre) = 1
            count(own & corners) = 1
            count(own | enemy | corners) = 7
            count(enemy - corners) = 1
            count((own | enemy) - edge) = 1
            count(own & row(7)) = 2
            count(own & row(1)) = 1
            count(enemy & column("c")) = 1
            count(column("g") & row(07)) = 1
            count(near(centre)) = 8
            count(beside(centre)) = 4
            count(near(corners)) = 12
            count(beside(corners)) = 8
            count(near(own) & own) = 2
            count(near(own) & enemy) = 1
            count(near(own) & vacant) = 8
            count(beside(own) & vacant) = 5
            count(near(near(own - row(7))) & board) = 9
            sum(own) = 3
            value(count) = 0
            turn = 1
            """)
    void setsAndWhatIsCounted(String text, double expected) {
        assertThat(value(text)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '=', quoteCharacter = '`', textBlock = """
            1 + 2 * 3 = 7
            (1 + 2) * 3 = 9
            10 - 2 - 3 = 5
            12 / 2 / 3 = 2
            -2 * -3 = 6
            2 - -3 = 5
            --2 = 2
            -count(own) * 2 = -6
            010 = 10
            0.5 + 0.25 = 0.75
            999999999999999 = 999999999999999
            min(3, 2, 9) = 2
            max(3, 2, 9) = 9
            abs(-3) = 3
            sqrt(9) = 3
            pow(2, 10) = 1024
            1 / 0 = 0
            0 / 0 = 0
            sqrt(-1) = 0
            pow(10, 999) = 0
            pow(0, -1) = 0
            if(1 > 2, 3, 4) = 4
            if(1 / 0 < 1, 3, 4) = 3
            """)
    void numbers(String text, double expected) {
        assertThat(value(text)).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"-0", "0 * -1", "-(1 - 1)", "0 / -5", "abs(-0)", "min(0, -0)", "sqrt(-0)", "pow(-0, 3)", "0 - 0"
            })
    void noZeroIsNegative(String text) {
        assertThat(Double.doubleToRawLongBits(value(text))).isZero();
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "1 < 2, true",
                "2 < 2, false",
                "2 <= 2, true",
                "2 > 2, false",
                "2 >= 2, true",
                "2 == 2, true",
                "2 != 2, false",
                "1 > 2 or 2 > 1, true",
                "1 > 2 and 2 > 1, false",
                "not 1 > 2, true",
                "not not 1 > 2, false",
                "not 1 > 2 and 1 > 2, false",
                "not (1 > 2 and 1 > 2), true",
                "2 > 1 or 1 > 2 and 1 > 2, true",
                "(2 > 1 or 1 > 2) and 1 > 2, false",
                "count(own) + 1 > count(enemy), true",
                "`if(turn > 0, 1 > 2, 2 > 1)`, false"
            })
    void conditions(String text, boolean expected) {
        assertThat(Formula.condition(text, INFECTION.kind()).holds(POSITION, Seat.FIRST))
                .isEqualTo(expected);
    }

    @Test
    void theAnswersOfIfMayBeSets() {
        assertThat(value("count(if(turn > 0, own, enemy) & corners)")).isEqualTo(1);
        assertThat(value("count(if(turn < 0, own, enemy) & corners)")).isEqualTo(2);
    }

    @Test
    void ownAndEnemyAndTheTurnFollowTheSideThatIsJudged() {
        Formula formula =
                Formula.number("count(own & corners) - 10 * count(enemy & corners) + 100 * turn", INFECTION.kind());

        assertThat(formula.value(POSITION, Seat.FIRST)).isEqualTo(81);
        assertThat(formula.value(POSITION, Seat.SECOND)).isEqualTo(-108);
    }

    @Test
    void blockedCellsAreNoneOfTheBoardButPlacesOfTheGrid() {
        Formula formula = Formula.number(
                "count(board) + 100 * count(centre & blocked) + 1000 * count(blocked)", INFECTION.kind());

        assertThat(formula.value(BLOCKED, Seat.FIRST)).isEqualTo(2147);
    }

    @Test
    void pointsOfCellsAreAddedUp() {
        Position position = Games.read("pushee").start(3).position();
        Formula all = Formula.number("sum(board)", position.game().kind());
        double points = 0;
        for (int cell = 0; cell < position.game().board().cells(); cell++)
            points += position.game().kind().points(position, cell);

        assertThat(all.value(position, Seat.FIRST)).isEqualTo(points);
    }

    @Test
    void aLineThatThisBoardLacksIsEmpty() {
        Formula formula = Formula.number(
                "count(row(9)) + 100 * count(column(\"l\")) + 10000 * count(row(4))",
                Games.read("catsdogs").kind());

        assertThat(formula.value(pets(4), Seat.FIRST)).isEqualTo(40_000);
        assertThat(formula.value(pets(9), Seat.FIRST)).isEqualTo(90_009);
        assertThat(formula.value(pets(12), Seat.FIRST)).isEqualTo(121_212);
    }

    @Test
    void threadsShareAFormulaOnBoardsOfSeveralSizes() throws Exception {
        Formula formula = Formula.number(
                "count(near(edge) - beside(corners))", Games.read("catsdogs").kind());
        List<Position> boards = Stream.of(4, 8, 9, 12).map(FormulaTest::pets).toList();
        List<Double> alone =
                boards.stream().map(board -> formula.value(board, Seat.FIRST)).toList();
        Formula shared = Formula.number(formula.text(), Games.read("catsdogs").kind());
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            Callable<List<Double>> task = () -> boards.stream()
                    .map(board -> shared.value(board, Seat.FIRST))
                    .toList();

            for (Future<List<Double>> values : threads.invokeAll(Collections.nCopies(64, task)))
                assertThat(values.get()).isEqualTo(alone);
        } finally {
            threads.shutdown();
        }
    }

    private static Position pets(int size) {
        return Games.read("catsdogs:size=" + size).start(1).position();
    }

    private static double value(String text) {
        return Formula.number(text, INFECTION.kind()).value(POSITION, Seat.FIRST);
    }
}
