package lectern.gui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.gui.OnEventThread;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Examiner;
import lectern.gui.desk.Opinion;
import lectern.gui.desk.Playing;
import lectern.gui.wording.Wording;
import lectern.picture.HeatCell;
import lectern.picture.NumberedMove;
import lectern.play.RecordHead;
import lectern.play.SeatedPlayer;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.search.Decision;
import lectern.search.Thinking;
import lectern.text.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What a player considered is on the board as long as it is switched on and belongs there. */
@ExtendWith(OnEventThread.class)
class CandidateMarksTest {
    private final Desk desk = new Desk(Games.read("infection").start(1), RecordHead.EMPTY);
    private final BoardAim aim = new BoardAim(desk);
    private final Playing playing = new Playing(desk);
    private final BoardView board = new BoardView(desk, aim);
    private final Contender player = PlayerText.read("search:depth=2", desk.game());
    private final List<Phrase> told = new ArrayList<>();
    private final CandidateMarks marks =
            new CandidateMarks(desk, aim, playing, new Wording(Language.EN), board, told::add, () -> player);

    @AfterEach
    void close() throws Exception {
        EventQueue.invokeAndWait(playing::close);
    }

    private Decision decision() {
        return new SeatedPlayer(player, 1).decide(desk.position(), Thinking.within(player.budget()));
    }

    private List<HeatCell> heat() {
        return board.scene().marks().moves().heat();
    }

    private List<NumberedMove> line() {
        return board.scene().marks().moves().line();
    }

    private String said() {
        return told.isEmpty() ? "" : told.get(told.size() - 1).key();
    }

    @Test
    void scoresThatWereAskedForAreOnTheCellsUntilTheyAreSwitchedOff() {
        desk.think(Optional.of(new Opinion(desk.position(), player, decision())));
        assertThat(heat()).isEmpty();
        marks.toggleScores();
        assertThat(heat()).isNotEmpty().filteredOn(HeatCell::chosen).hasSize(1);
        assertThat(said()).isIn("board.marks.scores", "board.marks.shared");
        marks.toggleScores();
        assertThat(heat()).isEmpty();
        assertThat(marks.showsScores()).isFalse();
    }

    @Test
    void everyViewOfTheBoardShowsThem() {
        desk.think(Optional.of(new Opinion(desk.position(), player, decision())));
        BoardView presented = board.another();
        marks.toggleScores();
        assertThat(presented.scene().marks().moves().heat()).isEqualTo(heat()).isNotEmpty();
    }

    @Test
    void theNumbersAreForTheSideFromWhoseViewScoresAreShown() {
        desk.think(Optional.of(new Opinion(desk.position(), player, decision())));
        marks.toggleScores();
        desk.viewFor(Seat.FIRST);
        String first = heat().get(0).number();
        desk.viewFor(Seat.SECOND);
        assertThat(heat().get(0).number()).isNotEqualTo(first);
        assertThat(heat().get(0).number().replace("−", "")).isEqualTo(first.replace("−", ""));
    }

    @Test
    void whereNothingIsKnownAPlayerIsAsked() {
        marks.toggleScores();
        assertThat(playing.isThinking()).isTrue();
        desk.think(Optional.of(new Opinion(desk.position(), player, decision())));
        assertThat(heat()).isNotEmpty();
        assertThat(said()).startsWith("board.marks.s");
    }

    @Test
    void afterAPlayersMoveItsScoresAreThereOneStepBack() {
        desk.play(decision(), player);
        marks.toggleScores();
        assertThat(heat()).isEmpty();
        desk.stepTo(0);
        assertThat(heat()).isNotEmpty();
        desk.stepTo(desk.steps().effects().size());
        desk.undo();
        assertThat(heat()).isNotEmpty();
    }

    @Test
    void theLineGoesOnFromTheMoveThatWasPlayed() {
        Decision decision = decision();
        desk.play(decision, player);
        marks.toggleLine();
        assertThat(line()).hasSize(decision.line().size() - 1);
        assertThat(line().get(0).number()).isEqualTo(1);
        desk.stepTo(0);
        assertThat(line()).hasSize(decision.line().size());
        assertThat(said()).isEqualTo("board.marks.line");
    }

    @Test
    void whereTheGameIsOverThatIsSaid() {
        Desk ended = new Desk(
                lectern.game.Start.of(Games.read("infection").read("xxxxxxx/7/7/7/7/7/7 o 0 1"), 1), RecordHead.EMPTY);
        BoardAim its = new BoardAim(ended);
        CandidateMarks there = new CandidateMarks(
                ended, its, playing, new Wording(Language.EN), new BoardView(ended, its), told::add, () -> player);
        there.toggleScores();
        assertThat(said()).isEqualTo("board.marks.over");
        assertThat(playing.isThinking()).isFalse();
    }

    @Test
    void whileAQuestionIsAskedNothingIsShown() {
        desk.think(Optional.of(new Opinion(desk.position(), player, decision())));
        marks.toggleScores();
        marks.toggleLine();
        aim.examine(Optional.of(new Silent()));
        assertThat(heat()).isEmpty();
        assertThat(line()).isEmpty();
        marks.toggleScores();
        assertThat(said()).isEqualTo("board.marks.question");
    }

    @Test
    void whileAMoveIsToBePredictedNothingIsShownUntilItIsRevealed() {
        desk.think(Optional.of(new Opinion(desk.position(), player, decision())));
        marks.toggleScores();
        marks.toggleLine();
        desk.hide();
        assertThat(heat()).isEmpty();
        assertThat(line()).isEmpty();
        desk.reveal();
        assertThat(heat()).isNotEmpty();
        assertThat(line()).isNotEmpty();
    }

    /** A question that hears nothing. */
    private static final class Silent implements Examiner {
        @Override
        public Wanted wanted() {
            return Wanted.MOVES;
        }

        @Override
        public Phrase prompt() {
            return Phrase.of("board.before");
        }

        @Override
        public boolean accepts(Move foul) {
            return false;
        }

        @Override
        public void hear(Move move) {}

        @Override
        public void hear(int cell) {}

        @Override
        public void hearNothing() {}
    }
}
