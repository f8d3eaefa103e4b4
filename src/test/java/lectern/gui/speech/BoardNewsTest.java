package lectern.gui.speech;

import static org.assertj.core.api.Assertions.assertThat;

import javax.accessibility.Accessible;
import javax.swing.JPanel;
import lectern.games.Games;
import lectern.gui.OnEventThread;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Seats;
import lectern.gui.wording.Wording;
import lectern.play.Match;
import lectern.play.RecordHead;
import lectern.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What is said of the board as it happens. */
@ExtendWith(OnEventThread.class)
class BoardNewsTest {
    private final Desk desk = new Desk(Games.read("infection").start(1), RecordHead.EMPTY);
    private final BoardNews news = new BoardNews(new Board(), desk, new BoardAim(desk), new Wording(Language.EN));

    private static final class Board extends JPanel implements Accessible {}

    @Test
    void anotherGameIsNamedWithWhoseTurnItIs() {
        desk.begin(Match.from(Games.read("catsdogs").start(1).position()), RecordHead.EMPTY, Seats.PEOPLE);

        assertThat(news.getAccessibleName())
                .isEqualTo("On the board: Cats & Dogs. You are at the start of the game. To move: Cats.");
    }

    @Test
    void aGameThatHasMovesAlreadyIsNamedWithItsLast() {
        Match match = Match.from(Games.read("infection").start(1).position());
        desk.begin(match.play(match.position().readMove("f6")), RecordHead.EMPTY, Seats.PEOPLE);

        assertThat(news.getAccessibleName())
                .isEqualTo("On the board: 7th Guest: Infection. You are after this move. Red: move f6. To move: Blue.");
    }

    @Test
    void aMoveOfTheSameGameNamesNoGame() {
        desk.play(desk.position().readMove("f6"));

        assertThat(news.getAccessibleName()).doesNotContain("On the board");
    }
}
