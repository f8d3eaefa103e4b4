package lectern.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;

/** A game that did not end by its rules says how it ended. */
class ToldResultTest {
    private static Optional<String> told(Language language, String game, GameResult result) {
        Match match = Match.from(Games.read(game).start(1).position());
        return new GameRecord(match, result, RecordHead.EMPTY).toldResult().map(new Sentences(language)::of);
    }

    @Test
    void whoWonByForfeitAndWhy() {
        GameResult forfeit = new GameResult.Forfeit(Seat.FIRST, "The engine fell silent.");
        assertThat(told(Language.EN, "infection", forfeit)).hasValue("Blue wins by forfeit: The engine fell silent.");
        assertThat(told(Language.PT, "catsdogs", forfeit))
                .hasValue("Os Cães ganham por falta do adversário: The engine fell silent.");
        assertThat(told(Language.EN, "syrtis", new GameResult.Forfeit(Seat.SECOND, ""))
                        .orElseThrow())
                .endsWith(" wins by forfeit.");
    }

    @Test
    void thatItWasBrokenOff() {
        assertThat(told(Language.EN, "infection", new GameResult.PlyLimit()))
                .hasValue("The game was broken off after 0 moves, as had been agreed.");
    }

    @Test
    void nothingOfAGameThatGoesOn() {
        assertThat(told(Language.EN, "infection", new GameResult.Unfinished())).isEmpty();
    }
}
