package lectern.games.infection;

import static org.assertj.core.api.Assertions.assertThat;

import lectern.game.Seat;
import lectern.games.Games;
import lectern.games.Table;
import lectern.text.Language;
import org.junit.jupiter.api.Test;

class InfectionRulesTest {
    private static final String START = "o5x/7/7/7/7/7/x5o x 0 1";

    @Test
    void redStartsOnG7AndA1() {
        assertThat(Games.read("infection").start(5).position().text()).isEqualTo(START);
    }

    @Test
    void underAtaxxRulesTheCornersAreSwapped() {
        assertThat(Games.read("infection:rules=ataxx").start(5).position().text())
                .isEqualTo("x5o/7/7/7/7/7/o5x x 0 1");
    }

    @Test
    void blockedCellsAreSetUpAndWrittenRowByRow() {
        assertThat(Games.read("infection:blocked=d1+c4").text()).isEqualTo("infection:blocked=c4+d1");
        assertThat(Games.read("infection:blocked=d1+c4").start(0).position().text())
                .isEqualTo("o5x/7/7/2-4/7/7/x2-2o x 0 1");
    }

    @Test
    void aCloneLeavesTheOldMicrobe() {
        assertThat(report(START).play("f6").text()).isEqualTo("o5x/5x1/7/7/7/7/x5o o 0 1");
        assertThat(report(START).story("f6")).containsExactly("infection.cloned f6");
    }

    @Test
    void aCloneMayNameTheNeighbourItComesFrom() {
        assertThat(report(START).play("g7f6")).extracting(Table::text).isEqualTo("o5x/5x1/7/7/7/7/x5o o 0 1");
        assertThat(report(START).position().readMove("g7f6").text()).isEqualTo("f6");
    }

    @Test
    void aCloneThatNamesANeighbourOfSomebodyElseIsRefused() {
        Table table = report("5ox/7/7/7/7/7/7 x 0 1");
        assertThat(table.refusal("f7f6")).isEqualTo("infection.enemy-microbe f7");
        assertThat(table.refusal("e7f6")).isEqualTo("infection.no-microbe e7");
        assertThat(table.play("f6").text()).isEqualTo("5xx/5x1/7/7/7/7/7 o 0 1");
    }

    @Test
    void aCloneNeedsANeighbour() {
        assertThat(report(START).refusal("d4")).isEqualTo("infection.no-neighbour d4 d5 e5 e4 e3 d3 c3 c4 c5");
    }

    @Test
    void aJumpEmptiesTheOldCell() {
        assertThat(report(START).play("g7g5").text()).isEqualTo("o6/7/6x/7/7/7/x5o o 1 1");
        assertThat(report(START).story("g7g5")).containsExactly("infection.jumped g7 g5");
    }

    @Test
    void aJumpCrossesAnything() {
        assertThat(report("7/7/3xo-1/7/7/7/7 x 0 1").play("d5f7").text()).isEqualTo("5x1/7/4o-1/7/7/7/7 o 1 1");
        assertThat(report("7/7/3x-2/7/7/7/o6 x 0 1").play("d5f5").text()).isEqualTo("7/7/4-x1/7/7/7/o6 o 1 1");
    }

    @Test
    void aJumpReachesTwoCellsAndNoFurther() {
        assertThat(report(START).refusal("g7g4")).isEqualTo("infection.too-far g7 g4");
        assertThat(report(START).refusal("g7d7")).isEqualTo("infection.too-far g7 d7");
        assertThat(report(START).refusal("g7d6")).isEqualTo("infection.too-far g7 d6");
    }

    @Test
    void aKnightsLeapIsForAtaxxOnly() {
        String start = "x5o/7/7/7/7/7/o5x x 0 1";
        assertThat(report(start).refusal("a7b5")).isEqualTo("infection.knight-jump a7 b5");
        assertThat(ataxx(start).play("a7b5").text()).isEqualTo("6o/7/1x5/7/7/7/o5x o 1 1");
        assertThat(ataxx(start).legalMoves()).hasSize(16).contains("a7c6", "g1e2", "g1f3");
    }

    @Test
    void aMoveNeedsAMicrobeOfOnesOwnAtTheStart() {
        assertThat(report(START).refusal("d4d6")).isEqualTo("infection.no-microbe d4");
        assertThat(report(START).refusal("a7a5")).isEqualTo("infection.enemy-microbe a7");
    }

    @Test
    void aMoveEndsOnAnEmptyCell() {
        Table table = report("o5x/6x/7/7/7/7/x5o x 0 1");
        assertThat(table.refusal("g6")).isEqualTo("infection.occupied g6");
        assertThat(table.refusal("a7")).isEqualTo("infection.occupied a7");
        assertThat(report("6x/5-1/4-2/7/7/7/o6 x 0 1").refusal("f6")).isEqualTo("infection.blocked f6");
        assertThat(report("6x/5-1/4-2/7/7/7/o6 x 0 1").refusal("g7e5")).isEqualTo("infection.blocked e5");
    }

    @Test
    void nothingLeavesTheBoard() {
        assertThat(report(START).refusal("h7")).isEqualTo("infection.off-board");
        assertThat(report(START).refusal("g7g8")).isEqualTo("infection.off-board");
        assertThat(report(START).refusal("h7f7")).isEqualTo("infection.off-board");
    }

    @Test
    void theFirstBrokenRuleOfTheListIsNamed() {
        assertThat(report(START).refusal("d4h9")).isEqualTo("infection.no-microbe d4");
        assertThat(report(START).refusal("a7a1")).isEqualTo("infection.enemy-microbe a7");
        assertThat(report(START).refusal("g7a1")).isEqualTo("infection.occupied a1");
    }

    @Test
    void everyEnemyThatTouchesTheLandingIsInfectedClockwiseFromTheNorth() {
        Table table = report("7/3x3/2ooo2/2o1o2/2ooo2/7/7 x 0 1");
        assertThat(table.story("d6d4"))
                .containsExactly(
                        "infection.jumped d6 d4",
                        "infection.infected d5",
                        "infection.infected e5",
                        "infection.infected e4",
                        "infection.infected e3",
                        "infection.infected d3",
                        "infection.infected c3",
                        "infection.infected c4",
                        "infection.infected c5");
        assertThat(table.play("d6d4").text()).isEqualTo("7/7/2xxx2/2xxx2/2xxx2/7/7 o 1 1");
    }

    @Test
    void infectionsAreToldInWordsThatNameWhoWhereAndWhy() {
        Table table = report("7/7/4o2/7/4x2/7/7 x 0 1");
        assertThat(table.tale("e4", Language.EN))
                .containsExactly(
                        "Red clones a microbe onto e4: the old one stays where it was.",
                        "The Blue microbe on e5 touches e4: it is infected and now belongs to Red.");
        assertThat(table.tale("e4", Language.PT))
                .containsExactly(
                        "O Vermelho clona um micróbio para e4: o antigo fica onde estava.",
                        "O micróbio do Azul em e5 toca em e4: fica infetado e passa para o Vermelho.");
    }

    @Test
    void whoCanMoveMayNotPass() {
        assertThat(report(START).refusal("pass")).isEqualTo("infection.must-move g7 a1");
        assertThat(report("xxxxxxx/xxxxxxx/xxxxxxx/7/7/7/o6 x 0 1").refusal("pass"))
                .startsWith("infection.must-move a6 b6");
    }

    @Test
    void whoCannotMovePasses() {
        Table table = report("x-----o/------1/-------/-------/-------/-------/------- x 7 9");
        assertThat(table.legalMoves()).containsExactly("pass");
        assertThat(table.story("pass")).containsExactly("infection.passed");
        assertThat(table.play("pass").text())
                .isEqualTo("x-----o/------1/-------/-------/-------/-------/------- o 8 9");
    }

    @Test
    void theMoveNumberRisesAfterTheSecondSeatAndACloneClearsTheOtherCounter() {
        assertThat(report(START).play("g7g5", "a7a5").text()).isEqualTo("7/7/o5x/7/7/7/x5o x 2 2");
        assertThat(report(START).play("g7g5", "a7a5", "g4").text()).endsWith(" o 0 2");
    }

    @Test
    void aFullBoardEndsTheGameAndTheMostMicrobesWin() {
        Table table = report("1xxxxxx/xxxxxxx/xxxxxxx/xxxxooo/ooooooo/ooooooo/ooooooo x 0 30");
        assertThat(table.play("a7").ending()).isEqualTo("first by infection.board-full");
        assertThat(table.play("a7").refusal("b7")).isEqualTo("infection.game-over");
        assertThat(table.play("a7").legalMoves()).isEmpty();
    }

    @Test
    void equalNumbersAreADraw() {
        assertThat(report("xxxxxxx/xxxxxxx/xxxxxxx/xxx-ooo/ooooooo/ooooooo/ooooooo x 0 30")
                        .ending())
                .isEqualTo("draw by infection.board-full");
    }

    @Test
    void aSideWithoutMicrobesHasLost() {
        assertThat(report("7/7/3oo2/2x4/7/7/7 x 3 9").play("d4").ending()).isEqualTo("first by infection.wiped-out");
        assertThat(report("7/7/7/7/7/7/6o x 0 1").ending()).isEqualTo("second by infection.wiped-out");
    }

    @Test
    void nobodyCanMoveAnyMore() {
        Table table = report("x-----o/-----oo/-----oo/-------/-------/-------/------1 x 0 1");
        assertThat(table.ending()).isEqualTo("second by infection.nobody-can-move");
    }

    @Test
    void aHundredHalfMovesWithoutACloneAreADrawUnderAtaxxRules() {
        String quiet = "x5o/7/7/7/7/7/o5x x 99 60";
        assertThat(ataxx(quiet).play("a7a5").ending()).isEqualTo("draw by infection.no-clone");
        assertThat(ataxx(quiet).play("a6").position().isOver()).isFalse();
        assertThat(report(quiet).play("a7a5").position().isOver()).isFalse();
    }

    @Test
    void ifTheHundredthHalfMoveEndsTheGameAnywayTheMicrobesDecide() {
        assertThat(ataxx("7/7/3oo2/7/3x3/7/7 x 99 60").play("d3d4").ending()).isEqualTo("first by infection.wiped-out");
    }

    @Test
    void theCountersMayBeLeftOutInAPosition() {
        assertThat(report("o5x/7/7/7/7/7/x5o x").text()).isEqualTo(START);
        assertThat(report("o5x/7/7/7/7/7/x5o o 4").text()).isEqualTo("o5x/7/7/7/7/7/x5o o 4 1");
    }

    @Test
    void theKeyKnowsTheQuietCounterOnlyWhereItDecides() {
        assertThat(report("o6/7/7/7/7/7/x6 x 5 1").position().key())
                .isEqualTo(report("o6/7/7/7/7/7/x6 x 6 2").position().key());
        assertThat(ataxx("o6/7/7/7/7/7/x6 x 5 1").position().key())
                .isNotEqualTo(ataxx("o6/7/7/7/7/7/x6 x 6 1").position().key());
    }

    @Test
    void theReportJudgesByMicrobesAlone() {
        Table table = report("o5x/5xx/7/7/7/7/x5o x 0 1");
        var report = Games.read("infection").evaluator("report").orElseThrow();
        assertThat(report.value(table.position(), Seat.FIRST)).isEqualTo(2);
        assertThat(report.value(table.position(), Seat.SECOND)).isEqualTo(-2);
        assertThat(report.evaluate(table.position(), Seat.FIRST)
                        .terms()
                        .get(0)
                        .cells()
                        .size())
                .isEqualTo(6);
    }

    @Test
    void mobilityAndMicrobesAreCounted() {
        assertThat(report(START).position().view().facts().toString())
                .isEqualTo("{count={first=2, second=2}, mobility={first=12, second=12}}");
    }

    private static Table report(String position) {
        return Table.with("infection", position);
    }

    private static Table ataxx(String position) {
        return Table.with("infection:rules=ataxx", position);
    }
}
