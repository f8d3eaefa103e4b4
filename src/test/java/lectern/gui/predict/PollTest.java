package lectern.gui.predict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Handle;
import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.game.UnreadableText;
import lectern.games.Games;
import lectern.gui.OnEventThread;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Seats;
import lectern.play.Match;
import lectern.play.RecordHead;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.play.quiz.Tally;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The class is asked for a move, names moves, and sees what came of it. */
@ExtendWith(OnEventThread.class)
class PollTest {
    private final Desk desk = new Desk(Games.read("infection").start(1), RecordHead.EMPTY);
    private final BoardAim aim = new BoardAim(desk);
    private final List<Phrase> told = new ArrayList<>();
    private final Poll poll = new Poll(desk, aim, Optional::empty, told::add);

    @AfterEach
    void close() {
        poll.close();
    }

    private void play(String... moves) {
        for (String move : moves) desk.play(desk.position().readMove(move));
    }

    private Handle cell(String label) {
        return new Handle.Cell(desk.game().board().cell(label));
    }

    @Test
    void whatIsClickedIsCountedAndNotPlayed() {
        poll.ask();
        aim.pick(cell("f6"));
        aim.pick(cell("f6"));
        aim.pick(cell("g7"));
        aim.pick(cell("g5"));
        assertThat(desk.match().ply()).isZero();
        assertThat(poll.tally().votes())
                .containsExactly(
                        new Tally.Vote(desk.position().readMove("f6"), 2),
                        new Tally.Vote(desk.position().readMove("g7g5"), 1));
        poll.changeLatest(4);
        assertThat(poll.tally().total()).isEqualTo(7);
    }

    @Test
    void whatIsTypedBelowTheBoardIsCountedToo() {
        poll.ask();
        aim.enter("f6 12, g6");
        aim.enter("B 7");
        assertThat(poll.tally().votes()).extracting(Tally.Vote::count).containsExactly(12, 7);
        assertThatThrownBy(() -> aim.enter("twelve")).isInstanceOf(UnreadableText.class);
    }

    @Test
    void aMoveAgainstTheRulesIsExplainedAndNotCounted() {
        poll.ask();
        aim.enter("d4 3");
        assertThat(aim.pointing().answer()).isPresent();
        assertThat(poll.tally().votes()).isEmpty();
    }

    @Test
    void afterTheRevealMovesArePlayedAgain() {
        poll.ask();
        poll.toggle();
        assertThat(poll.stage()).isEqualTo(Poll.Phase.REVEALED);
        aim.pick(cell("f6"));
        assertThat(desk.match().ply()).isOne();
    }

    @Test
    void theMoveThatWasPlayedIsRevealed() {
        play("f6", "b6");
        desk.goTo(1);
        poll.ask();
        assertThat(poll.revealed()).isEmpty();
        poll.reveal();
        assertThat(poll.revealed().orElseThrow().chosen().orElseThrow().move().text())
                .isEqualTo("b6");
        assertThat(poll.revealed().orElseThrow().chosen().orElseThrow().isPlayed())
                .isTrue();
    }

    @Test
    void theKeyThatLeadsOnRevealsOnlyWhenItIsPressedAgain() {
        poll.ask();
        poll.goOn();
        assertThat(told).containsExactly(Phrase.of("predict.again"));
        assertThat(poll.stage()).isEqualTo(Poll.Phase.ASKED);
        aim.pick(cell("f6"));
        poll.goOn();
        assertThat(poll.stage()).isEqualTo(Poll.Phase.ASKED);
        poll.goOn();
        assertThat(poll.stage()).isEqualTo(Poll.Phase.REVEALED);
    }

    @Test
    void movesAreNamedInThePositionThatIsAskedAboutOnly() {
        play("f6", "b6");
        poll.ask();
        desk.undo();
        aim.pick(cell("b6"));
        assertThat(poll.tally().votes()).isEmpty();
        assertThat(told).containsExactly(Phrase.of("predict.elsewhere", 3));
    }

    @Test
    void anotherGameEndsTheQuestion() {
        poll.ask();
        desk.begin(Match.from(desk.match().start()), RecordHead.EMPTY, Seats.PEOPLE);
        aim.pick(cell("f6"));
        assertThat(desk.match().ply()).isOne();
    }

    /** A lesson lays one match after another. */
    @Test
    void anotherBoardEndsTheQuestion() {
        poll.ask();
        desk.change(Match.from(Games.read("infection").start(2).position()));
        assertThat(poll.stage()).isEqualTo(Poll.Phase.IDLE);
        assertThat(aim.examiner()).isEmpty();
    }

    @Test
    void aPlayerWhoseTurnItIsThinksButDoesNotPlay() {
        Contender easy = PlayerText.read("easy", desk.game());
        desk.seat(Seats.PEOPLE.with(Seat.FIRST, Optional.of(easy)));
        poll.ask();
        assertThat(poll.isThinking()).isTrue();
        assertThat(desk.match().ply()).isZero();
    }
}
