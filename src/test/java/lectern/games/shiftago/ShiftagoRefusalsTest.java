package lectern.games.shiftago;

import static lectern.games.shiftago.ShiftagoTable.english;
import static lectern.games.shiftago.ShiftagoTable.labels;
import static lectern.games.shiftago.ShiftagoTable.portuguese;
import static lectern.games.shiftago.ShiftagoTable.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import lectern.game.Position;
import lectern.game.RuleViolation;
import lectern.game.UnreadableText;
import lectern.game.Word;
import lectern.games.Games;
import org.junit.jupiter.api.Test;

class ShiftagoRefusalsTest {
    private static final Position START = position("7/7/7/7/7/7/7 x 22 22");
    private static final Position ROW_AND_COLUMN_FULL = position("o6/x6/oxoxoxo/x6/o6/x6/o6 x 9 9");

    @Test
    void reasonsAreListedInTheOrderInWhichTheyAreNamed() {
        assertThat(Games.read("shiftago").kind().words().stream()
                        .filter(word -> word.use() == Word.Use.VIOLATION)
                        .map(Word::key))
                .containsExactly(
                        "shiftago.line-full",
                        "shiftago.no-such-line",
                        "shiftago.no-marbles",
                        "shiftago.must-move",
                        "shiftago.game-over");
    }

    @Test
    void nothingMayBePushedOffTheBoard() {
        RuleViolation fromLeft = refusal(ROW_AND_COLUMN_FULL, "l3");
        assertThat(fromLeft.key()).isEqualTo("shiftago.line-full");
        assertThat(labels(fromLeft.cells())).containsExactly("a3", "b3", "c3", "d3", "e3", "f3", "g3");
        assertThat(english(fromLeft.reason()))
                .isEqualTo("There is no gap in row 3, from a3 to g3: nothing may be pushed off the board.");

        RuleViolation fromBottom = refusal(ROW_AND_COLUMN_FULL, "d1");
        assertThat(labels(fromBottom.cells())).containsExactly("a7", "a6", "a5", "a4", "a3", "a2", "a1");
        assertThat(portuguese(fromBottom.reason()))
                .isEqualTo("Não há nenhuma casa vazia na coluna 1, de a7 a a1:"
                        + " nada pode ser empurrado para fora do tabuleiro.");
        assertThat(refusal(ROW_AND_COLUMN_FULL, "r3").key()).isEqualTo("shiftago.line-full");
        assertThat(refusal(ROW_AND_COLUMN_FULL, "u1").key()).isEqualTo("shiftago.line-full");
    }

    @Test
    void aLineWithAGapMayBeEntered() {
        for (String move : List.of("l1", "r2", "u2", "d7")) {
            assertThat(ROW_AND_COLUMN_FULL.violation(ROW_AND_COLUMN_FULL.readMove(move)))
                    .isEmpty();
        }
    }

    @Test
    void anEdgeHasOnlyTheLinesOneToSeven() {
        for (String move : List.of("l0", "l8", "l9", "l99")) {
            assertThat(refusal(START, move).key()).isEqualTo("shiftago.no-such-line");
            assertThat(labels(refusal(START, move).cells())).containsExactly("a1", "a2", "a3", "a4", "a5", "a6", "a7");
        }
        assertThat(labels(refusal(START, "d8").cells())).containsExactly("a7", "b7", "c7", "d7", "e7", "f7", "g7");
        assertThat(english(refusal(START, "l9").reason()))
                .isEqualTo("l9 names no line: marbles come in from the edges l (left), r (right), u (top)"
                        + " and d (bottom), into lines 1 to 7.");
        assertThat(START.violation(START.readMove("l1"))).isEmpty();
        assertThat(START.violation(START.readMove("l7"))).isEmpty();
    }

    @Test
    void thereAreNoOtherEdges() {
        for (String move : List.of("k3", "z0", "a1", "x7")) {
            assertThat(refusal(START, move).key()).isEqualTo("shiftago.no-such-line");
            assertThat(refusal(START, move).cells()).isEmpty();
        }
    }

    @Test
    void whoHasNoMarbleLeftCannotInsertOne() {
        Position position = position("shiftago:empty=draw", "x5o/7/7/x6/7/7/7 x 0 3");
        assertThat(refusal(position, "l1").key()).isEqualTo("shiftago.no-marbles");
        assertThat(labels(refusal(position, "l1").cells())).containsExactly("a1", "a4");
        assertThat(english(refusal(position, "l1").reason()))
                .isEqualTo("X has no marble left to insert, and can only pass.");
        assertThat(position.violation(position.readMove("pass"))).isEmpty();
    }

    @Test
    void theFirstBrokenRuleIsNamed() {
        Position position = position("shiftago:empty=draw", "xoxoxox/7/7/7/7/7/7 x 0 3");
        assertThat(refusal(position, "l1").key()).isEqualTo("shiftago.line-full");
        assertThat(refusal(position, "l8").key()).isEqualTo("shiftago.no-such-line");
    }

    @Test
    void whoHasAMarbleMayNotPass() {
        RuleViolation refused = refusal(ROW_AND_COLUMN_FULL, "pass");
        assertThat(refused.key()).isEqualTo("shiftago.must-move");
        assertThat(labels(refused.cells()))
                .containsExactly(
                        "a1", "a2", "a4", "a5", "a6", "a7", "g1", "g2", "g4", "g5", "g6", "g7", "b1", "c1", "d1", "e1",
                        "f1", "b7", "c7", "d7", "e7", "f7");
        assertThat(english(refused.reason()))
                .isEqualTo("X may not pass while there is a marble to insert: 9 are left.");
        assertThat(english(refusal(position("7/7/7/7/7/7/7 o 4 1"), "pass").reason()))
                .isEqualTo("O may not pass while there is a marble to insert: one is left.");
    }

    @Test
    void nobodyMovesOnceTheGameIsOver() {
        Position won = position("7/7/ooooo2/7/7/7/7 x 9 9");
        for (String move : List.of("l1", "l9", "k3", "pass")) {
            assertThat(refusal(won, move).key()).isEqualTo("shiftago.game-over");
            assertThat(labels(refusal(won, move).cells())).containsExactly("a3", "b3", "c3", "d3", "e3");
        }
        assertThat(refusal(position("7/7/7/7/7/7/7 o 0 3"), "l1").cells()).isEmpty();
    }

    @Test
    void aMoveIsALetterAndANumberOrAPass() {
        for (String text : List.of("l", "4", "L4", "l04", "l100", "l4 ", "passe", "top3")) {
            assertThatThrownBy(() -> START.readMove(text))
                    .isInstanceOfSatisfying(
                            UnreadableText.class,
                            error -> assertThat(error.kind()).isEqualTo(UnreadableText.Kind.MOVE));
        }
        assertThat(START.readMove("l4")).hasToString("l4").isEqualTo(START.readMove("l4"));
        assertThat(START.readMove("l4")).isNotEqualTo(START.readMove("r4")).isNotEqualTo(START.readMove("l44"));
        assertThat(START.readMove("l9")).isEqualTo(START.readMove("l9")).hasSameHashCodeAs(START.readMove("l9"));
    }

    @Test
    void everyLetterAndNumberNearTheBoardIsAConceivableMove() {
        assertThat(START.game().conceivableMoves())
                .contains("l1", "r7", "u0", "d8", "k3", "l9", "z0", "pass")
                .doesNotHaveDuplicates()
                .hasSize(26 * 10 + 1);
    }

    private static RuleViolation refusal(Position position, String move) {
        return position.violation(position.readMove(move)).orElseThrow();
    }
}
