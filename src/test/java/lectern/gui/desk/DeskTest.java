package lectern.gui.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.BoardShape;
import lectern.game.Cells;
import lectern.game.Game;
import lectern.game.Handle;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Start;
import lectern.game.UnreadableText;
import lectern.games.Games;
import lectern.gui.OnEventThread;
import lectern.play.Match;
import lectern.play.Note;
import lectern.play.RecordHead;
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

    private Handle cell(String label) {
        return new Handle.Cell(desk.game().board().cell(label));
    }

    private static Handle cell(Desk where, String label) {
        return new Handle.Cell(where.game().board().cell(label));
    }

    @Test
    void aPickedCellThatIsAWholeMoveIsPlayed() {
        desk.pick(cell("f6"));
        assertThat(desk.match().ply()).isOne();
        assertThat(desk.match().current().orElseThrow().move().text()).isEqualTo("f6");
    }

    @Test
    void whatIsWrittenAboutAMoveLeavesTheBoardAsItIs() {
        desk.enter("f6");
        desk.stepTo(0);
        desk.listen(heard::add);
        desk.note(1, List.of(Note.comment("Bold.")));
        assertThat(heard).containsExactly(Topic.NOTED);
        assertThat(desk.steps().at()).isZero();
        assertThat(desk.match().turn(1).notes()).containsExactly(Note.comment("Bold."));
    }

    @Test
    void everybodyHearsEvenIfSomebodyFails() {
        desk.listen(topic -> {
            throw new IllegalStateException("a defect");
        });
        desk.listen(heard::add);
        assertThatThrownBy(() -> desk.enter("f6")).hasMessage("a defect");
        assertThat(heard).contains(Topic.MATCH);
    }

    @Test
    void aMoveOfTwoClicksBeginsWithOneThatIsRemembered() {
        desk.pick(cell("g7"));
        assertThat(desk.pointing().picked()).containsExactly(cell("g7"));
        assertThat(desk.pointing().next()).contains(cell("g5"), cell("f6")).doesNotContain(cell("d4"));
        desk.pick(cell("g5"));
        assertThat(desk.match().current().orElseThrow().move().text()).isEqualTo("g7g5");
    }

    @Test
    void clicksAreTakenBackOneByOne() {
        desk.pick(cell("g7"));
        desk.back();
        assertThat(desk.pointing().picked()).isEmpty();
        assertThat(desk.match().ply()).isZero();
    }

    @Test
    void pickingTheSameAgainLetsGoOfIt() {
        desk.pick(cell("g7"));
        desk.pick(cell("g7"));
        assertThat(desk.pointing().picked()).isEmpty();
    }

    @Test
    void anIllegalClickIsAnsweredByTheRuleItBreaksWithTheCellsThatProveIt() {
        desk.pick(cell("g7"));
        desk.pick(cell("d4"));
        assertThat(desk.pointing().answer().orElseThrow().key()).isEqualTo("infection.too-far");
        assertThat(desk.pointing().answer().orElseThrow().cells()).isNotEqualTo(Cells.NONE);
        assertThat(desk.match().ply()).isZero();
    }

    @Test
    void theAnswerGoesWithTheNextClick() {
        desk.pick(cell("a7"));
        assertThat(desk.pointing().answer()).isPresent();
        desk.pick(cell("g7"));
        assertThat(desk.pointing().answer()).isEmpty();
    }

    @Test
    void aTypedMoveIsPlayedOrAnswered() {
        desk.enter("f6");
        assertThat(desk.match().ply()).isOne();
        desk.enter("d4");
        assertThat(desk.pointing().answer()).isPresent();
        assertThatThrownBy(() -> desk.enter("hello")).isInstanceOf(UnreadableText.class);
    }

    @Test
    void pointingPreviewsTheMoveWithoutPlayingIt() {
        desk.hover(Optional.of(cell("f6")));
        assertThat(desk.previewed().orElseThrow().text()).isEqualTo("f6");
        assertThat(desk.match().ply()).isZero();
        desk.hover(Optional.empty());
        assertThat(desk.previewed()).isEmpty();
    }

    @Test
    void aMoveCanBeSteppedThroughForwardAndBack() {
        Desk chain = desk("pushee", PUSH);
        chain.enter("he4");
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
    void inTheMiddleOfAMoveAClickOnlyGoesToItsEnd() {
        Desk chain = desk("pushee", PUSH);
        chain.enter("he4");
        chain.stepTo(1);
        chain.pick(cell(chain, "a1"));
        assertThat(chain.steps().isAtEnd()).isTrue();
        assertThat(chain.match().ply()).isOne();
    }

    @Test
    void aLookaheadIsShownWithoutBeingPlayedAndEscapeLeavesIt() {
        var move = desk.position().moves().get(0);
        desk.lookAhead(Lookahead.of(desk.position(), List.of(move), 1));
        assertThat(desk.shown()).isNotEqualTo(desk.position());
        assertThat(desk.match().ply()).isZero();
        desk.back();
        assertThat(desk.shown()).isEqualTo(desk.position());
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
        desk.enter("f6");
        desk.undo();
        desk.enter("b2");
        assertThat(desk.match().continuations(Match.START)).hasSize(2);
        desk.undo();
        desk.redo();
        assertThat(desk.match().current().orElseThrow().move().text()).isEqualTo("b2");
    }

    @Test
    void whoListensIsToldWhatChanged() {
        desk.listen(heard::add);
        desk.enter("f6");
        assertThat(heard).containsExactly(Topic.MATCH, Topic.PLAYED);
        heard.clear();
        desk.stepTo(0);
        assertThat(heard).containsExactly(Topic.STEP);
        heard.clear();
        desk.light(Light.STEP, Cells.of(3));
        desk.light(Light.STEP, Cells.of(3));
        assertThat(heard).containsExactly(Topic.LIGHTS);
    }

    @Test
    void aMoveFromAnEdgeIsOneClick() {
        Desk marbles = desk("shiftago");
        marbles.pick(new Handle.Edge(Handle.Border.LEFT, 3));
        assertThat(marbles.match().current().orElseThrow().move().text()).isEqualTo("l4");
    }

    @Test
    void anotherGameBringsItsOwnBoardAndJudge() {
        Game pushee = Games.read("pushee:size=8");
        desk.begin(Match.from(pushee.start(4).position()), RecordHead.EMPTY, Seats.PEOPLE);
        assertThat(desk.game().board()).isEqualTo(BoardShape.square(8));
        assertThat(pushee.kind().evaluators()).contains(desk.judge());
    }

    /** Notes down what it hears. */
    private static final class Listening implements Examiner {
        private final Wanted wanted;
        private final List<Object> heard = new ArrayList<>();

        private Listening(Wanted wanted) {
            this.wanted = wanted;
        }

        @Override
        public Wanted wanted() {
            return wanted;
        }

        @Override
        public Phrase prompt() {
            return Phrase.of("lecture.board-follows");
        }

        @Override
        public void hear(int cell) {
            heard.add(cell);
        }

        @Override
        public boolean accepts(Move foul) {
            return false;
        }

        @Override
        public void hear(Move move) {
            heard.add(move.text());
        }

        @Override
        public void hearNothing() {
            heard.add("nothing");
        }
    }

    private Listening examiner(Examiner.Wanted wanted) {
        Listening examiner = new Listening(wanted);
        desk.examine(Optional.of(examiner));
        return examiner;
    }

    @Test
    void beforeAnExaminerAMoveIsAnAnswerAndNotPlayed() throws UnreadableText {
        Listening examiner = examiner(Examiner.Wanted.MOVES);
        desk.pick(cell("g7"));
        desk.pick(cell("g5"));
        desk.enter("f6");
        desk.make(desk.position().readMove("a1a3"));

        assertThat(examiner.heard).containsExactly("g7g5", "f6", "a1a3");
        assertThat(desk.match().ply()).isZero();
        assertThat(desk.pointing().picked()).isEmpty();
    }

    @Test
    void beforeAnExaminerAnIllegalMoveIsStillAnsweredByItsRule() throws UnreadableText {
        Listening examiner = examiner(Examiner.Wanted.MOVES);
        desk.enter("d4");

        assertThat(desk.pointing().answer()).isPresent();
        assertThat(examiner.heard).isEmpty();
    }

    @Test
    void anExaminerCanAskForCells() throws UnreadableText {
        Listening examiner = examiner(Examiner.Wanted.CELLS);
        BoardShape board = desk.game().board();
        desk.pick(cell("d4"));
        desk.enter("c3");
        desk.enter("no cell");

        assertThat(examiner.heard).containsExactly(board.cell("d4"), board.cell("c3"));
        assertThat(desk.isOpen()).isFalse();
    }

    @Test
    void anExaminerWhoWantsNothingIsToldThatSomebodyTries() {
        Listening examiner = examiner(Examiner.Wanted.NOTHING);
        desk.pick(cell("f6"));

        assertThat(examiner.heard).containsExactly("nothing");
        assertThat(desk.match().ply()).isZero();
    }

    @Test
    void withoutAnExaminerMovesArePlayedAgain() {
        examiner(Examiner.Wanted.NOTHING);
        desk.examine(Optional.empty());
        desk.pick(cell("f6"));

        assertThat(desk.match().ply()).isOne();
    }
}
