package lectern.gui.keeping;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import lectern.game.Game;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.gui.OnEventThread;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Seats;
import lectern.play.GameRecord;
import lectern.play.GameResult;
import lectern.play.Match;
import lectern.play.Note;
import lectern.play.RecordHead;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OnEventThread.class)
class GameFileTest {
    private final GameRecord example = example();

    @Test
    void anExampleThatNobodyTouchedIsUntouchedThoughItWasReadTwice() {
        GameFile file = new GameFile(Desk.of(example), example().match());

        assertThat(file.isUntouched()).isTrue();
        assertThat(file.isUnsaved()).isFalse();
    }

    @Test
    void anExampleWithAMoveMoreIsTouched() {
        Desk desk = Desk.of(example);
        GameFile file = new GameFile(desk, example().match());
        desk.play(desk.position().move(0));

        assertThat(file.isUntouched()).isFalse();
        assertThat(file.isUnsaved()).isTrue();
    }

    @Test
    void aForfeitStaysWithTheGameUntilItsMainLineIsAnother() {
        GameResult forfeit = new GameResult.Forfeit(Seat.FIRST, "Too slow.");
        Match match = example().match();
        Desk desk = new Desk(Games.read("shiftago").start(2), RecordHead.EMPTY);
        GameFile file = new GameFile(desk);
        file.expectResult(Optional.of(forfeit));
        desk.begin(match, RecordHead.EMPTY, Seats.PEOPLE);

        desk.goTo(2);
        desk.note(2, List.of(Note.comment("Here it was lost.")));
        assertThat(file.game().record().result()).isEqualTo(forfeit);
        assertThat(KeptText.read(KeptText.of(file.game())).record().result()).isEqualTo(forfeit);

        desk.goTo(match.ply());
        desk.play(desk.position().move(0));
        assertThat(file.game().record().result()).isEqualTo(new GameResult.Unfinished());
        desk.begin(Match.from(match.start()), RecordHead.EMPTY, Seats.PEOPLE);
        assertThat(file.game().given()).isEmpty();
    }

    private static GameRecord example() {
        Game game = Games.read("shiftago");
        Match match = Match.from(game.start(1).position());
        for (int i = 0; i < 4; i++) match = match.play(match.position().move(0));
        return GameRecord.read(GameRecord.of(match, RecordHead.EMPTY).text());
    }
}
