package lectern.games.pushee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Overlay;
import lectern.game.Position;
import lectern.game.RuleViolation;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;

/** Rules 1 and 8: placing, illegal moves, passing, the end and the points. */
class PusheeRulesTest {
    private static final String VALUES = " 267323/862829/260262/482147/996481/163081 ";
    private static final String FULL = "hHhHhH/VvVvVv/hHhHhH/VvVvVv/hHhHhH/VvVvVv" + VALUES;
    private static final Sentences ENGLISH = new Sentences(Language.EN);

    private final Position example = position("6/1V4/2h3/3V2/6/6" + VALUES + "2 13 14");

    @Test
    void aPieceIsPutOnAnEmptyCellLyingHorizontalOrStandingVertical() {
        assertThat(play(example, "ha1").text()).isEqualTo("h5/1V4/2h3/3V2/6/6" + VALUES + "1 13 13");
        assertThat(play(example, "vf6").text()).isEqualTo("6/1V4/2h3/3V2/6/5v" + VALUES + "1 13 13");
    }

    @Test
    void theFirstPlayerStartsAndThenTheyTakeTurns() {
        Position start = Games.read("pushee").start(7).position();
        assertThat(start.toMove()).isEqualTo(Seat.FIRST);
        Position next = play(start, "va1");
        assertThat(next.toMove()).isEqualTo(Seat.SECOND);
        assertThat(next.text()).startsWith("V5/6/6/6/6/6 ").endsWith(" 2 14 15");
        assertThat(play(next, "hf6").toMove()).isEqualTo(Seat.FIRST);
    }

    @Test
    void movesAreListedByColumnThenByRowHorizontalFirst() {
        List<String> moves = example.moves().stream().map(Move::text).toList();
        assertThat(moves).hasSize(66).startsWith("ha1", "va1", "ha2", "va2", "ha3");
        assertThat(moves.subList(12, 16)).containsExactly("hb1", "vb1", "hb3", "vb3");
        assertThat(moves).endsWith("hf6", "vf6");
    }

    @Test
    void aTakenCellIsRefused() {
        assertRefused(example, "hb2", "cell-taken", "b2");
        assertRefused(example, "vc3", "cell-taken", "c3");
        assertThat(sentence(example, "hb2"))
                .isEqualTo("b2 is taken by a piece of Player 1: a piece may only be put on an empty cell.");
    }

    @Test
    void aCellOffTheBoardIsRefused() {
        assertRefused(example, "hg1", "off-board");
        assertRefused(example, "va7", "off-board");
        assertRefused(example, "va0!", "off-board");
        assertThat(sentence(example, "hg1"))
                .isEqualTo("hg1 is off the board: its columns are a to f and its rows 1 to 6.");
        Position large = Games.read("pushee:size=9").start(1).position();
        assertThat(large.violation(large.readMove("hi9"))).isEmpty();
        assertThat(sentence(large, "vj9")).contains("columns are a to i and its rows 1 to 9");
    }

    @Test
    void whoHasNoPieceLeftCanOnlyPass() {
        Position stuck = position("6/1V4/2h3/3V2/6/6" + VALUES + "1 0 2");
        assertThat(stuck.moves()).extracting(Move::text).containsExactly("pass");
        assertThat(stuck.moveCount()).isEqualTo(1);
        assertThat(stuck.move(0).text()).isEqualTo("pass");
        assertRefused(stuck, "ha1", "no-pieces-left");
        assertRefused(stuck, "ha1!", "no-pieces-left");
        assertRefused(stuck, "hc3", "cell-taken", "c3");
        assertThat(stuck.allowsFoul(stuck.readMove("hc3!"))).isFalse();
    }

    @Test
    void aPassLeavesTheBoardAloneAndTheOtherSideGoesOn() {
        NarratedMove turn = NarratedMove.of("pushee", "6/1V4/2h3/3V2/6/6" + VALUES + "1 0 2", "pass");
        assertThat(turn.after().text()).isEqualTo("6/1V4/2h3/3V2/6/6" + VALUES + "2 0 2");
        assertThat(turn.told(0)).isEqualTo("Player 1 has no piece left to put on the board, and passes.");
        assertThat(turn.words()).containsExactly("0 passed");
        assertThat(turn.after().moveCount()).isEqualTo(66);
    }

    @Test
    void whoHasPiecesMayNotPass() {
        RuleViolation violation = assertRefused(example, "pass", "must-place");
        assertThat(violation.cells().size()).isEqualTo(33);
        assertThat(violation.cells().stream()).startsWith(0, 1, 2, 3, 4, 5, 6, 8);
        assertThat(sentence(example, "pass"))
                .isEqualTo("Player 2 may not pass while there are 14 pieces left to put on an empty cell.");
        assertThat(sentence(position("6/6/6/6/6/6" + VALUES + "2 5 1"), "pass")).contains("there is one piece left");
    }

    @Test
    void theGameEndsWhenAllPiecesArePlaced() {
        Position last = position("6/1V4/2h3/3V2/6/6" + VALUES + "2 0 1");
        assertThat(last.outcome()).isEmpty();
        assertThat(last.isOver()).isFalse();
        Position end = play(last, "he4");
        assertThat(end.isOver()).isTrue();
        assertThat(end.moves()).isEmpty();
        assertThat(end.moveCount()).isZero();
        assertThat(end.outcome().orElseThrow().winner()).isEqualTo(Seat.FIRST);
        assertThat(ENGLISH.of(end.outcome().orElseThrow().reason()))
                .isEqualTo("All pieces are placed: 10 points for Player 1, 6 for Player 2.");
    }

    @Test
    void theGameEndsWhenNoCellIsEmpty() {
        Position end = position(FULL + "1 3 4");
        assertThat(end.isOver()).isTrue();
        assertThat(end.outcome().orElseThrow().reason().key()).isEqualTo("pushee.board-full");
        assertThat(position(FULL + "1 0 0").outcome().orElseThrow().reason().key())
                .isEqualTo("pushee.all-placed");
    }

    @Test
    void nobodyMovesInAGameThatIsOver() {
        Position end = position("6/1V4/2h3/3V2/6/6" + VALUES + "2 0 0");
        for (String move : List.of("ha1", "hb2", "hb2!", "hz9", "pass")) assertRefused(end, move, "game-over");
        assertThat(end.allowsFoul(end.readMove("hb2!"))).isFalse();
    }

    @Test
    void mostPointsWinAndEqualPointsAreADraw() {
        String ones = " 111111/111111/111111/111111/111111/111111 1 0 0";
        assertThat(position("HhV3/6/6/6/6/6" + ones).outcome().orElseThrow().winner())
                .isEqualTo(Seat.FIRST);
        assertThat(position("Hhv3/6/6/6/6/6" + ones).outcome().orElseThrow().winner())
                .isEqualTo(Seat.SECOND);
        assertThat(position("HhVv2/6/6/6/6/6" + ones).outcome().orElseThrow().winner())
                .isNull();
    }

    @Test
    void aScoreIsTheSumOfTheValuesUnderASidesPieces() {
        assertThat(example.view().facts())
                .isEqualTo(Map.of("score", Map.of("first", 7, "second", 0), "left", Map.of("first", 13, "second", 14)));
    }

    @Test
    void theReportsEvaluationIsOwnPointsLessTheEnemys() {
        var evaluator = example.game().evaluator("report").orElseThrow();
        var first = evaluator.evaluate(example, Seat.FIRST);
        assertThat(first.total()).isEqualTo(7);
        assertThat(first.terms()).singleElement().satisfies(term -> {
            assertThat(term.key()).isEqualTo("score");
            assertThat(term.weight()).isEqualTo(1);
            assertThat(example.game().board().labels(term.cells())).containsExactly("b2", "d4", "c3");
        });
        assertThat(evaluator.evaluate(example, Seat.SECOND).total()).isEqualTo(-7);
    }

    @Test
    void anOverlayShowsWhatEachSideHoldsWithItsPoints() {
        Overlay held = example.view().overlays().get(0);
        assertThat(ENGLISH.of(held.name())).isEqualTo("Points: the cells that each side holds");
        assertThat(held.groups())
                .extracting(group -> ENGLISH.of(group.name()))
                .containsExactly("Player 1, 7 points; pieces", "Player 2, no points; pieces");
        assertThat(held.groups())
                .extracting(group -> example.game().board().labels(group.cells()))
                .containsExactly(List.of("b2", "d4"), List.of("c3"));
    }

    private static RuleViolation assertRefused(Position position, String move, String key, String... cells) {
        RuleViolation violation = position.violation(position.readMove(move)).orElseThrow();
        assertThat(violation.key()).isEqualTo("pushee." + key);
        if (cells.length > 0) {
            assertThat(position.game().board().labels(violation.cells())).containsExactly(cells);
        }
        return violation;
    }

    private static String sentence(Position position, String move) {
        return ENGLISH.of(
                position.violation(position.readMove(move)).orElseThrow().reason());
    }

    private static Position play(Position position, String move) {
        return position.play(position.readMove(move), Narrator.SILENT);
    }

    private static Position position(String text) {
        return Games.read("pushee").read(text);
    }
}
