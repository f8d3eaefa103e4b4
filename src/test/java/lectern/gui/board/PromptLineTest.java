package lectern.gui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.util.List;
import java.util.Optional;
import lectern.game.Handle;
import lectern.game.Phrase;
import lectern.games.Games;
import lectern.gui.OnEventThread;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Lookahead;
import lectern.gui.desk.Playing;
import lectern.gui.desk.Seats;
import lectern.gui.wording.Wording;
import lectern.play.RecordHead;
import lectern.play.player.PlayerText;
import lectern.text.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Of all that could be said below the board, what matters most is. */
@ExtendWith(OnEventThread.class)
class PromptLineTest {
    private final Desk desk = new Desk(Games.read("infection").start(1), RecordHead.EMPTY);
    private final BoardAim aim = new BoardAim(desk);
    private final Wording wording = new Wording(Language.EN);
    private final Playing playing = new Playing(desk);
    private PromptLine prompt;

    @BeforeEach
    void make() {
        prompt = new PromptLine(desk, aim, playing, wording);
    }

    @AfterEach
    void close() throws Exception {
        EventQueue.invokeAndWait(playing::close);
    }

    private Handle cell(String label) {
        return new Handle.Cell(desk.game().board().cell(label));
    }

    @Test
    void aPersonIsToldWhatToDo() {
        assertThat(prompt.getText()).isEqualTo(wording.of("infection.prompt"));
        aim.pick(cell("g7"));
        assertThat(prompt.getText()).isEqualTo(wording.of("infection.prompt.landing"));
    }

    @Test
    void theBrokenRuleStaysUntilTheNextClickAndNotOnlyUntilThePointerMoves() {
        aim.pick(cell("g7"));
        aim.pick(cell("d4"));
        String rule = wording.of(aim.pointing().answer().orElseThrow().reason());
        aim.hover(Optional.of(cell("e5")));
        assertThat(prompt.getText()).isEqualTo(rule);
        aim.back();
        assertThat(prompt.getText()).isNotEqualTo(rule);
    }

    @Test
    void whatWasSaidStaysWhileThePointerMovesAndGoesWithTheNextMove() {
        prompt.say(Phrase.of("board.type-a-move.tip"));
        aim.hover(Optional.of(cell("e5")));
        assertThat(prompt.getText()).isEqualTo(wording.of("board.type-a-move.tip"));
        aim.enter("f6");
        assertThat(prompt.getText()).isNotEqualTo(wording.of("board.type-a-move.tip"));
    }

    @Test
    void inALookaheadItSaysThatNothingWasPlayed() {
        desk.lookAhead(
                Lookahead.of(desk.position(), List.of(desk.position().moves().get(0)), 1));
        assertThat(prompt.getText()).isEqualTo(wording.of("board.lookahead"));
    }

    @Test
    void aPlayersTurnIsSaidToBeOneAndInTheLanguageOfTheMoment() {
        desk.seat(Seats.PEOPLE.with(desk.position().toMove(), Optional.of(PlayerText.read("easy", desk.game()))));
        String english = prompt.getText();
        wording.switchTo(Language.PT);
        assertThat(prompt.getText())
                .isNotEqualTo(english)
                .isEqualTo(wording.of(
                        "board.players-turn",
                        desk.position().view().name(desk.position().toMove())));
    }
}
