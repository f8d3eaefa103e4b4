package lectern.gui.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import lectern.game.Handle;
import lectern.game.Phrase;
import lectern.games.Games;
import lectern.gui.desk.Background;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.MoveSigns;
import lectern.gui.desk.Seats;
import lectern.gui.robot.Waiting;
import lectern.play.Match;
import lectern.play.Note;
import lectern.play.RecordHead;
import lectern.play.review.MistakeMark;
import lectern.play.review.Review;
import lectern.play.review.ReviewedMove;
import lectern.play.review.Thresholds;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The review of the game on the desk belongs to its moves, and its puzzles leave the game as it is. */
class ReviewRoomTest {
    private static final long QUICK = 500;

    private Desk desk;
    private BoardAim aim;
    private MoveSigns signs;
    private ReviewRoom room;
    private Background background;

    @BeforeEach
    void reviewAGame() {
        at(() -> {
            desk = new Desk(Games.read("infection").start(1), RecordHead.EMPTY);
            aim = new BoardAim(desk);
            signs = new MoveSigns();
            room = new ReviewRoom(desk, signs);
            background = new Background();
            for (String move : List.of("g7f7", "g1f1", "a1c3", "a7a6"))
                desk.play(desk.position().readMove(move));
            room.begin(QUICK);
        });
        until("the game is reviewed", () -> room.review().isPresent());
    }

    @AfterEach
    void close() {
        at(() -> {
            room.close();
            background.close();
        });
    }

    @Test
    void theMistakeHasItsSignBehindItsMoveAlone() {
        at(() -> {
            assertThat(signs.of(3).map(MoveSigns.Sign::text)).contains("?");
            assertThat(signs.of(2)).isEmpty();
        });
    }

    @Test
    void otherThresholdsMoveTheSigns() {
        at(() -> {
            room.markFrom(new Thresholds(1, 2));
            assertThat(signs.of(3).map(MoveSigns.Sign::text)).contains("??");
            room.markFrom(new Thresholds(99, 100));
            assertThat(signs.of(3)).isEmpty();
        });
    }

    @Test
    void aBranchLeavesTheReviewAndADeletedMoveTakesItAway() {
        at(() -> {
            desk.goTo(2);
            desk.play(desk.position().move(0));
            assertThat(room.review()).isPresent();
            desk.delete(4);
            assertThat(room.review()).isEmpty();
            assertThat(signs.of(3)).isEmpty();
        });
    }

    @Test
    void anotherGameTakesTheReviewAway() {
        at(() -> {
            desk.begin(Match.from(Games.read("infection").start(1).position()), RecordHead.EMPTY, Seats.PEOPLE);
            assertThat(room.review()).isEmpty();
        });
    }

    @Test
    void nothingOfItIsToldWhileAMoveIsToBePredicted() {
        at(() -> {
            desk.hide();
            assertThat(room.review()).isEmpty();
            assertThat(room.canBegin()).isFalse();
            desk.reveal();
            assertThat(room.review()).isPresent();
        });
    }

    @Test
    void whatIsWrittenIntoTheGameStandsThereOnceAndKeepsTheReview() {
        at(() -> {
            room.note(Phrase::key);
            room.note(Phrase::key);
            assertThat(desk.match().turn(3).notes())
                    .containsExactly(Note.comment("review.verdict." + MistakeMark.MISTAKE.word()));
            assertThat(room.review()).isPresent();
        });
    }

    @Test
    void aTriedMoveIsJudgedAndNotPlayed() {
        TryAgain puzzle = Waiting.onEventThread(() -> new TryAgain(desk, aim, background));
        Match before = Waiting.onEventThread(desk::match);
        at(() -> {
            puzzle.begin(mistake(), review());
            assertThat(desk.match().cursor()).isEqualTo(2);
            click("a1", "c3");
            assertThat(puzzle.stage()).isEqualTo(TryAgain.Stage.THINKING);
        });
        until("it is judged", () -> puzzle.stage() == TryAgain.Stage.JUDGED);
        at(() -> {
            assertThat(puzzle.isKept()).isFalse();
            assertThat(desk.lookahead()).isPresent();
            puzzle.ask();
            assertThat(desk.lookahead()).isEmpty();
            aim.make(mistake().best());
        });
        until("it is judged", () -> puzzle.stage() == TryAgain.Stage.JUDGED);
        at(() -> {
            assertThat(puzzle.isKept()).isTrue();
            puzzle.leave();
            assertThat(desk.match().turns()).isEqualTo(before.turns());
            assertThat(desk.match().cursor()).isEqualTo(3);
            assertThat(aim.examiner()).isEmpty();
        });
    }

    @Test
    void whoGoesElsewhereLeavesThePuzzle() {
        TryAgain puzzle = Waiting.onEventThread(() -> new TryAgain(desk, aim, background));
        at(() -> {
            puzzle.begin(mistake(), review());
            desk.goTo(1);
            assertThat(puzzle.stage()).isEqualTo(TryAgain.Stage.IDLE);
            assertThat(aim.examiner()).isEqualTo(Optional.empty());
        });
    }

    private Review review() {
        return room.review().orElseThrow();
    }

    private ReviewedMove mistake() {
        return review().moves().get(2);
    }

    private void click(String... cells) {
        for (String cell : cells) aim.pick(new Handle.Cell(desk.game().board().cell(cell)));
    }

    private static void until(String what, BooleanSupplier condition) {
        Waiting.until(what, condition);
    }

    private static void at(Runnable deed) {
        Waiting.onEventThread(() -> {
            deed.run();
            return deed;
        });
    }
}
