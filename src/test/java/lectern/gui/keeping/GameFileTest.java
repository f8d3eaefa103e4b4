package lectern.gui.keeping;

import static org.assertj.core.api.Assertions.assertThat;

import lectern.game.Game;
import lectern.games.Games;
import lectern.gui.OnEventThread;
import lectern.gui.desk.Desk;
import lectern.play.GameRecord;
import lectern.play.Match;
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

    private static GameRecord example() {
        Game game = Games.read("shiftago");
        Match match = Match.from(game.start(1).position());
        for (int i = 0; i < 4; i++) match = match.play(match.position().move(0));
        return GameRecord.read(GameRecord.of(match, RecordHead.EMPTY).text());
    }
}
