package lectern.games.catsdogs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lectern.game.Draws;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.board.Cells;
import lectern.games.Games;
import lectern.search.Budget;
import lectern.search.Player;
import lectern.search.PlayerKind;
import lectern.search.SearchOptions;
import lectern.search.Thinking;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A playout goes on as the report's hard level does, to the end. */
class PlayoutTest {
    private static final CatsDogsOutlook PLAYOUT = CatsDogsOutlook.PLAYOUT;

    @ParameterizedTest
    @ValueSource(strings = {"catsdogs", "catsdogs:size=5,obstacles=0", "catsdogs:size=9,obstacles=40"})
    void playsWhatHardPlays(String gameText) {
        Game game = Games.read(gameText);
        Draws draws = Draws.of(7, gameText);
        for (int seed = 1; seed <= 10; seed++) {
            Position position = game.start(seed).position();
            while (!position.isOver()) {
                assertThat(Playout.choice((CatsDogsPosition) position)).isEqualTo(hard(position));
                position = position.play(draws.from(position.moves()), Narrator.SILENT);
            }
        }
    }

    /** It plays on a yard of its own, and leaves the one it was given as it was. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "catsdogs",
                "catsdogs:size=5,obstacles=0",
                "catsdogs:specials=off",
                "catsdogs:win=last",
                "catsdogs:size=12"
            })
    void endsWherePlayingChoiceByChoiceEnds(String gameText) {
        Game game = Games.read(gameText);
        Draws draws = Draws.of(8, gameText);
        for (int seed = 1; seed <= 4; seed++) {
            Position position = game.start(seed).position();
            while (!position.isOver()) {
                String before = position.text();
                CatsDogsPosition end = Playout.endOf((CatsDogsPosition) position);
                assertThat(position.text()).isEqualTo(before);
                assertThat(end).isEqualTo(playedOut(position));
                position = position.play(draws.from(position.moves()), Narrator.SILENT);
            }
        }
    }

    private static Position playedOut(Position position) {
        Position reached = position;
        while (!reached.isOver()) {
            reached = reached.play(Playout.choice((CatsDogsPosition) reached), Narrator.SILENT);
        }
        return reached;
    }

    @Test
    void aRemovalPromisesTheCellsThatItOpensToCats() {
        Position position = Tabletop.at("c1d1/4/3d/1#dd c 7 r");
        assertThat(promise(position, "xc1")).as("b1, c1, d1 and c2").isEqualTo(4);
        assertThat(promise(position, "xd3"))
                .as("d2 only: other dogs stay beside c3 and d3")
                .isEqualTo(1);
        assertThat(promise(position, "xc4"))
                .as("nothing: other dogs stay beside c3 and c4")
                .isZero();
    }

    @Test
    void countsTheGainOfARemovalThatIsStillToCome() {
        // Cats remove c1 and go to b1, so that no dog comes back; Dogs get a4, and Cats c1.
        Position position = Tabletop.at("c1d#/####/####/1#cd c 7 r");
        assertThat(PLAYOUT.raw(position, Seat.FIRST)).isEqualTo(2);
        assertThat(PLAYOUT.raw(position, Seat.SECOND)).isEqualTo(-2);
    }

    @Test
    void anEvaluatorThatPlaysOutSaysHowItGoesOn() {
        Position position = Tabletop.at("1###/####/####/#1c1 d 4 -");
        Game game = position.game();
        assertThat(continuation(game.evaluator("strong").orElseThrow(), position))
                .contains(Playout.choice((CatsDogsPosition) position));
        assertThat(continuation(game.evaluator("at-rest").orElseThrow(), position))
                .isEmpty();
        assertThat(continuation(
                        game.evaluator("strong").orElseThrow().reweighted(List.of(), Map.of("playout", 0.0)), position))
                .isEmpty();
    }

    private static Optional<Move> continuation(Evaluator evaluator, Position position) {
        return evaluator.foretelling(position).flatMap(part -> part.criterion().continuation(position));
    }

    @Test
    void endsWhereTheGameEnds() {
        Position over = Tabletop.at("c1d#/####/####/#### c 3 -");
        assertThat(Playout.endOf((CatsDogsPosition) over)).isSameAs(over);
    }

    @Test
    void wherePlacingLastWinsItSaysWhoDoes() {
        Position position = Tabletop.at(Tabletop.SMALL_LAST, "1###/####/####/#### c 3 -");
        assertThat(PLAYOUT.raw(position, Seat.FIRST)).isEqualTo(1);
        assertThat(PLAYOUT.raw(position, Seat.SECOND)).isEqualTo(-1);
        Position empty = Tabletop.at(Tabletop.SMALL_LAST, "####/####/####/#### c 1 -");
        assertThat(PLAYOUT.raw(empty, Seat.FIRST)).isZero();
    }

    @Test
    void lightsTheCellsThatWouldStillBeTaken() {
        Position position = Tabletop.at("1###/####/####/#1c1 d 4 -");
        Cells lit = PLAYOUT.cells(position, Seat.FIRST);
        assertThat(lit.stream().mapToObj(position.game().board()::label)).containsExactly("a1", "b4", "d4");
    }

    private static int promise(Position position, String move) {
        return position.hints().promise(position.readMove(move));
    }

    private static Move hard(Position position) {
        PlayerKind kind = CatsDogsLevels.ALL.get(2);
        Player level = kind.player(position.game().evaluator("mobility").orElseThrow(), SearchOptions.USUAL);
        return level.decide(position, Thinking.within(Budget.USUAL)).move();
    }
}
