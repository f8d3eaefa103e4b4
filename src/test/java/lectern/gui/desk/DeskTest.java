package lectern.gui.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lectern.game.Game;
import lectern.game.Seat;
import lectern.game.Start;
import lectern.game.Step;
import lectern.game.board.BoardShape;
import lectern.games.Games;
import lectern.gui.OnEventThread;
import lectern.play.Match;
import lectern.play.Note;
import lectern.play.RecordHead;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.search.Thinking;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OnEventThread.class)
class DeskTest {
    static final String PUSH = "6/1V4/2h3/3V2/6/6 267323/862829/260262/482147/996481/163081 2 13 14";

    private final Desk desk = desk("infection");
    private final List<Topic> heard = new ArrayList<>();

    static Desk desk(String game) {
        return new Desk(Games.read(game).start(1), RecordHead.EMPTY);
    }

    static Desk desk(String gameText, String position) {
        Game game = Games.read(gameText);
        return new Desk(Start.of(game.read(position), 1), RecordHead.EMPTY);
    }

    static void play(Desk where, String move) {
        where.play(where.position().readMove(move));
    }

    @Test
    void whatIsWrittenAboutAMoveLeavesTheBoardAsItIs() {
        play(desk, "f6");
        desk.stepTo(0);
        desk.listen(heard::add);
        desk.note(1, List.of(Note.comment("Bold.")));
        assertThat(heard).containsExactly(Topic.NOTED);
        assertThat(desk.steps().at()).isZero();
        assertThat(desk.match().turn(1).notes()).containsExactly(Note.comment("Bold."));
    }

    @Test
    void whatAPlayerWasAskedForIsThereAgainWhereverItWasAskedAsLongAsTheGameIsOpen() {
        Opinion first = opinion();
        desk.think(Optional.of(first));
        play(desk, "f6");
        assertThat(desk.opinion()).isEmpty();
        desk.undo();
        assertThat(desk.opinion()).containsSame(first);
        desk.redo();
        desk.think(Optional.of(first));
        play(desk, "b6");
        desk.goTo(1);
        assertThat(desk.opinion()).as("of the move that led there").containsSame(first);
        desk.begin(desk.match(), RecordHead.EMPTY, Seats.PEOPLE);
        assertThat(desk.opinion()).isEmpty();
    }

    private Opinion opinion() {
        Contender player = PlayerText.read("greedy", desk.game());
        return new Opinion(
                desk.position(), player, player.player().decide(desk.position(), Thinking.within(player.budget())));
    }

    @Test
    void everybodyHearsEvenIfSomebodyFails() {
        desk.listen(topic -> {
            throw new IllegalStateException("a defect");
        });
        desk.listen(heard::add);
        assertThatThrownBy(() -> play(desk, "f6")).hasMessage("a defect");
        assertThat(heard).contains(Topic.MATCH);
    }

    @Test
    void aMoveCanBeSteppedThroughForwardAndBack() {
        Desk chain = desk("pushee", PUSH);
        play(chain, "he4");
        int steps = chain.steps().effects().size();
        assertThat(steps).isGreaterThan(3);
        List<Object> forward = new ArrayList<>();
        for (int step = 0; step <= steps; step++) {
            chain.stepTo(step);
            forward.add(chain.picture());
        }
        assertThat(forward.get(0)).isEqualTo(chain.match().start().picture());
        assertThat(forward.get(steps)).isEqualTo(chain.position().picture());
        for (int step = steps; step >= 0; step--) {
            chain.stepTo(step);
            assertThat(chain.picture()).isEqualTo(forward.get(step));
        }
    }

    @Test
    void inTheMiddleOfAMoveTheTurnAndTheCountsBelongToTheStepThatIsShown() {
        Desk jump = desk("infection", "7/7/3oo2/7/2x4/7/7 x 0 1");
        play(jump, "c3c5");
        assertThat(counts(jump)).containsExactly(2, 1);
        int steps = jump.steps().effects().size();

        jump.stepTo(0);
        assertThat(counts(jump)).containsExactly(1, 2);
        assertThat(jump.reached().toMove()).isEqualTo(Seat.FIRST);
        jump.stepTo(1);
        assertThat(counts(jump)).containsExactly(1, 2);
        jump.stepTo(steps - 1);
        assertThat(jump.reached()).isEqualTo(jump.match().start());
        jump.stepTo(steps);
        assertThat(jump.reached()).isEqualTo(jump.position());
    }

    @Test
    void thePointsOfAPushBelongToTheStepThatIsShown() {
        Desk chain = desk("pushee", PUSH);
        play(chain, "he4");
        List<List<Object>> seen = new ArrayList<>();
        for (int step = 0; step <= chain.steps().effects().size(); step++) {
            chain.stepTo(step);
            seen.add(chain.gauges().get(0).values());
        }
        assertThat(seen).startsWith(chain.match().start().view().gauges().get(0).values());
        assertThat(seen).endsWith(chain.position().view().gauges().get(0).values());
        assertThat(Set.copyOf(seen)).hasSizeGreaterThan(2);
    }

    @Test
    void aGameThatAMoveEndsIsNotOverBeforeTheMovesLastStep() {
        Desk last = desk("infection", "7/7/3o3/7/2x4/7/7 x 0 1");
        play(last, "c3c5");
        last.stepTo(last.steps().effects().size() - 1);
        assertThat(last.position().isOver()).isTrue();
        assertThat(last.reached().isOver()).isFalse();
    }

    @Test
    void groupsAreMeasuredBeforeAndAfterTheChangesOfAMoveAndNotBetweenThem() {
        Desk chain = desk("pushee", PUSH);
        play(chain, "he4");
        assertThat(chain.measured()).contains(chain.position());
        chain.stepTo(0);
        assertThat(chain.measured()).contains(chain.match().start());
        chain.stepTo(1);
        assertThat(chain.measured()).isEmpty();
    }

    private static List<Object> counts(Desk desk) {
        return desk.gauges().get(0).values();
    }

    @Test
    void whatTheRulesTellAsOneIsOneStepUntilItIsOpened() {
        Desk marbles = desk("shiftago", "xo5/7/7/7/7/7/7 x 20 20");
        play(marbles, "l1");
        marbles.stepTo(0);
        assertThat(marbles.steps().next()).isEqualTo(3);
        Step push = Step.of(marbles.steps().effects()).get(0);
        marbles.open(push, true);
        assertThat(marbles.steps().next()).isEqualTo(1);
        marbles.stepTo(3);
        assertThat(marbles.steps().previous()).isEqualTo(2);
        assertThat(marbles.steps().latest().orElseThrow().parts()).hasSize(1);
        marbles.open(push, false);
        assertThat(marbles.steps().previous()).isZero();
        assertThat(marbles.steps().latest()).contains(push);
    }

    @Test
    void aStepThatIsPutTogetherAgainHasHappenedAsAWhole() {
        Desk marbles = desk("shiftago", "xo5/7/7/7/7/7/7 x 20 20");
        play(marbles, "l1");
        Step push = Step.of(marbles.steps().effects()).get(0);
        marbles.open(push, true);
        marbles.stepTo(1);
        marbles.open(push, false);
        assertThat(marbles.steps().isAtEnd()).isTrue();
    }

    @Test
    void whoStepsLeavesTheLookaheadAndEverybodyHearsOfIt() {
        desk.lookAhead(
                Lookahead.of(desk.position(), List.of(desk.position().moves().get(0)), 1));
        desk.listen(heard::add);
        desk.stepTo(0);
        assertThat(desk.lookahead()).isEmpty();
        assertThat(heard).containsExactly(Topic.LOOKAHEAD, Topic.STEP);
    }

    @Test
    void undoForgetsNothingAndAnotherMoveOpensABranch() {
        play(desk, "f6");
        desk.undo();
        play(desk, "b2");
        assertThat(desk.match().continuations(Match.START)).hasSize(2);
        desk.undo();
        desk.redo();
        assertThat(desk.match().current().orElseThrow().move().text()).isEqualTo("b2");
    }

    @Test
    void whoListensIsToldWhatChanged() {
        desk.listen(heard::add);
        play(desk, "f6");
        assertThat(heard).containsExactly(Topic.MATCH, Topic.PLAYED);
        heard.clear();
        desk.stepTo(0);
        assertThat(heard).containsExactly(Topic.STEP);
    }

    @Test
    void anotherGameBringsItsOwnBoardAndJudge() {
        Game pushee = Games.read("pushee:size=8");
        desk.begin(Match.from(pushee.start(4).position()), RecordHead.EMPTY, Seats.PEOPLE);
        assertThat(desk.game().board()).isEqualTo(BoardShape.square(8));
        assertThat(pushee.kind().evaluators()).contains(desk.judge());
    }

    @Test
    void positionsAreJudgedAsTheComputerThatPlaysJudgesUntilTheUserChooses() {
        Contender computer = PlayerText.read("greedy:evaluator=report,w.count=3", desk.game());
        assertThat(desk.judge()).isEqualTo(desk.game().kind().strong());

        desk.listen(heard::add);
        desk.seat(Seats.PEOPLE.with(Seat.SECOND, Optional.of(computer)));
        assertThat(heard).contains(Topic.JUDGE);
        assertThat(desk.judge()).isEqualTo(computer.evaluator().orElseThrow());

        desk.judgeBy(desk.game().kind().strong());
        assertThat(desk.judge()).isEqualTo(desk.game().kind().strong());
    }

    @Test
    void playersThatJudgeDifferentlyLeaveItToTheStrongEvaluator() {
        Optional<Contender> one = Optional.of(PlayerText.read("search:evaluator=report", desk.game()));
        Optional<Contender> other = Optional.of(PlayerText.read("search:evaluator=strong", desk.game()));
        desk.seat(new Seats(one, one, 1, 2));
        assertThat(desk.judge().id()).isEqualTo("report");
        desk.seat(new Seats(one, other, 1, 2));
        assertThat(desk.judge()).isEqualTo(desk.game().kind().strong());
    }
}
