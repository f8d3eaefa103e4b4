package lectern.games.shiftago;

import static lectern.game.Seat.FIRST;
import static lectern.game.Seat.SECOND;
import static lectern.games.shiftago.ShiftagoTable.labels;
import static lectern.games.shiftago.ShiftagoTable.position;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lectern.game.Criterion;
import lectern.game.Evaluator;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.Term;
import lectern.games.Games;
import org.junit.jupiter.api.Test;

class ShiftagoEvaluationTest {
    private static final String X_HAS_FIVE = "7/xxxxx2/7/7/7/oooo3/7 x 9 9";
    private static final String O_MAKES_FIVE = "7/xx5/7/7/7/oooo3/7 x 9 9";

    @Test
    void aFiveIsWorthAMillionAndNothingElseCounts() {
        assertThat(report(X_HAS_FIVE, FIRST)).isEqualTo(1_000_000);
        assertRaws(X_HAS_FIVE, FIRST, 1, 0, 0, 0);
        assertThat(lit(X_HAS_FIVE, FIRST, "won")).containsExactly("a2", "b2", "c2", "d2", "e2");
        assertThat(lit(X_HAS_FIVE, FIRST, "threat")).isEmpty();
        assertThat(lit(X_HAS_FIVE, FIRST, "runs")).isEmpty();
        assertThat(lit(X_HAS_FIVE, FIRST, "reply")).isEmpty();
    }

    @Test
    void aReplyThatReachesFiveCostsAMillionAndNothingElseCounts() {
        assertThat(report(O_MAKES_FIVE, FIRST)).isEqualTo(-1_000_000);
        assertRaws(O_MAKES_FIVE, FIRST, 0, -1, 0, 0);
        assertThat(lit(O_MAKES_FIVE, FIRST, "won")).isEmpty();
        assertThat(lit(O_MAKES_FIVE, FIRST, "threat")).containsExactly("a6", "b6", "c6", "d6", "e6");
        assertThat(lit(O_MAKES_FIVE, FIRST, "runs")).isEmpty();
        assertThat(lit(O_MAKES_FIVE, FIRST, "reply")).isEmpty();
    }

    @Test
    void theEntryOfAThreateningReplyIsLitFirst() {
        assertThat(lit("3x3/3x3/3o3/xoo1oo1/7/7/7 x 9 9", FIRST, "threat"))
                .containsExactly("d1", "b4", "c4", "d4", "e4", "f4");
    }

    @Test
    void aGivenFiveThatAReplyKeepsIsAThreat() {
        assertRaws("xooooo1/7/7/7/7/7/7 o 9 9", FIRST, 0, -1, 0, 0);
    }

    @Test
    void otherwiseTheRunsCountLessTheOthersAfterTheirBestReply() {
        String text = "xo3x1/7/7/7/7/6x/1o5 o 19 20";
        assertThat(report(text, FIRST)).isEqualTo(-30);
        assertRaws(text, FIRST, 0, 0, 9, -39);
        assertThat(lit(text, FIRST, "runs")).containsExactly("a1", "f1", "g6");
        assertThat(lit(text, FIRST, "reply")).containsExactly("a7", "b1", "b7");
        assertThat(report(text, SECOND)).isEqualTo(-36);
        assertRaws(text, SECOND, 0, 0, 6, -42);
    }

    @Test
    void aSideThatHasNoMarbleLeftThreatensAndRepliesNothing() {
        String text = "7/xx5/7/7/7/oooo3/7 x 9 0";
        assertRaws(text, FIRST, 0, 0, 36, 0);
        assertThat(lit(text, FIRST, "threat")).isEmpty();
        assertThat(lit(text, FIRST, "reply")).isEmpty();
    }

    @Test
    void onAFullBoardThereIsNoReply() {
        Position full = position("oxoxoxo/oxoxoxo/xoxoxox/xoxoxox/oxoxoxo/oxoxoxo/xoxoxox o 3 3");
        assertThat(term(full, FIRST, "reply").raw()).isZero();
        assertThat(term(full, FIRST, "threat").raw()).isZero();
        assertThat(term(full, FIRST, "runs").raw()).isEqualTo(Runs.total(((ShiftagoPosition) full).marbles(FIRST)));
    }

    @Test
    void itMattersNotWhoIsToMove() {
        for (String rows : List.of("xo3x1/7/7/7/7/6x/1o5", "7/xx5/7/7/7/oooo3/7", "7/xxxxx2/7/7/7/oooo3/7")) {
            for (Seat side : Seat.values()) {
                assertThat(report(rows + " x 9 9", side)).isEqualTo(report(rows + " o 9 9", side));
            }
        }
    }

    @Test
    void theTermsAreNamedAndWeighedAsTheReportHasThem() {
        assertThat(evaluator().evaluate(position(O_MAKES_FIVE), FIRST).terms())
                .extracting(Term::key)
                .containsExactly("won", "threat", "runs", "reply");
        assertThat(evaluator().parts()).extracting(Evaluator.Weighted::weight).containsExactly(1e6, 1e6, 1.0, 1.0);
        assertThat(Games.read("shiftago").kind().criteria())
                .extracting(Criterion::key)
                .startsWith("won", "threat", "runs", "reply");
    }

    private static double report(String text, Seat side) {
        return evaluator().value(position(text), side);
    }

    private static void assertRaws(String text, Seat side, double won, double threat, double runs, double reply) {
        assertThat(evaluator().evaluate(position(text), side).terms())
                .extracting(Term::raw)
                .containsExactly(won, threat, runs, reply);
    }

    private static List<String> lit(String text, Seat side, String criterion) {
        return labels(term(position(text), side, criterion).cells());
    }

    private static Term term(Position position, Seat side, String criterion) {
        return evaluator().evaluate(position, side).terms().stream()
                .filter(term -> term.key().equals(criterion))
                .findFirst()
                .orElseThrow();
    }

    private static Evaluator evaluator() {
        return position("7/7/7/7/7/7/7 x 9 9").game().evaluator("report").orElseThrow();
    }
}
