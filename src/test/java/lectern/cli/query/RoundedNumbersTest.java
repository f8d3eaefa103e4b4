package lectern.cli.query;

import static lectern.cli.query.Asking.ask;
import static lectern.cli.query.Asking.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import lectern.game.Draws;
import lectern.game.Game;
import lectern.game.GameKind;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Term;
import lectern.game.board.Cells;
import lectern.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Numbers are rounded when they are written, and what is written adds up. */
class RoundedNumbersTest {
    @Test
    void whatIsBeyondTheNinthDigitIsNotWritten() {
        assertThat(Json.number(0.1 + 0.2 + 0.3)).hasToString("0.6");
        assertThat(Json.number(2.9999999999999996)).hasToString("3");
        assertThat(Json.number(1234567.8901234567)).hasToString("1234567.89");
        assertThat(Json.number(12_345_678_901_234L)).hasToString("12345678901234");
        assertThat(Json.number(1 / 3e7)).hasToString("3.333333333E-8");
        assertThat(Json.number(-0.0)).hasToString("0");
    }

    @Test
    void aTermThatIsLostBesideTheOthersIsZero() {
        RoundedTerms rounded = new RoundedTerms(List.of(term(1), term(-4.44e-16), term(0.1), term(-1)));

        assertThat(IntStream.range(0, 4).mapToObj(rounded::contribution)).containsExactly(1.0, 0.0, 0.1, -1.0);
        assertThat(rounded.total()).isEqualTo(0.1);
        assertThat(new RoundedTerms(List.of(term(-4.44e-16))).total()).isZero();
    }

    @Test
    void theTotalIsTheExactSumOfWhatIsWritten() {
        RoundedTerms rounded = new RoundedTerms(List.of(term(0.1), term(0.2), term(-0.3)));

        assertThat(rounded.total()).isZero();
        assertThat(rounded.score(0.1 + 0.2 - 0.3)).isZero();
        assertThat(rounded.score(1000)).isEqualTo(1000);
        assertThat(new RoundedTerms(List.of()).score(0.1 + 0.2)).isEqualTo(0.3);
    }

    private static Term term(double raw) {
        return new Term("some", raw, 1, Cells.NONE);
    }

    static List<GameKind> games() {
        return Games.ALL;
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsWrittenOfAGameAddsUp(GameKind kind) {
        Game game = Games.read(kind.id());
        Draws draws = Draws.of(2, "rounded " + kind.id());
        Position position = game.start(2).position();
        for (int ply = 0; ply < 30 && !position.isOver(); ply++) {
            String asked = "'game':'" + kind.id() + "','position':'" + position.text() + "'";
            assertAddsUp(ask("'do':'evaluate','evaluator':'strong'", asked), "total");
            if (ply % 10 == 9) {
                JsonNode decision = ask("'do':'choose','player':'greedy'", asked);
                decision.get("candidates").forEach(candidate -> assertAddsUp(candidate, "score"));
            }
            position = position.play(draws.from(position.moves()), Narrator.SILENT);
        }
    }

    private static void assertAddsUp(JsonNode answer, String sum) {
        BigDecimal total = BigDecimal.ZERO;
        BigDecimal size = BigDecimal.ZERO;
        for (JsonNode term : answer.get("terms")) {
            BigDecimal contribution = term.get("contribution").decimalValue();
            total = total.add(contribution);
            size = size.max(contribution.abs());
            for (String number : List.of("raw", "weight", "contribution")) {
                assertThat(digits(term.get(number).asText())).as("%s", term).isLessThanOrEqualTo(10);
            }
        }
        BigDecimal difference = total.subtract(answer.get(sum).decimalValue()).abs();
        assertThat(difference).isLessThanOrEqualTo(size.multiply(BigDecimal.valueOf(1e-9)));
    }

    private static int digits(String number) {
        if (!number.contains(".")) return 0;
        return Arrays.stream(number.split("E"))
                .findFirst()
                .orElseThrow()
                .replaceAll("[-.]|^-?0[.]0*", "")
                .length();
    }

    @Test
    void theTotalOfASumOfTenthsIsWhole() {
        JsonNode answer = ask(
                "'do':'evaluate','game':'infection','position':'x6/7/7/7/7/7/ooo4 x 0 1','evaluator':'report'",
                "'weights':{'count':0.1,'turn':0.2}");

        assertThat(answer.get("total")).isEqualTo(json("0"));
    }
}
