package lectern.gui.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import lectern.game.Handle;
import lectern.game.Seat;
import lectern.play.Match;
import lectern.play.Note;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.search.Candidate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Players have their turns on the event thread's terms; these tests stay beside it and wait for what it tells. */
class PlayingTest {
    private Desk desk;
    private BoardAim aim;
    private Playing playing;

    @AfterEach
    void close() throws Exception {
        EventQueue.invokeAndWait(playing::close);
    }

    private void begin(String game, String first, String second) throws Exception {
        EventQueue.invokeAndWait(() -> {
            desk = DeskTest.desk(game);
            aim = new BoardAim(desk);
            playing = new Playing(desk);
            aim.respect(playing);
            desk.seat(new Seats(contender(first), contender(second), 1, 2));
        });
    }

    private Optional<Contender> contender(String text) {
        return text.isEmpty() ? Optional.empty() : Optional.of(PlayerText.readOrEngine(text, desk.game()));
    }

    /** Does something on the event thread and waits until it has told of a state. */
    private void untilAfter(Runnable deed, BooleanSupplier reached) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        EventQueue.invokeAndWait(() -> {
            desk.listen(topic -> {
                if (reached.getAsBoolean()) latch.countDown();
            });
            deed.run();
            if (reached.getAsBoolean()) latch.countDown();
        });
        assertThat(latch.await(60, TimeUnit.SECONDS)).as("reached in time").isTrue();
    }

    @Test
    void aPlayerAnswersAPersonsMove() throws Exception {
        begin("infection", "", "medium");
        untilAfter(() -> DeskTest.play(desk, "f6"), () -> desk.match().ply() == 2);
        EventQueue.invokeAndWait(() -> assertThat(desk.position().toMove()).isEqualTo(Seat.FIRST));
    }

    @Test
    void twoPlayersPlayAGameToItsEnd() throws Exception {
        begin("pushee", "hard", "easy");
        untilAfter(playing::run, () -> desk.position().isOver());
    }

    @Test
    void afterAnUndoNobodyPlaysUntilAsked() throws Exception {
        begin("infection", "", "medium");
        untilAfter(() -> DeskTest.play(desk, "f6"), () -> desk.match().ply() == 2);
        EventQueue.invokeAndWait(desk::undo);
        EventQueue.invokeAndWait(() -> assertThat(playing.isThinking()).isFalse());
        untilAfter(
                () -> playing.step(PlayerText.read("search", desk.game())),
                () -> desk.match().ply() == 2);
    }

    @Test
    void thinkingIsStoppedAtOnceAndNothingIsPlayed() throws Exception {
        begin("infection", "search:depth=60", "");
        EventQueue.invokeAndWait(playing::run);
        untilAfter(() -> {}, () -> playing.progress().isPresent());
        EventQueue.invokeAndWait(playing::stop);
        EventQueue.invokeAndWait(() -> {
            assertThat(playing.isThinking()).isFalse();
            assertThat(desk.match().ply()).isZero();
        });
    }

    @Test
    void whatAPlayerWouldDoIsShownAndNotPlayed() throws Exception {
        begin("shiftago", "", "");
        untilAfter(
                () -> playing.ask(PlayerText.read("search:depth=2", desk.game())),
                () -> desk.opinion().isPresent());
        EventQueue.invokeAndWait(() -> {
            assertThat(desk.match().ply()).isZero();
            assertThat(desk.opinion().orElseThrow().decision().trace()).isPresent();
        });
    }

    @Test
    void aScoreThatWasWorkedOutBelongsToTheDecisionOfThePlayerThatWasAsked() throws Exception {
        begin("shiftago", "", "");
        Contender asked = PlayerText.read("search:depth=3", desk.game());
        untilAfter(() -> playing.ask(asked), () -> desk.opinion().isPresent());
        Opinion first = opinion();
        Candidate other = first.decision().candidates().get(1);

        untilAfter(
                () -> playing.workOut(first.contender(), first.position(), first.decision(), other),
                () -> !desk.opinion().orElseThrow().equals(first));
        assertThat(opinion().contender()).isSameAs(asked);
    }

    private Opinion opinion() throws Exception {
        FutureTask<Opinion> reading = new FutureTask<>(() -> desk.opinion().orElseThrow());
        EventQueue.invokeAndWait(reading);
        return reading.get();
    }

    @Test
    void playersDoNotGoOnWhereABranchWasDeleted() throws Exception {
        begin("pushee", "easy", "easy");
        EventQueue.invokeAndWait(() -> {
            desk.showAt(Speed.SLOW);
            desk.play(desk.position().move(0));
            desk.undo();
            desk.play(desk.position().move(1));
            playing.run();
            desk.delete(2);
            assertThat(playing.isRunning()).isFalse();
            assertThat(playing.canRun()).isTrue();
        });
    }

    @Test
    void aDecisionForAPositionThatWasLeftIsDropped() throws Exception {
        begin("infection", "", "search:depth=60");
        EventQueue.invokeAndWait(() -> DeskTest.play(desk, "f6"));
        untilAfter(() -> {}, () -> playing.progress().isPresent());
        EventQueue.invokeAndWait(desk::undo);
        EventQueue.invokeAndWait(() -> {
            assertThat(playing.isThinking()).isFalse();
            assertThat(desk.match().turns()).hasSize(1);
        });
    }

    @Test
    void whoeverIsStoppedInAPauseDoesNotMoveAfterIt() throws Exception {
        begin("infection", "easy", "easy");
        EventQueue.invokeAndWait(() -> desk.showAt(Speed.FAST));
        EventQueue.invokeAndWait(() -> {
            playing.run();
            assertThat(playing.isPausing()).isTrue();
            playing.stop();
            assertThat(playing.isPausing()).isFalse();
            assertThat(playing.isThinking()).isFalse();
            assertThat(desk.match().ply()).isZero();
        });
    }

    @Test
    void movesNoLongerFollowEachOtherAfterAJumpOrAtTheEnd() throws Exception {
        begin("pushee", "hard", "easy");
        untilAfter(playing::run, () -> desk.position().isOver());
        EventQueue.invokeAndWait(() -> {
            assertThat(playing.isRunning()).isFalse();
            desk.undo();
            assertThat(playing.canRun()).isTrue();
            playing.run();
            desk.undo();
            assertThat(playing.isRunning()).isFalse();
        });
    }

    @Test
    void aNoteDoesNotKeepThePlayersFromGoingOn() throws Exception {
        begin("pushee", "easy", "easy");
        untilAfter(
                () -> {
                    playing.run();
                    desk.change(desk.match().noted(Match.START, List.of(Note.comment("well begun"))));
                },
                () -> desk.match().ply() > 1);
    }

    @Test
    void playersGoOnFromTheMiddleOfAMoveThatIsLookedAt() throws Exception {
        begin("pushee", "easy", "easy");
        untilAfter(playing::run, () -> desk.match().ply() == 1);
        EventQueue.invokeAndWait(() -> {
            playing.stop();
            desk.stepTo(0);
        });
        untilAfter(playing::run, () -> desk.match().ply() > 2);
    }

    @Test
    void aClickWhileAPlayerThinksIsAnsweredAndNeitherPlaysForItNorStopsIt() throws Exception {
        begin("infection", "", "search:depth=60");
        untilAfter(() -> DeskTest.play(desk, "f6"), () -> playing.progress().isPresent());
        EventQueue.invokeAndWait(() -> {
            aim.pick(new Handle.Cell(desk.game().board().cell("b1")));
            assertThat(aim.pointing().answer().orElseThrow().key()).isEqualTo("board.computers-move");
            aim.make(desk.position().move(0));
            assertThat(desk.match().ply()).isOne();
            assertThat(playing.isThinking()).isTrue();

            playing.stop();
            assertThat(aim.pointing().answer()).isEmpty();
            aim.make(desk.position().move(0));
            assertThat(desk.match().ply()).isEqualTo(2);
        });
    }

    @Test
    void aTypedMoveIsNoMoveOfThePlayersEither() throws Exception {
        begin("infection", "", "search:depth=60");
        untilAfter(() -> DeskTest.play(desk, "f6"), () -> playing.progress().isPresent());
        EventQueue.invokeAndWait(() -> {
            aim.enter(desk.position().move(0).text());
            assertThat(aim.pointing().answer()).isPresent();
            assertThat(desk.match().ply()).isOne();
        });
    }

    @Test
    void aPlayersAnswerWaitsForTheUserIfThatIsChosen() throws Exception {
        begin("infection", "", "easy");
        EventQueue.invokeAndWait(() -> {
            playing.waitForUser(true);
            DeskTest.play(desk, "f6");
            assertThat(playing.isWaiting()).isTrue();
            assertThat(playing.isPausing()).isFalse();
            aim.make(desk.position().move(0));
            assertThat(aim.pointing().answer().orElseThrow().key()).isEqualTo("board.waits-for-you");
        });
        untilAfter(playing::letAnswer, () -> desk.match().ply() == 2);
        EventQueue.invokeAndWait(() -> assertThat(playing.isWaiting()).isFalse());
    }

    @Test
    void playersThatFollowEachOtherWaitForNobody() throws Exception {
        begin("pushee", "easy", "easy");
        EventQueue.invokeAndWait(() -> playing.waitForUser(true));
        untilAfter(playing::run, () -> desk.match().ply() > 2);
    }

    @Test
    void whoeverNoLongerWantsToBeWaitedForIsAnswered() throws Exception {
        begin("infection", "", "easy");
        EventQueue.invokeAndWait(() -> {
            playing.waitForUser(true);
            DeskTest.play(desk, "f6");
        });
        untilAfter(() -> playing.waitForUser(false), () -> desk.match().ply() == 2);
    }

    @Test
    void theStepsOfAPersonsMoveAreSeenBeforeThePlayerBeginsToThink() throws Exception {
        begin("infection", "", "easy");
        StringBuilder story = new StringBuilder();
        EventQueue.invokeAndWait(() -> {
            new StepClock(desk);
            desk.showAt(Speed.FAST);
            desk.listen(topic -> {
                if (topic == Topic.STEP && desk.match().ply() == 1)
                    story.append(desk.steps().isAtEnd() ? "E" : "s");
                if (topic == Topic.THINKING && playing.isThinking()) story.append("T");
            });
        });
        untilAfter(() -> DeskTest.play(desk, "f6"), () -> desk.match().ply() == 2);
        assertThat(story.toString()).matches("s+E+T+.*");
    }

    @Test
    void aMoveThatIsChosenWhileTheUserStepsBackIsMadeWhenTheStepsHaveBeenSeen() throws Exception {
        begin("infection", "", "easy");
        untilAfter(
                () -> {
                    playing.waitForUser(true);
                    DeskTest.play(desk, "f6");
                    playing.letAnswer();
                    desk.stepTo(0);
                },
                () -> !playing.isThinking());
        EventQueue.invokeAndWait(() -> assertThat(desk.match().ply()).isOne());
        untilAfter(desk::goToEnd, () -> desk.match().ply() == 2);
    }

    @Test
    void nobodyRunsWhereAPersonIsToMove() throws Exception {
        begin("infection", "", "easy");
        EventQueue.invokeAndWait(() -> {
            assertThat(playing.canRun()).isFalse();
            playing.run();
            assertThat(playing.isRunning()).isFalse();
        });
    }

    @Test
    void aPlayerThatFailsIsNamedAndTheGameStays() throws Exception {
        begin("infection", "engine:millis=500,command=/no/such/engine", "");
        untilAfter(playing::run, () -> playing.failure().isPresent());
        EventQueue.invokeAndWait(() -> assertThat(desk.match().ply()).isZero());
    }
}
