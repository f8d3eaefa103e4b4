package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.gui.board.BoardPane;
import lectern.gui.robot.Waiting;
import lectern.play.GameRecord;
import lectern.play.GameResult;
import lectern.play.Match;
import lectern.play.RecordHead;
import lectern.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Of a game that was given away the board alone would not tell who won it. */
class ForfeitedGameTest {
    @TempDir
    Path home;

    @Test
    void whoWonIsSaidBelowTheBoardUntilSomethingIsDone() throws IOException {
        Match start = Match.from(Games.read("infection").start(1).position());
        Match match = start.play(start.position().readMove("g7f7"));
        GameResult forfeit = new GameResult.Forfeit(Seat.FIRST, "Too slow.");
        Path file = home.resolve("lost.lectern");
        Files.writeString(file, new GameRecord(match, forfeit, RecordHead.EMPTY).text());

        try (LaidOut window = LaidOut.in(home.resolve("data"), Language.EN)) {
            window.on(() -> window.panel().open(List.of(file)));
            Waiting.until("it is said", "Blue wins by forfeit: Too slow.", () -> prompt(window));
            window.on(() -> window.panel().desk().undo());
            assertThat(window.ask(() -> prompt(window))).doesNotContain("forfeit");
        }
    }

    private static String prompt(LaidOut window) {
        return window.part(BoardPane.class).prompt().getText();
    }
}
