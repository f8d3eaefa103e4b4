package lectern.gui.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Handle;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.UnreadableText;
import lectern.game.board.BoardShape;
import lectern.game.board.Cells;
import lectern.gui.OnEventThread;
import lectern.play.Match;
import lectern.play.Note;
import lectern.play.RecordHead;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What comes of what is pointed out on a board. */
@ExtendWith(OnEventThread.class)
class BoardAimTest {
    private final Desk desk = DeskTest.desk("infection");
    private final BoardAim aim = new BoardAim(desk);
    private final List<AimTopic> heard = new ArrayList<>();

    private Handle cell(String label) {
        return new Handle.Cell(desk.game().board().cell(label));
    }

    @Test
    void aPickedCellThatIsAWholeMoveIsPlayed() {
        aim.pick(cell("f6"));
        assertThat(desk.match().ply()).isOne();
        assertThat(desk.match().current().orElseThrow().move().text()).isEqualTo("f6");
    }

    @Test
    void aMoveOfTwoClicksBeginsWithOneThatIsRemembered() {
        aim.pick(cell("g7"));
        assertThat(aim.pointing().picked()).containsExactly(cell("g7"));
        assertThat(aim.pointing().next()).contains(cell("g5"), cell("f6")).doesNotContain(cell("d4"));
        aim.pick(cell("g5"));
        assertThat(desk.match().current().orElseThrow().move().text()).isEqualTo("g7g5");
    }

    @Test
    void clicksAreTakenBackOneByOne() {
        aim.pick(cell("g7"));
        aim.back();
        assertThat(aim.pointing().picked()).isEmpty();
        assertThat(desk.match().ply()).isZero();
    }

    @Test
    void pickingTheSameAgainLetsGoOfIt() {
        aim.pick(cell("g7"));
        aim.pick(cell("g7"));
        assertThat(aim.pointing().picked()).isEmpty();
    }

    @Test
    void anIllegalClickIsAnsweredByTheRuleItBreaksWithTheCellsThatProveIt() {
        aim.pick(cell("g7"));
        aim.pick(cell("d4"));
        assertThat(aim.pointing().answer().orElseThrow().key()).isEqualTo("infection.too-far");
        assertThat(aim.pointing().answer().orElseThrow().cells()).isNotEqualTo(Cells.NONE);
        assertThat(desk.match().ply()).isZero();
    }

    @Test
    void theAnswerGoesWithTheNextClick() {
        aim.pick(cell("a7"));
        assertThat(aim.pointing().answer()).isPresent();
        aim.pick(cell("g7"));
        assertThat(aim.pointing().answer()).isEmpty();
    }

    @Test
    void aTypedMoveIsPlayedOrAnswered() {
        aim.enter("f6");
        assertThat(desk.match().ply()).isOne();
        aim.enter("d4");
        assertThat(aim.pointing().answer()).isPresent();
        assertThatThrownBy(() -> aim.enter("hello")).isInstanceOf(UnreadableText.class);
    }

    @Test
    void pointingPreviewsTheMoveWithoutPlayingIt() {
        aim.hover(Optional.of(cell("f6")));
        assertThat(aim.previewed().orElseThrow().text()).isEqualTo("f6");
        assertThat(desk.match().ply()).isZero();
        aim.hover(Optional.empty());
        assertThat(aim.previewed()).isEmpty();
    }

    @Test
    void inTheMiddleOfAMoveAClickOnlyGoesToItsEnd() {
        Desk chain = DeskTest.desk("pushee", DeskTest.PUSH);
        BoardAim aimed = new BoardAim(chain);
        aimed.enter("he4");
        chain.stepTo(1);
        aimed.pick(new Handle.Cell(chain.game().board().cell("a1")));
        assertThat(chain.steps().isAtEnd()).isTrue();
        assertThat(chain.match().ply()).isOne();
    }

    @Test
    void afterTheEndOfAGameAClickIsAnsweredByHowItEnded() {
        Desk ended = DeskTest.desk("infection", "7/7/3o3/7/2x4/7/7 x 0 1");
        BoardAim aimed = new BoardAim(ended);
        aimed.enter("c3c5");
        assertThat(ended.position().isOver()).isTrue();

        aimed.pick(cell("a1"));
        assertThat(aimed.pointing().answer().orElseThrow().key()).isEqualTo("board.over");
        ended.undo();
        assertThat(aimed.pointing().answer()).isEmpty();
    }

    @Test
    void whoChoseHowAPieceLiesFindsTheOtherWayStillAtHand() {
        BoardAim pieces = new BoardAim(DeskTest.desk("pushee", DeskTest.PUSH));
        List<Handle.Choice> ways = pieces.pointing().choices();
        assertThat(ways).extracting(Handle.Choice::word).containsExactly("h", "v");
        pieces.pick(ways.get(0));
        assertThat(pieces.pointing().choices()).isEqualTo(ways);
        pieces.pick(ways.get(1));
        assertThat(pieces.pointing().picked()).containsExactly(ways.get(1));
    }

    @Test
    void aPickedCellIsSettledWhereOnlyAWordIsMissing() {
        Desk chain = DeskTest.desk("pushee", DeskTest.PUSH);
        BoardAim pieces = new BoardAim(chain);
        Handle.Cell e4 = new Handle.Cell(chain.game().board().cell("e4"));
        pieces.pick(e4);
        assertThat(pieces.pointing().cellToSettle()).contains(e4);
        aim.pick(cell("g7"));
        assertThat(aim.pointing().cellToSettle()).isEmpty();
    }

    @Test
    void aLookaheadIsShownWithoutBeingPlayedAndEscapeLeavesIt() {
        var move = desk.position().moves().get(0);
        desk.lookAhead(Lookahead.of(desk.position(), List.of(move), 1));
        assertThat(desk.shown()).isNotEqualTo(desk.position());
        assertThat(desk.match().ply()).isZero();
        aim.back();
        assertThat(desk.shown()).isEqualTo(desk.position());
    }

    @Test
    void aMoveFromAnEdgeIsOneClick() {
        Desk marbles = DeskTest.desk("shiftago");
        new BoardAim(marbles).pick(new Handle.Edge(Handle.Border.LEFT, 3));
        assertThat(marbles.match().current().orElseThrow().move().text()).isEqualTo("l4");
    }

    @Test
    void whoListensIsToldOnceWhatIsPointedAtAndLit() {
        aim.listen(heard::add);
        aim.light(Light.STEP, Cells.of(3));
        aim.light(Light.STEP, Cells.of(3));
        aim.hover(Optional.of(cell("f6")));
        aim.hover(Optional.of(cell("f6")));
        assertThat(heard).containsExactly(AimTopic.LIGHTS, AimTopic.POINTING);
    }

    @Test
    void anotherPositionBeginsWithNothingAimedAt() {
        List<Boolean> empty = new ArrayList<>();
        aim.pick(cell("g7"));
        aim.light(Light.STEP, Cells.of(3));
        aim.preview(Optional.of(desk.position().readMove("f6")));
        desk.listen(topic -> empty.add(aim.pointing().picked().isEmpty()
                && aim.lights().isEmpty()
                && aim.previewed().isEmpty()));

        DeskTest.play(desk, "f6");

        assertThat(empty).containsExactly(true, true);
        assertThat(aim.pointing().position()).isSameAs(desk.position());
    }

    @Test
    void anotherHeadOrNoteLeavesWhatIsAimedAt() {
        aim.pick(cell("g7"));
        aim.light(Light.STEP, Cells.of(3));
        desk.describe(RecordHead.EMPTY);
        desk.note(Match.START, List.of(Note.comment("Bold.")));
        desk.describe(RecordHead.EMPTY);

        assertThat(aim.pointing().picked()).containsExactly(cell("g7"));
        assertThat(aim.lights()).containsKey(Light.STEP);
    }

    @Test
    void aLookaheadThatBeginsOrEndsTakesThePreviewAway() {
        Move move = desk.position().readMove("f6");
        aim.preview(Optional.of(move));
        desk.lookAhead(Lookahead.of(desk.position(), List.of(move), 1));
        assertThat(aim.previewed()).isEmpty();

        aim.preview(Optional.of(desk.shown().moves().get(0)));
        desk.leaveLookahead();
        assertThat(aim.previewed()).isEmpty();
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
        aim.examine(Optional.of(examiner));
        return examiner;
    }

    @Test
    void beforeAnExaminerAMoveIsAnAnswerAndNotPlayed() throws UnreadableText {
        Listening examiner = examiner(Examiner.Wanted.MOVES);
        aim.pick(cell("g7"));
        aim.pick(cell("g5"));
        aim.enter("f6");
        aim.make(desk.position().readMove("a1a3"));

        assertThat(examiner.heard).containsExactly("g7g5", "f6", "a1a3");
        assertThat(desk.match().ply()).isZero();
        assertThat(aim.pointing().picked()).isEmpty();
    }

    @Test
    void beforeAnExaminerAnIllegalMoveIsStillAnsweredByItsRule() throws UnreadableText {
        Listening examiner = examiner(Examiner.Wanted.MOVES);
        aim.enter("d4");

        assertThat(aim.pointing().answer()).isPresent();
        assertThat(examiner.heard).isEmpty();
    }

    @Test
    void anExaminerCanAskForCells() throws UnreadableText {
        Listening examiner = examiner(Examiner.Wanted.CELLS);
        BoardShape board = desk.game().board();
        aim.pick(cell("d4"));
        aim.enter("c3");
        aim.enter("no cell");

        assertThat(examiner.heard).containsExactly(board.cell("d4"), board.cell("c3"));
        assertThat(aim.isOpen()).isFalse();
    }

    @Test
    void anExaminerWhoWantsNothingIsToldThatSomebodyTries() {
        Listening examiner = examiner(Examiner.Wanted.NOTHING);
        aim.pick(cell("f6"));

        assertThat(examiner.heard).containsExactly("nothing");
        assertThat(desk.match().ply()).isZero();
    }

    @Test
    void withoutAnExaminerMovesArePlayedAgain() {
        examiner(Examiner.Wanted.NOTHING);
        aim.examine(Optional.empty());
        aim.pick(cell("f6"));

        assertThat(desk.match().ply()).isOne();
    }
}
