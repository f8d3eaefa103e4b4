package lectern.games.catsdogs;

import static lectern.games.catsdogs.Tabletop.after;
import static lectern.games.catsdogs.Tabletop.at;
import static lectern.games.catsdogs.Tabletop.broken;
import static lectern.games.catsdogs.Tabletop.moves;
import static lectern.games.catsdogs.Tabletop.told;
import static org.assertj.core.api.Assertions.assertThat;

import lectern.game.Position;
import lectern.game.Seat;
import org.junit.jupiter.api.Test;

/** Special turns: on a board of side 4, turns 7 and 8, 15 and 16, and so on. */
class CatsDogsSpecialTurnTest {
    private static String opening(int turnBefore, char moverBefore) {
        String text = after(at("d3/4/4/3c " + moverBefore + " " + turnBefore + " -"), moverBefore == 'd' ? "a2" : "d3")
                .text();
        return text.substring(text.indexOf(' ') + 1);
    }

    @Test
    void eachSidesTurnsThatAreMultiplesOfTheBoardsSideAreSpecial() {
        assertThat(opening(5, 'c')).isEqualTo("d 6 -");
        assertThat(opening(6, 'd')).isEqualTo("c 7 r");
        assertThat(opening(7, 'c')).isEqualTo("d 8 2");
        assertThat(opening(8, 'd')).isEqualTo("c 9 -");
        assertThat(opening(14, 'c')).isEqualTo("d 15 2");
        assertThat(opening(15, 'd')).isEqualTo("c 16 r");
        assertThat(opening(16, 'c')).isEqualTo("d 17 -");
    }

    @Test
    void withoutTheOptionNoTurnIsSpecial() {
        Position position = at("catsdogs:size=4,specials=off", "d3/4/4/3c d 6 -");
        assertThat(after(position, "a2").text()).isEqualTo("d3/d3/4/3c c 7 -");
    }

    @Test
    void theStageDecidesWhateverTheTurnNumberSays() {
        assertThat(after(at("d3/4/4/3c c 7 -"), "d3").text()).isEqualTo("d3/4/3c/3c d 8 2");
        assertThat(after(at("d3/4/4/3c c 2 r"), "xa1", "a1").text()).isEqualTo("c3/4/4/3c d 3 -");
        assertThat(after(at("d3/4/4/3c d 2 2"), "a2", "a3").text()).isEqualTo("d3/d3/d3/3c c 3 -");
    }

    @Test
    void catsRemoveADogAndThenPlaceACat() {
        Position position = at("d2c/4/4/d3 c 7 r");
        assertThat(moves(position)).containsExactly("xa1", "xa4");
        Position halfway = after(position, "xa4");
        assertThat(halfway.text()).isEqualTo("d2c/4/4/4 c 7 p");
        assertThat(halfway.toMove()).isEqualTo(Seat.FIRST);
        assertThat(after(halfway, "c1").text()).isEqualTo("d1cc/4/4/4 d 8 2");
    }

    @Test
    void catsMustRemoveBeforeTheyPlaceOrPass() {
        Position position = at("d2c/4/4/d3 c 7 r");
        assertThat(broken(position, "c3")).isEqualTo("must-remove a1 a4");
        assertThat(broken(position, "pass")).isEqualTo("must-remove a1 a4");
    }

    @Test
    void catsMustPlaceAfterTheyRemoved() {
        Position position = at("dcd#/####/####/#1#d c 7 r");
        assertThat(broken(after(position, "xa1"), "xc1")).isEqualTo("must-place a1 b4");
        assertThat(broken(after(position, "xa1"), "pass")).isEqualTo("can-place a1 b4");
    }

    @Test
    void theFreedCellMayBeUsedAtOnce() {
        assertThat(after(at("d2c/4/4/4 c 7 r"), "xa1", "a1").text()).isEqualTo("c2c/4/4/4 d 8 2");
    }

    @Test
    void removingADogOpensItsNeighboursToCatsUnlessAnotherDogIsThere() {
        Position position = after(at("d1d1/4/4/4 c 7 r"), "xa1");
        assertThat(moves(position))
                .containsExactly("a1", "a2", "b2", "d2", "a3", "b3", "c3", "d3", "a4", "b4", "c4", "d4");
        assertThat(position.view().facts().get("mobility").toString()).isEqualTo("{cats=12, dogs=15}");
    }

    @Test
    void theFreedCellStaysClosedToDogsNextToACat() {
        Position position = after(at("dc2/4/4/4 c 7 r"), "xa1");
        assertThat(position.view().facts().get("mobility").toString()).isEqualTo("{cats=15, dogs=12}");
    }

    @Test
    void withoutAnyDogCatsOnlyPlace() {
        Position position = after(at("1c##/####/####/##1# c 5 -"), "c4", "pass");
        assertThat(position.text()).isEqualTo("1c##/####/####/##c# c 7 -");
        assertThat(moves(position)).containsExactly("a1");
        assertThat(told(position, "a1")).containsExactly("skipped", "placed a1");
    }

    @Test
    void nothingIsSkippedWhereNoSpecialTurnIsDue() {
        assertThat(told(at("1c##/####/####/#### c 5 -"), "a1")).containsExactly("placed a1");
        assertThat(told(at("1c##/####/####/###d c 7 -"), "a1")).containsExactly("placed a1");
        assertThat(told(at("1###/####/####/#### d 7 -"), "a1")).containsExactly("placed a1");
        assertThat(told(at("catsdogs:size=4,specials=off", "1c##/####/####/#### c 7 -"), "a1"))
                .containsExactly("placed a1");
        assertThat(told(at("1c##/####/####/#### c 7 p"), "a1")).containsExactly("placed a1");
    }

    @Test
    void catsThatCannotPlaceAfterRemovingEndTheirTurn() {
        Position position = at("ddd1/####/####/#### c 7 r");
        assertThat(after(position, "xa1").text()).isEqualTo("1dd1/####/####/#### d 8 2");
        assertThat(told(position, "xa1")).containsExactly("removed a1", "skipped a1 d1");
    }

    @Test
    void onTheLastFreeCellsOnlyCatsMayBeAbleToGoOn() {
        Position position = after(at("dcc1/####/####/#### c 7 r"), "xa1");
        assertThat(position.text()).isEqualTo("1cc1/####/####/#### c 7 p");
        Position dogs = after(position, "a1");
        assertThat(dogs.text()).isEqualTo("ccc1/####/####/#### d 8 2");
        assertThat(moves(dogs)).containsExactly("pass");
        assertThat(after(dogs, "pass").text()).isEqualTo("ccc1/####/####/#### c 9 -");
    }

    @Test
    void catsThatCannotPlaceMustRemoveAllTheSame() {
        Position position = at("d1##/####/####/#### c 7 r");
        assertThat(moves(position)).containsExactly("xa1");
        assertThat(after(position, "xa1").text()).isEqualTo("2##/####/####/#### c 7 p");
    }

    @Test
    void aSpecialTurnDoesNotBeginOnceNobodyCanPlace() {
        Position cats = after(at("c1d1/####/####/#### d 6 -"), "d1");
        assertThat(cats.text()).isEqualTo("c1dd/####/####/#### c 7 r");
        assertThat(moves(cats)).isEmpty();
        Position dogs = after(at("d1c1/####/####/#### c 7 -"), "d1");
        assertThat(dogs.text()).isEqualTo("d1cc/####/####/#### d 8 2");
        assertThat(moves(dogs)).isEmpty();
    }

    @Test
    void aComposedRemovalMayLeaveNobodyAbleToPlace() {
        Position position = at("1cd#/d###/####/#### c 7 p");
        assertThat(moves(position)).isEmpty();
        assertThat(position.isOver()).isTrue();
    }

    @Test
    void dogsPlaceTwoDogs() {
        Position position = at("c3/4/4/4 d 8 2");
        Position halfway = after(position, "d1");
        assertThat(halfway.text()).isEqualTo("c2d/4/4/4 d 8 1");
        assertThat(halfway.toMove()).isEqualTo(position.toMove());
        assertThat(after(halfway, "c1").text()).isEqualTo("c1dd/4/4/4 c 9 -");
        assertThat(broken(halfway, "pass")).startsWith("can-place c1");
        assertThat(broken(halfway, "xd1")).startsWith("must-place c1");
    }

    @Test
    void dogsThatCanPlaceOnlyOneDogEndTheirTurnWithIt() {
        Position position = at("1#1c/####/####/#### d 8 2");
        assertThat(after(position, "a1").text()).isEqualTo("d#1c/####/####/#### c 9 -");
        assertThat(told(position, "a1")).containsExactly("placed a1", "skipped c1");
    }

    @Test
    void dogsThatCanPlaceNonePass() {
        Position position = at("1c##/####/####/#### d 8 2");
        assertThat(moves(position)).containsExactly("pass");
        assertThat(after(position, "pass").text()).isEqualTo("1c##/####/####/#### c 9 -");
        assertThat(told(position, "pass")).containsExactly("passed a1");
    }

    @Test
    void aComposedSecondHalfThatIsImpossibleIsAPass() {
        assertThat(moves(at("d1##/####/####/#### c 7 p"))).containsExactly("pass");
        assertThat(after(at("d1##/####/####/#### c 7 p"), "pass").text()).isEqualTo("d1##/####/####/#### d 8 2");
        assertThat(moves(at("c1##/####/####/#### d 8 1"))).containsExactly("pass");
        assertThat(after(at("c1##/####/####/#### d 8 1"), "pass").text()).isEqualTo("c1##/####/####/#### c 9 -");
    }

    @Test
    void theGameEndsInTheMiddleOfASpecialTurn() {
        Position position = after(at("1###/####/####/#### d 8 2"), "a1");
        assertThat(position.text()).isEqualTo("d###/####/####/#### d 8 1");
        assertThat(position.isOver()).isTrue();
        assertThat(moves(position)).isEmpty();
        assertThat(told(at("1###/####/####/#### d 8 2"), "a1")).containsExactly("placed a1");
    }
}
