package lectern.games.catsdogs;

import static lectern.games.catsdogs.Tabletop.SMALL_LAST;
import static lectern.games.catsdogs.Tabletop.after;
import static lectern.games.catsdogs.Tabletop.at;
import static lectern.games.catsdogs.Tabletop.moves;
import static org.assertj.core.api.Assertions.assertThat;

import lectern.game.Draws;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Outcome;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.board.BoardShape;
import lectern.games.Games;
import org.junit.jupiter.api.Test;

/** When a game ends, and who wins. */
class CatsDogsEndTest {
    private static Outcome outcome(String game, String position) {
        return at(game, position).outcome().orElseThrow();
    }

    private static Outcome most(String position) {
        return outcome("catsdogs:size=4", position);
    }

    private static Outcome last(String position) {
        return outcome(SMALL_LAST, position);
    }

    @Test
    void theGameGoesOnWhileEitherSideCanPlace() {
        assertThat(at("1c##/####/####/#### d 2 -").outcome()).isEmpty();
        assertThat(at("1d##/####/####/#### d 2 -").outcome()).isEmpty();
    }

    @Test
    void theGameEndsTheMomentNeitherSideCanPlaceEvenWithEmptyCellsLeft() {
        Position over = after(at("1##1/####/####/c1#1 d 2 -"), "d1", "a1", "d4");
        assertThat(over.text()).isEqualTo("c##d/####/####/c1#d c 5 -");
        assertThat(over.isOver()).isFalse();
        over = after(over, "b4");
        assertThat(over.text()).isEqualTo("c##d/####/####/cc#d d 6 -");
        assertThat(over.isOver()).isTrue();
        assertThat(at("c1d#/####/####/#### c 3 -").isOver()).isTrue();
    }

    @Test
    void afterTheEndNoSpecialTurnIsAnnounced() {
        assertThat(at("1##1/####/####/c1#1 d 2 -").view().gauges()).hasSize(2);
        assertThat(at("c1d#/####/####/#### c 3 -").view().gauges()).hasSize(1);
    }

    @Test
    void mostPetsWinWhicheverSeatTheyAre() {
        assertThat(most("cc##/####/####/###d c 3 -").winner()).isEqualTo(Seat.FIRST);
        assertThat(most("cc##/####/####/###d d 3 -").winner()).isEqualTo(Seat.SECOND);
        assertThat(most("cc##/####/####/###d c 4 -").winner()).isEqualTo(Seat.SECOND);
        assertThat(most("c###/####/####/##dd c 3 -").winner()).isEqualTo(Seat.SECOND);
        assertThat(most("c###/####/####/##dd d 3 -").winner()).isEqualTo(Seat.FIRST);
    }

    @Test
    void asManyPetsOfEitherKindAreADraw() {
        assertThat(most("c###/####/####/###d c 3 -").winner()).isNull();
        assertThat(most("####/####/####/#### c 1 -").winner()).isNull();
        assertThat(most("c###/####/####/###d c 3 -").reason()).isEqualTo(CatsDogsWord.MOST_PETS.with(1, 1));
    }

    @Test
    void whereTheLastToPlaceWinsItIsTheSideNotToMove() {
        assertThat(last("cc##/####/####/###d d 4 -").winner()).isEqualTo(Seat.FIRST);
        assertThat(last("cc##/####/####/###d c 3 -").winner()).isEqualTo(Seat.SECOND);
        assertThat(last("cc##/####/####/###d c 3 -").reason())
                .isEqualTo(CatsDogsWord.PLACED_LAST.with(CatsDogsWord.side(Pet.DOG)));
        assertThat(last("c###/####/####/##dd c 7 r").winner()).isEqualTo(Seat.SECOND);
        assertThat(last("c###/####/####/##dd d 8 2").winner()).isEqualTo(Seat.FIRST);
        assertThat(last("1cd#/d###/####/#### c 7 p").winner()).isEqualTo(Seat.SECOND);
    }

    @Test
    void atStageOneTheSideToMovePlacedLast() {
        Position over = after(at(SMALL_LAST, "1###/####/####/###c d 8 2"), "a1");
        assertThat(over.text()).isEqualTo("d###/####/####/###c d 8 1");
        Outcome outcome = over.outcome().orElseThrow();
        assertThat(outcome.winner()).isEqualTo(Seat.SECOND);
        assertThat(outcome.reason()).isEqualTo(CatsDogsWord.PLACED_LAST.with(CatsDogsWord.side(Pet.DOG)));
    }

    @Test
    void theLastPlacementOfASpecialTurnHandsTheTurnOver() {
        Position over = after(at(SMALL_LAST, "2##/####/####/###c d 8 2"), "a1", "b1");
        assertThat(over.text()).isEqualTo("dd##/####/####/###c c 9 -");
        assertThat(over.outcome().orElseThrow().winner()).isEqualTo(Seat.SECOND);
    }

    @Test
    void whereNobodyPlacedThereIsNoLast() {
        assertThat(last("####/####/####/#### c 1 -")).isEqualTo(new Outcome(null, CatsDogsWord.NOBODY_PLACED.with()));
        assertThat(last("d###/####/####/#### c 2 -").winner()).isEqualTo(Seat.FIRST);
        assertThat(last("c###/####/####/#### d 2 -").winner()).isEqualTo(Seat.FIRST);
    }

    /** Snort on a board with even sides: whoever answers each pet with one opposite the middle places last. */
    @Test
    void theSecondPlayerWinsSnortOnEvenBoardsByPointReflection() {
        for (int side = 4; side <= 12; side += 2) {
            String options = ":size=" + side + ",obstacles=0,specials=off,win=last";
            for (int seed = 0; seed < 20; seed++) {
                Position position = Games.read("catsdogs" + options).start(seed).position();
                Draws draws = Draws.of(seed, "mirror");
                while (!position.isOver()) {
                    Move move = draws.from(position.moves());
                    position = position.play(move, Narrator.SILENT);
                    String answer = opposite(position.game().board(), move.text());
                    assertThat(moves(position)).as("%s", position).contains(answer);
                    position = after(position, answer);
                }
                assertThat(position.outcome().orElseThrow().winner()).isEqualTo(Seat.SECOND);
            }
        }
    }

    private static String opposite(BoardShape board, String label) {
        return board.label(board.cells() - 1 - board.cell(label));
    }
}
