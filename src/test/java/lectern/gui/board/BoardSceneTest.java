package lectern.gui.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Optional;
import lectern.game.Handle;
import lectern.game.board.Cells;
import lectern.games.Games;
import lectern.gui.OnEventThread;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Light;
import lectern.gui.desk.Lookahead;
import lectern.gui.desk.Seats;
import lectern.picture.Mark;
import lectern.picture.Marks;
import lectern.picture.Palette;
import lectern.picture.Scene;
import lectern.play.Match;
import lectern.play.RecordHead;
import lectern.telling.Travel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What is marked on the board, and why. */
@ExtendWith(OnEventThread.class)
class BoardSceneTest {
    private final Desk desk = new Desk(Games.read("infection").start(1), RecordHead.EMPTY);
    private final BoardAim aim = new BoardAim(desk);
    private final BoardScene scenes = new BoardScene(desk, aim);

    private Scene scene() {
        return scenes.of(Palette.read("light"), List.of(), List.of(), Optional.empty(), DrawnMarks.NONE);
    }

    private Handle cell(String label) {
        return new Handle.Cell(desk.game().board().cell(label));
    }

    private List<String> marked(Mark.Kind kind) {
        return scene().marks().marks().stream()
                .filter(mark -> mark.kind() == kind)
                .flatMap(mark -> mark.cells().stream().mapToObj(desk.game().board()::label))
                .toList();
    }

    @Test
    void whereAMoveMayBeginIsLitBeforeThePointerIsAnywhere() {
        assertThat(marked(Mark.Kind.START)).containsExactlyInAnyOrder("a1", "a2", "b1", "b2", "f6", "f7", "g6", "g7");
        assertThat(scene().ghost()).isEmpty();
        aim.pick(cell("g7"));
        assertThat(marked(Mark.Kind.START)).isEmpty();
    }

    @Test
    void groupsOfCellsLieAboveWhereAMoveMayBegin() {
        Mark group = new Mark(Mark.Kind.LIT, Cells.of(0, 1));
        Scene scene = scenes.of(Palette.read("light"), List.of(), List.of(group), Optional.empty(), DrawnMarks.NONE);
        assertThat(scene.marks().marks()).extracting(Mark::kind).startsWith(Mark.Kind.START, Mark.Kind.LIT);
    }

    @Test
    void aPickedCellShowsWhereTheMoveMayGoOn() {
        aim.pick(cell("g7"));
        assertThat(marked(Mark.Kind.PICKED)).containsExactly("g7");
        assertThat(marked(Mark.Kind.TARGET)).contains("g5", "f6").doesNotContain("d4");
    }

    @Test
    void thePointedMoveIsShownAsAGhostOfWhatItWouldLeave() {
        aim.hover(Optional.of(cell("f6")));
        assertThat(marked(Mark.Kind.POINTED)).containsExactly("f6");
        assertThat(scene().ghost()).get().isNotEqualTo(scene().picture());
    }

    @Test
    void aBrokenRuleIsShownWithTheCellsThatProveIt() {
        aim.pick(cell("g7"));
        aim.pick(cell("d4"));
        assertThat(marked(Mark.Kind.PROOF)).isNotEmpty();
    }

    @Test
    void inTheMiddleOfAMoveItsStepIsLitAndAfterwardsWhatBeganIt() {
        aim.enter("f6");
        assertThat(marked(Mark.Kind.LAST)).contains("f6");
        assertThat(marked(Mark.Kind.LIT)).isEmpty();
        desk.stepTo(0);
        assertThat(marked(Mark.Kind.LAST)).isEmpty();
    }

    @Test
    void whereAMoveBeganAndWhichWayItWentIsSeenAfterwardsUnlessItBeganNowhere() {
        aim.enter("f6");
        assertThat(marked(Mark.Kind.ORIGIN)).isEmpty();
        assertThat(scene().marks().moves().trails()).isEmpty();
        begin("infection", "x6/7/7/7/7/7/6o x 0 1");
        aim.enter("a7c7");
        assertThat(marked(Mark.Kind.ORIGIN)).containsExactly("a7");
        assertThat(marked(Mark.Kind.LAST)).containsExactly("c7");
        assertThat(scene().marks().moves().trails()).extracting(Travel::manner).containsExactly(Travel.Manner.LEAPT);
    }

    @Test
    void theTiersOfAMoveHaveTheirColourAndDirectionOnTheBoard() {
        begin("pushee", "6/1V4/2h3/3V2/6/6 267323/862829/260262/482147/996481/163081 2 13 14");
        aim.enter("he4");
        desk.stepTo(0);
        desk.stepTo(desk.steps().next());
        desk.stepTo(desk.steps().next());
        assertThat(marked(Mark.Kind.GROUP)).containsExactly("e4", "d4", "c4");
        assertThat(scene().marks().courses())
                .extracting(course -> desk.game().board().labels(course.way()), Marks.Course::tier)
                .containsExactly(tuple(List.of("e4", "d4", "c4"), 1));
    }

    @Test
    void aPushThatIsStoppedIsShownWithABar() {
        begin("pushee", "6/6/6/HhVh2/6/6 267323/862829/260262/482147/996481/163081 2 12 13");
        aim.enter("he4");
        desk.stepTo(2);
        assertThat(scene().marks().courses())
                .extracting(course -> desk.game().board().labels(course.way()), Marks.Course::stopped)
                .containsExactly(tuple(List.of("e4", "d4", "c4", "b4", "a4"), true));
    }

    @Test
    void whereTheGameEndsWhatEndedItStaysLit() {
        begin("shiftago", "xxxx3/7/7/7/7/7/7 x 18 18");
        aim.enter("l1");
        assertThat(marked(Mark.Kind.LIT)).containsExactly("a1", "b1", "c1", "d1", "e1");
        assertThat(marked(Mark.Kind.LAST)).containsExactly("a1");
        desk.undo();
        assertThat(marked(Mark.Kind.LIT)).isEmpty();
    }

    @Test
    void aFoulIsMarkedAsWhatBreaksARule() {
        begin("pushee", "H5/6/6/6/6/6 267323/862829/260262/482147/996481/163081 2 14 15");
        Match honest = desk.match();
        desk.change(honest.play(honest.position().readMove("va1!")));
        assertThat(marked(Mark.Kind.PROOF)).containsExactly("a1");
        assertThat(marked(Mark.Kind.LAST)).isEmpty();
    }

    @Test
    void aLineIsCalledOnTheBoardAsMovesIntoItAreSpelt() {
        begin("shiftago", "xxxxxxx/7/7/7/7/7/7 x 16 21");
        assertThat(scene().edges())
                .containsEntry(new Handle.Edge(Handle.Border.TOP, 2), "u3")
                .containsEntry(new Handle.Edge(Handle.Border.BOTTOM, 0), "d1")
                .containsEntry(new Handle.Edge(Handle.Border.LEFT, 0), "l1")
                .containsEntry(new Handle.Edge(Handle.Border.RIGHT, 6), "r7")
                .hasSize(28);
    }

    private void begin(String game, String position) {
        desk.begin(Match.from(Games.read(game).read(position)), RecordHead.EMPTY, Seats.PEOPLE);
    }

    @Test
    void inALookaheadNothingCanBePointedOut() {
        desk.lookAhead(
                Lookahead.of(desk.position(), List.of(desk.position().moves().get(0)), 1));
        aim.hover(Optional.of(cell("f6")));
        assertThat(marked(Mark.Kind.TARGET)).isEmpty();
        assertThat(marked(Mark.Kind.POINTED)).isEmpty();
        assertThat(scene().picture()).isEqualTo(desk.shown().picture());
    }

    @Test
    void whatAPaneLightsIsLitUntilTheMatchGoesOn() {
        aim.light(Light.CRITERION, Cells.of(0, 1));
        assertThat(marked(Mark.Kind.CRITERION)).hasSize(2);
        aim.enter("f6");
        assertThat(marked(Mark.Kind.CRITERION)).isEmpty();
    }
}
