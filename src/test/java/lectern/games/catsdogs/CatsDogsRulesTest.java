package lectern.games.catsdogs;

import static lectern.games.catsdogs.Tabletop.after;
import static lectern.games.catsdogs.Tabletop.at;
import static lectern.games.catsdogs.Tabletop.broken;
import static lectern.games.catsdogs.Tabletop.moves;
import static org.assertj.core.api.Assertions.assertThat;

import lectern.game.Position;
import lectern.game.Seat;
import org.junit.jupiter.api.Test;

/** Ordinary turns. */
class CatsDogsRulesTest {
    private static final Position EMPTY = at("4/4/4/4 c 1 -");

    @Test
    void catsAndDogsTakeTurns() {
        Position position = after(EMPTY, "a1");
        assertThat(position.text()).isEqualTo("c3/4/4/4 d 2 -");
        assertThat(after(position, "d4").text()).isEqualTo("c3/4/4/3d c 3 -");
    }

    @Test
    void oddTurnsAreTheFirstSeats() {
        assertThat(EMPTY.toMove()).isEqualTo(Seat.FIRST);
        assertThat(after(EMPTY, "a1").toMove()).isEqualTo(Seat.SECOND);
        assertThat(at("4/4/4/4 c 2 -").toMove()).isEqualTo(Seat.SECOND);
        assertThat(at("4/4/4/4 d 3 -").toMove()).isEqualTo(Seat.FIRST);
    }

    @Test
    void movesAreListedRowByRowFromTheTopAndFromTheLeft() {
        assertThat(moves(at("#2#/d#2/####/2#1 d 1 -"))).containsExactly("b1", "c1", "c2", "d2", "a4", "b4", "d4");
        assertThat(moves(at("catsdogs:size=12", "12/".repeat(11) + "12 c 1 -")))
                .hasSize(144)
                .startsWith("a1", "b1")
                .contains("d6", "e6", "h11", "i11")
                .endsWith("k12", "l12");
    }

    @Test
    void aPetIsPlacedOnAnEmptyCellOnly() {
        Position position = at("c2d/4/4/4 c 3 -");
        assertThat(after(position, "b1").text()).isEqualTo("cc1d/4/4/4 d 4 -");
        assertThat(broken(position, "a1")).isEqualTo("taken a1");
        assertThat(broken(position, "d1")).isEqualTo("taken d1");
    }

    @Test
    void noPetIsPlacedOnAnObstacle() {
        assertThat(broken(at("#3/4/4/4 c 1 -"), "a1")).isEqualTo("obstacle a1");
    }

    @Test
    void noPetIsPlacedNextToOneOfTheOtherKind() {
        Position cats = at("4/1d2/4/4 c 2 -");
        assertThat(broken(cats, "b1")).isEqualTo("next-to-enemy b2");
        assertThat(broken(cats, "a2")).isEqualTo("next-to-enemy b2");
        assertThat(broken(cats, "c2")).isEqualTo("next-to-enemy b2");
        assertThat(broken(cats, "b3")).isEqualTo("next-to-enemy b2");
        assertThat(broken(at("4/1c2/4/4 d 2 -"), "b3")).isEqualTo("next-to-enemy b2");
    }

    @Test
    void everyEnemyNeighbourProvesIt() {
        assertThat(broken(at("1d2/d1d1/1d2/4 c 9 -"), "b2")).isEqualTo("next-to-enemy b1 a2 c2 b3");
        assertThat(broken(at("1d2/c1d1/1c2/4 c 9 -"), "b2")).isEqualTo("next-to-enemy b1 c2");
    }

    @Test
    void diagonalNeighboursDoNotMatter() {
        assertThat(moves(at("4/1d2/4/4 c 2 -"))).contains("a1", "c1", "a3", "c3");
    }

    @Test
    void petsOfOneKindMayBeNeighbours() {
        assertThat(moves(at("4/1d2/4/4 d 2 -")))
                .contains("b1", "a2", "c2", "b3")
                .hasSize(15);
    }

    @Test
    void rowsDoNotJoinAtTheEdgeOfTheBoard() {
        assertThat(moves(at("3d/4/4/4 c 2 -"))).contains("a2").hasSize(13);
    }

    @Test
    void obstaclesSeparateNothingAsOnlyNeighbouringCellsMatter() {
        assertThat(moves(at("d#2/4/4/4 c 2 -"))).contains("c1");
        assertThat(broken(at("d1##/##2/4/4 c 2 -"), "b1")).isEqualTo("next-to-enemy a1");
    }

    @Test
    void aSideThatCannotPlacePassesAndThatIsATurnToo() {
        Position position = at("1c##/####/####/#### d 2 -");
        assertThat(moves(position)).containsExactly("pass");
        assertThat(after(position, "pass").text()).isEqualTo("1c##/####/####/#### c 3 -");
        assertThat(after(position, "pass").toMove()).isEqualTo(Seat.FIRST);
    }

    @Test
    void aSideThatCanPlaceMayNotPass() {
        assertThat(broken(at("1c##/####/####/##2 d 2 -"), "pass")).isEqualTo("can-place c4 d4");
        assertThat(broken(at("1c##/####/####/#### c 2 -"), "pass")).isEqualTo("can-place a1");
    }

    @Test
    void onlyADogCanBeRemoved() {
        Position special = at("c#1d/4/4/4 c 7 r");
        assertThat(after(special, "xd1").text()).isEqualTo("c#2/4/4/4 c 7 p");
        assertThat(broken(special, "xa1")).isEqualTo("no-dog a1");
        assertThat(broken(special, "xb1")).isEqualTo("no-dog b1");
        assertThat(broken(special, "xc1")).isEqualTo("no-dog c1");
    }

    @Test
    void nothingIsRemovedInAnOrdinaryTurn() {
        assertThat(broken(at("d###/####/####/##2 c 3 -"), "xa1")).isEqualTo("must-place c4 d4");
        assertThat(broken(at("d###/####/####/##2 d 3 -"), "xa1")).isEqualTo("must-place c4 d4");
    }

    @Test
    void whereTheMoverMustPassTheBarredCellsProveThatNothingIsRemoved() {
        assertThat(broken(at("d1##/####/####/##1d c 3 -"), "xa1")).isEqualTo("must-place b1 c4");
        assertThat(broken(at("d1##/####/####/##1d c 3 -"), "xe9")).isEqualTo("must-place b1 c4");
    }

    @Test
    void ofSeveralBrokenRulesTheFirstIsNamed() {
        assertThat(broken(EMPTY, "xa1")).isEqualTo("no-dog a1");
        assertThat(broken(EMPTY, "xe9")).startsWith("must-place a1 b1");
        Position special = at("d3/4/4/2#c c 7 r");
        assertThat(broken(special, "a1")).isEqualTo("taken a1");
        assertThat(broken(special, "c4")).isEqualTo("obstacle c4");
        assertThat(broken(special, "b1")).isEqualTo("next-to-enemy a1");
        assertThat(broken(special, "e1")).isEqualTo("must-remove a1");
        assertThat(broken(special, "xe1")).isEqualTo("off-board");
    }

    @Test
    void noMoveLeavesTheBoard() {
        assertThat(moves(EMPTY)).contains("d4");
        assertThat(broken(EMPTY, "e4")).isEqualTo("off-board");
        assertThat(broken(EMPTY, "d5")).isEqualTo("off-board");
        assertThat(broken(EMPTY, "a0")).isEqualTo("off-board");
        assertThat(broken(EMPTY, "x4")).isEqualTo("off-board");
    }

    @Test
    void nobodyMovesInAFinishedGame() {
        Position over = at("cc##/####/####/##dd c 5 -");
        assertThat(moves(over)).isEmpty();
        for (String move : new String[] {"a1", "xd4", "pass", "z9", "a2"}) {
            assertThat(broken(over, move)).isEqualTo("game-over");
        }
    }
}
