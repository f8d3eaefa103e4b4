package lectern.gui.keeping;

import static org.assertj.core.api.Assertions.assertThat;

import lectern.game.Game;
import lectern.games.Games;
import lectern.play.GameRecord;
import lectern.play.Match;
import lectern.play.RecordHead;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;

class PastedTest {
    private static final String POSITION = "o5x/7/7/3x3/7/7/x5o o 0 1";

    private final Game infection = Games.read("infection");

    @Test
    void aPositionOfTheGameThatIsPlayedIsRecognised() {
        assertThat(start(POSITION)).isEqualTo(POSITION);
        assertThat(start("  o5x/7/7/3x3/7/7/x5o o\n0 1\n")).isEqualTo(POSITION);
    }

    @Test
    void aPositionOfAnyGameIsRecognisedBehindTheGamesText() {
        String text = "shiftago:marbles=10 7/7/7/7/7/7/x6 o 9 10";

        GameRecord record = Pasted.read(text, infection).record().orElseThrow();

        assertThat(record.match().game().text()).isEqualTo("shiftago:marbles=10");
        assertThat(record.match().turns()).isEmpty();
    }

    @Test
    void aGameIsRecognisedOnOneLineAndOnMany() {
        Match match = Match.from(infection.start(1).position());
        GameRecord record = GameRecord.of(match.play(match.position().move(0)), RecordHead.EMPTY);

        for (String text : new String[] {record.line(), record.text()}) {
            assertThat(Pasted.read(text, Games.read("pushee"))
                            .record()
                            .orElseThrow()
                            .text())
                    .isEqualTo(record.text());
        }
    }

    @Test
    void whatIsNeitherIsExplainedWithItsColumn() {
        assertThat(said("o5x/7/7/7/7/7/x5q x"))
                .contains("neither a game nor a position")
                .contains("column 17");
        assertThat(said("infection o5x/7/7/7/7/7/x5q x")).contains("column 27");
        assertThat(said("infection:rules=go x")).contains("column 17");
        assertThat(said("infection")).contains("is missing");
        assertThat(said("lectern: 1 | game: chess ||"))
                .contains("begins like a game")
                .contains("line 1, column 20");
        assertThat(said(" \n")).contains("no text on the clipboard");
    }

    private String start(String text) {
        return Pasted.read(text, infection)
                .record()
                .orElseThrow()
                .match()
                .start()
                .text();
    }

    private String said(String text) {
        return new Sentences(Language.EN)
                .of(Pasted.read(text, infection).trouble().orElseThrow());
    }
}
