package lectern.games.shiftago;

import static lectern.game.Seat.FIRST;
import static lectern.game.Seat.SECOND;
import static lectern.games.shiftago.ShiftagoTable.play;
import static lectern.games.shiftago.ShiftagoTable.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import lectern.game.Move;
import lectern.game.Perft;
import lectern.game.Position;
import lectern.game.board.BoardShape;
import lectern.games.Games;
import org.junit.jupiter.api.Test;

class ShiftagoRulesTest {
    private static final String HALF_FULL = "xoxoxox/oxo4/x6/o6/x6/o6/x6 x 9 10";

    @Test
    void theBoardHasSevenRowsNumberedFromTheTop() {
        BoardShape board = Games.read("shiftago").board();
        assertThat(board.cells()).isEqualTo(49);
        assertThat(board.label(0)).isEqualTo("a1");
        assertThat(board.label(48)).isEqualTo("g7");
    }

    @Test
    void theBoardIsEmptyAtTheStartAndXBegins() {
        assertThat(Games.read("shiftago").start(7).position()).hasToString("shiftago 7/7/7/7/7/7/7 x 22 22");
        assertThat(Games.read("shiftago:marbles=5").start(7).position().text()).isEqualTo("7/7/7/7/7/7/7 x 5 5");
    }

    @Test
    void everyLineCanBeEnteredFromBothEndsInAFixedOrder() {
        Position start = position("7/7/7/7/7/7/7 x 22 22");
        assertThat(start.moves())
                .extracting(Move::text)
                .containsExactly(
                        "l1", "l2", "l3", "l4", "l5", "l6", "l7", "r1", "r2", "r3", "r4", "r5", "r6", "r7", "u1", "u2",
                        "u3", "u4", "u5", "u6", "u7", "d1", "d2", "d3", "d4", "d5", "d6", "d7");
        assertThat(Perft.count(start, 2)).isEqualTo(28 * 28);
    }

    @Test
    void aFullRowAndAFullColumnCannotBeEntered() {
        Position position = position(HALF_FULL);
        assertThat(position.moves())
                .extracting(Move::text)
                .containsExactly(
                        "l2", "l3", "l4", "l5", "l6", "l7", "r2", "r3", "r4", "r5", "r6", "r7", "u2", "u3", "u4", "u5",
                        "u6", "u7", "d2", "d3", "d4", "d5", "d6", "d7");
        assertThat(position.move(1)).isEqualTo(position.readMove("l3"));
        assertThatThrownBy(() -> position.move(24)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void aMarbleTakesTheFreeCellAtTheEdge() {
        assertThat(boardAfter("7/7/7/7/7/7/7 x 22 22", "l4")).isEqualTo("7/7/7/x6/7/7/7");
        assertThat(boardAfter("7/7/7/7/7/7/7 x 22 22", "r4")).isEqualTo("7/7/7/6x/7/7/7");
        assertThat(boardAfter("7/7/7/7/7/7/7 x 22 22", "u3")).isEqualTo("2x4/7/7/7/7/7/7");
        assertThat(boardAfter("7/7/7/7/7/7/7 o 22 22", "d3")).isEqualTo("7/7/7/7/7/7/2o4");
    }

    @Test
    void theRunAtTheEdgeMovesOneCellInwardsUpToTheFirstGap() {
        assertThat(boardAfter("7/7/7/xo1x1oo/7/7/7 x 9 9", "l4")).isEqualTo("7/7/7/xxox1oo/7/7/7");
        assertThat(boardAfter("7/7/7/xo1x1oo/7/7/7 x 9 9", "r4")).isEqualTo("7/7/7/xo1xoox/7/7/7");
        assertThat(boardAfter("2o4/2x4/7/2o4/7/2x4/2x4 o 9 9", "u3")).isEqualTo("2o4/2o4/2x4/2o4/7/2x4/2x4");
        assertThat(boardAfter("2o4/2x4/7/2o4/7/2x4/2x4 o 9 9", "d3")).isEqualTo("2o4/2x4/7/2o4/2x4/2x4/2o4");
    }

    @Test
    void aPushFillsTheLastGapOfALine() {
        assertThat(boardAfter("oxoxox1/7/7/7/7/7/7 x 9 9", "l1")).isEqualTo("xoxoxox/7/7/7/7/7/7");
        assertThat(boardAfter("1oxoxox/7/7/7/7/7/7 x 9 9", "r1")).isEqualTo("oxoxoxx/7/7/7/7/7/7");
        assertThat(boardAfter("x6/o6/x6/o6/x6/o6/7 x 9 9", "u1")).isEqualTo("x6/x6/o6/x6/o6/x6/o6");
        assertThat(boardAfter("7/x6/o6/x6/o6/x6/o6 x 9 9", "d1")).isEqualTo("x6/o6/x6/o6/x6/o6/x6");
    }

    @Test
    void onlyTheMoverSpendsAMarble() {
        Position after = play(position("7/7/7/7/7/7/7 o 8 9"), "l1");
        assertThat(after.text()).isEqualTo("o6/7/7/7/7/7/7 x 8 8");
        assertThat(play(after, "l1").text()).isEqualTo("xo5/7/7/7/7/7/7 o 7 8");
    }

    @Test
    void fiveInARowWin() {
        assertWins("7/xxxx3/7/7/7/7/7 x 9 9", "l2");
        assertWins("7/x1xxx2/7/7/7/7/1x5 x 9 9", "l2");
    }

    @Test
    void fiveInAColumnWin() {
        assertWins("4x2/4x2/4x2/4x2/7/7/7 x 9 9", "u5");
    }

    @Test
    void fiveInADiagonalWin() {
        assertWins("7/1x5/2x4/3x3/4x2/7/7 x 9 9", "u1");
        assertWins("7/5x1/4x2/3x3/2x4/7/7 x 9 9", "u7");
    }

    @Test
    void sixInARowWinToo() {
        assertWins("xx1xx2/2x4/7/7/7/7/7 x 9 9", "u3");
        assertWins("xx1xxx1/7/7/7/7/7/7 x 9 9", "u3");
    }

    @Test
    void fourInARowAndABrokenFiveDoNotWin() {
        assertGoesOn("xxx4/7/7/7/7/7/7 x 9 9", "l1");
        assertGoesOn("xx1xxx1/7/7/7/7/7/7 x 9 9", "l4");
    }

    @Test
    void aLineDoesNotGoOnBehindTheEdge() {
        assertGoesOn("4xxx/xx5/7/7/7/7/7 x 9 9", "l4");
        assertGoesOn("4x2/5x1/6x/x6/1x5/7/7 x 9 9", "l7");
    }

    @Test
    void aFiveGivenByTheOpponentsMoveWinsNothing() {
        Position given = play(position("o1oooo1/7/7/7/7/7/7 x 9 9"), "l1");
        assertThat(given.text()).isEqualTo("xooooo1/7/7/7/7/7/7 o 8 9");
        assertThat(given.outcome()).isEmpty();
        assertThat(given.moveCount()).isEqualTo(28);
    }

    @Test
    void whoWasGivenAFiveWinsIfTheyMoveAndStillOwnOne() {
        assertWins("xooooo1/7/7/7/7/7/7 o 8 9", "l4");
        assertWins("xooooo1/7/7/7/7/7/7 o 8 9", "u1");
    }

    @Test
    void whoWasGivenAFiveAndBreaksItHasNotWon() {
        assertWins("2o4/2o4/xxo4/2o4/2o4/7/7 o 8 9", "r3");
        assertGoesOn("2o4/2o4/xxo4/2o4/2o4/7/7 o 8 9", "l3");
    }

    @Test
    void theMoversOwnFiveWinsEvenIfTheOthersIsCompletedToo() {
        Position both = play(position("o1oooo1/x6/x6/x6/x6/7/7 x 9 9"), "l1");
        assertThat(both.outcome().orElseThrow().winner()).isEqualTo(FIRST);
    }

    @Test
    void whoPlacesTheirLastMarbleWithoutAFiveLoses() {
        Position after = play(position("7/7/7/7/7/7/7 x 1 4"), "l1");
        assertThat(after.outcome().orElseThrow().winner()).isEqualTo(SECOND);
        assertThat(after.moves()).isEmpty();
        assertThat(play(position("7/7/7/7/7/7/7 o 4 1"), "l1")
                        .outcome()
                        .orElseThrow()
                        .winner())
                .isEqualTo(FIRST);
    }

    @Test
    void whoPlacesTheirLastMarbleInAFiveWins() {
        assertWins("xxxx3/7/7/7/7/7/7 x 1 4", "l1");
    }

    @Test
    void underEmptyDrawWhoPlacesTheirLastMarblePlaysOn() {
        Position after = play(position("shiftago:empty=draw", "7/7/7/7/7/7/7 x 1 2"), "l1");
        assertThat(after.outcome()).isEmpty();
        assertThat(after.moveCount()).isEqualTo(28);
    }

    @Test
    void underEmptyDrawTheGameIsDrawnOnceBothHaveNone() {
        Position after = play(position("shiftago:empty=draw", "7/7/7/7/7/7/7 x 1 1"), "l1", "l2");
        assertThat(after.outcome().orElseThrow().winner()).isNull();
        assertThat(after.outcome().orElseThrow().reason().key()).isEqualTo("shiftago.all-placed");
    }

    @Test
    void underEmptyDrawALastMarbleInAFiveWins() {
        Position after = play(position("shiftago:empty=draw", "xxxx3/7/7/7/7/7/7 x 1 0"), "l1");
        assertThat(after.outcome().orElseThrow().winner()).isEqualTo(FIRST);
    }

    @Test
    void aSideWithoutMarblesPasses() {
        Position position = position("shiftago:empty=draw", "7/7/7/o6/7/7/7 x 0 2");
        assertThat(position.moves()).extracting(Move::text).containsExactly("pass");
        assertThat(position.moveCount()).isEqualTo(1);
        assertThat(play(position, "pass").text()).isEqualTo("7/7/7/o6/7/7/7 o 0 2");
        assertThat(play(position, "pass", "l4", "pass", "l4")
                        .outcome()
                        .orElseThrow()
                        .winner())
                .isNull();
    }

    @Test
    void underEmptyLosesAPassWithoutAFiveLoses() {
        Position position = position("7/7/7/o6/7/7/7 x 0 2");
        assertThat(position.moves()).extracting(Move::text).containsExactly("pass");
        assertThat(play(position, "pass").outcome().orElseThrow().winner()).isEqualTo(SECOND);
    }

    @Test
    void whoWasGivenAFiveAndMustPassStillOwnsItAndWins() {
        assertWins("7/7/7/oxxxxx1/7/7/7 x 0 2", "pass");
    }

    @Test
    void aComposedFullBoardIsDrawnUnlessWhoHasMovedOwnsAFive() {
        String rows = "oxoxoxo/oxoxoxo/xoxoxox/xoxoxox/oxoxoxo/oxoxoxo/";
        Position full = position(rows + "xoxoxox o 3 3");
        assertThat(full.outcome().orElseThrow().winner()).isNull();
        assertThat(full.outcome().orElseThrow().reason().key()).isEqualTo("shiftago.board-full");
        assertThat(position(rows + "xxxxxox o 3 3").outcome().orElseThrow().winner())
                .isEqualTo(FIRST);
        assertThat(position(rows + "xoxoxo1 o 3 3").isOver()).isFalse();
    }

    @Test
    void howAGameEndedFollowsFromItsTextAlone() {
        String game = "shiftago:marbles=5";
        Position end =
                play(position(game, "7/7/7/7/7/7/7 x 5 5"), "l1", "l2", "l1", "l2", "l1", "l2", "r1", "l2", "u1");
        Position read = position(game, end.text());
        assertThat(read).isEqualTo(end).hasSameHashCodeAs(end);
        assertThat(read.outcome()).isEqualTo(end.outcome()).isPresent();
    }

    @Test
    void positionsDifferInAnythingThatDecidesFuturePlay() {
        List<Position> positions = List.of(
                position("x6/7/7/7/7/7/7 x 8 9"),
                position("o6/7/7/7/7/7/7 x 8 9"),
                position("6x/7/7/7/7/7/7 x 8 9"),
                position("x6/7/7/7/7/7/7 o 8 9"),
                position("o6/7/7/7/7/7/7 o 9 8"),
                position("x6/7/7/7/7/7/7 x 9 9"),
                position("x6/7/7/7/7/7/7 x 8 8"));
        assertThat(positions).doesNotHaveDuplicates();
        assertThat(positions).extracting(Position::key).doesNotHaveDuplicates();
        assertThat(positions.get(0)).isNotEqualTo(position("shiftago:empty=draw", "x6/7/7/7/7/7/7 x 8 9"));
    }

    private static void assertWins(String text, String move) {
        Position before = position(text);
        Position after = play(before, move);
        assertThat(after.outcome().orElseThrow().winner()).isEqualTo(before.toMove());
        assertThat(after.outcome().orElseThrow().reason().key()).isEqualTo("shiftago.five-in-line");
        assertThat(after.isOver()).isTrue();
        assertThat(after.moves()).isEmpty();
    }

    private static void assertGoesOn(String text, String move) {
        Position after = play(position(text), move);
        assertThat(after.outcome()).isEmpty();
        assertThat(IntStream.range(0, after.moveCount()).mapToObj(after::move)).isEqualTo(after.moves());
    }

    private static String boardAfter(String text, String move) {
        return play(position(text), move).text().replaceAll(" .*", "");
    }
}
