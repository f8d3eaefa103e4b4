package lectern.games.catsdogs;

import static lectern.games.catsdogs.Tabletop.after;
import static lectern.games.catsdogs.Tabletop.at;
import static lectern.games.catsdogs.Tabletop.moves;
import static lectern.games.catsdogs.Tabletop.shown;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import lectern.game.Position;
import lectern.game.UnreadableText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Position and move texts, and when two positions are the same. */
class CatsDogsTextTest {
    private static String error(String game, String text) {
        return shown(catchThrowableOfType(UnreadableText.class, () -> at(game, text)));
    }

    private static String error(String text) {
        return error("catsdogs:size=4", text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "4/4/4/4 c 1 -",
                "c2d/#3/2#1/4 d 1000000000 -",
                "c2d/4/4/4 c 3 r",
                "c2d/4/4/4 c 3 p",
                "c2d/4/4/4 d 3 2",
                "c2d/4/4/4 d 3 1",
                "cddc/dccd/cddc/dccd d 1 -"
            })
    void anyCompositionIsReadAndWrittenAlike(String text) {
        assertThat(at(text).text()).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4/4/4 c 1 -        | 6: The board must have 4 rows, not 3.",
                "4/4/3/4 c 1 -      | 5: Row 3 of the board has 3 cells instead of 4.",
                "4/4/x3/4 c 1 -     | 5: The board cannot contain “x”.",
                "8/8/8/8/8/8/8/8 c 1 - | 16: The board must have 4 rows, not 8.",
                "4/4/4/4            | 8: The side to move is missing.",
                "4/4/4/4 c 1        | 12: The stage of the turn is missing.",
                "4/4/4/4 x 1 -      | 9: The side to move must be one of c d, not “x”.",
                "4/4/4/4 c 0 -      | 11: The turn number must be a whole number from 1 to 1000000000, not “0”.",
                "4/4/4/4 c 1000000001 - | 11: The turn number must be a whole number from 1 to 1000000000, not “1000000001”.",
                "4/4/4/4 c 1 2      | 13: The stage of the turn must be one of - r p, not “2”.",
                "4/4/4/4 c 1 1      | 13: The stage of the turn must be one of - r p, not “1”.",
                "4/4/4/4 d 12 r     | 14: The stage of the turn must be one of - 2 1, not “r”.",
                "4/4/4/4 d 12 p     | 14: The stage of the turn must be one of - 2 1, not “p”.",
                "4/4/4/4 d 1 x      | 13: The stage of the turn must be one of - 2 1, not “x”.",
                "4/4/4/4 d 1 - -    | 15: There is something after the last field."
            })
    void anErrorNamesTheFieldAndTheColumn(String text, String message) {
        assertThat(error(text)).isEqualTo(message);
    }

    @Test
    void aRemovalWithoutAnyDogIsReadAsTheOrdinaryTurnThatItComesTo() {
        Position position = at("c3/4/4/4 c 7 r");
        assertThat(position.text()).isEqualTo("c3/4/4/4 c 7 -");
        assertThat(moves(position)).hasSize(15);
        assertThat(position).isEqualTo(at("c3/4/4/4 c 7 -"));
    }

    @Test
    void theStageOfASpecialTurnIsReadEvenWhereNoneWouldBegin() {
        assertThat(moves(at("catsdogs:size=4,specials=off", "c2d/4/4/4 c 3 r"))).containsExactly("xd1");
    }

    @Test
    void boardsOfMoreThan64CellsAreReadToTheirLastCorner() {
        String text = "c9d/11/11/11/11/4d1c4/11/11/11/11/#9d d 1 -";
        Position position = at("catsdogs:size=11", text);
        assertThat(position.text()).isEqualTo(text);
        assertThat(position.view().facts().toString())
                .isEqualTo("{mobility={cats=107, dogs=109}, pieces={cats=2, dogs=3}}");
        assertThat(after(position, "f5", "h7").view().facts().toString())
                .isEqualTo("{mobility={cats=103, dogs=105}, pieces={cats=3, dogs=4}}");
    }

    @Test
    void theTurnNumberStepsBackByTwoRoundsSoThatSeatsAndSpecialTurnsStayInStep() {
        Position position = at("d3/4/4/4 d 1000000000 -");
        Position next = after(position, "d4");
        assertThat(next.text()).isEqualTo("d3/4/4/3d c 999999993 -");
        assertThat(next.toMove()).isNotEqualTo(position.toMove());
        assertThat(after(at("d3/4/4/4 c 999999999 -"), "d4").text()).isEqualTo("d3/4/4/3c d 1000000000 2");
    }

    @Test
    void positionsThatPlayOnAlikeHaveTheSameKey() {
        assertThat(at("c2d/4/4/4 c 3 -").key()).isEqualTo(at("c2d/4/4/4 c 11 -").key());
        String plain = "catsdogs:size=4,specials=off";
        assertThat(at(plain, "c2d/4/4/4 c 3 -").key())
                .isEqualTo(at(plain, "c2d/4/4/4 c 5 -").key());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "c2d/4/4/4 c 3 r",
                "c2d/4/4/4 c 3 p",
                "c2d/4/4/4 d 3 -",
                "c2d/4/4/4 d 3 1",
                "c2d/4/4/4 d 3 2",
                "c2d/4/4/4 c 4 -",
                "c2d/4/4/4 c 5 -",
                "c2c/4/4/4 c 3 -",
                "d2d/4/4/4 c 3 -",
                "d2c/4/4/4 c 3 -",
                "c2d/4/4/3# c 3 -"
            })
    void positionsThatDifferAreNotEqual(String text) {
        Position position = at("c2d/4/4/4 c 3 -");
        assertThat(at(text)).isNotEqualTo(position);
        assertThat(at(text).key()).isNotEqualTo(position.key());
        assertThat(at(text).hashCode()).isNotEqualTo(position.hashCode());
    }

    @Test
    void positionsOfDifferentGamesAreNotEqual() {
        assertThat(at("catsdogs:size=4,win=last", "4/4/4/4 c 1 -")).isNotEqualTo(at("4/4/4/4 c 1 -"));
        assertThat(at("4/4/4/4 c 1 -")).isNotEqualTo(at("4/4/4/4 c 9 -"));
    }
}
