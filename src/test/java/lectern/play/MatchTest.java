package lectern.play;

import static lectern.play.Matches.moves;
import static lectern.play.Matches.play;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import lectern.game.Effect;
import lectern.game.Move;
import lectern.game.Position;
import lectern.game.board.Picture;
import lectern.play.player.PlayerText;
import lectern.search.Budget;
import lectern.search.Decision;
import lectern.search.Thinking;
import org.junit.jupiter.api.Test;

class MatchTest {
    /** At the start, g7 and a1 are red's; a7 and g1 blue's. */
    private final Match played = Matches.of("infection", "f7", "b7", "f6");

    @Test
    void aNewMatchStandsAtItsStart() {
        Match match = Matches.of("infection");

        assertThat(match.position()).isEqualTo(match.start()).isEqualTo(match.last());
        assertThat(match.line()).isEmpty();
        assertThat(match.current()).isEmpty();
        assertThat(match.ply()).isZero();
        assertThat(match.canUndo()).isFalse();
        assertThat(match.canRedo()).isFalse();
        assertThat(match.undo()).isSameAs(match);
        assertThat(match.redo()).isSameAs(match);
    }

    @Test
    void aTurnKnowsWhatWasBeforeAndAfter() {
        Turn turn = played.line().get(1);

        assertThat(turn.number()).isEqualTo(2);
        assertThat(turn.previous()).isEqualTo(1);
        assertThat(turn.ply()).isEqualTo(2);
        assertThat(turn.before()).isEqualTo(played.turn(1).after());
        assertThat(turn.after()).isEqualTo(played.turn(3).before());
        assertThat(turn.isFoul()).isFalse();
        assertThat(turn.decision()).isEmpty();
    }

    @Test
    void effectsAreToldWhenSomebodyAsks() {
        Turn turn = played.turn(1);
        Picture picture = turn.before().picture();
        List<Effect> effects = turn.effects();
        for (Effect effect : effects) picture = effect.apply(picture);

        assertThat(effects).isNotEmpty();
        assertThat(picture).isEqualTo(turn.after().picture());
    }

    @Test
    void undoMovesTheCursorAndForgetsNothing() {
        Match undone = played.undo().undo();

        assertThat(undone.cursor()).isEqualTo(1);
        assertThat(undone.ply()).isEqualTo(1);
        assertThat(undone.position()).isEqualTo(played.turn(1).after());
        assertThat(moves(undone.line())).containsExactly("f7", "b7", "f6");
        assertThat(undone.last()).isEqualTo(played.last());
        assertThat(undone.redo().cursor()).isEqualTo(2);
        assertThat(undone.redo().redo().position()).isEqualTo(played.position());
        assertThat(undone.undo().canUndo()).isFalse();
    }

    @Test
    void anotherMoveFromAnEarlierTurnOpensABranch() {
        Match branched = play(played.undo().undo(), "a6", "e6");

        assertThat(moves(branched.line())).containsExactly("f7", "a6", "e6");
        assertThat(moves(branched.turns())).containsExactly("f7", "b7", "f6", "a6", "e6");
        assertThat(moves(branched.continuations(1))).containsExactly("b7", "a6");
        assertThat(branched.canRedo()).isFalse();
        assertThat(branched.turn(4).ply()).isEqualTo(2);
    }

    @Test
    void whatWasPlayedFirstStaysTheMainLineUntilAnotherBranchIsPromoted() {
        Match branched = play(played.undo().undo(), "a6", "e6");

        assertThat(moves(branched.mainLine())).containsExactly("f7", "b7", "f6");
        assertThat(branched.mainEnd()).isEqualTo(played.last());
        assertThat(branched.mainPly()).isEqualTo(1);
        Match promoted = branched.promote(5);
        assertThat(moves(promoted.mainLine())).containsExactly("f7", "a6", "e6");
        assertThat(moves(promoted.continuations(1))).containsExactly("a6", "b7");
        assertThat(moves(promoted.goTo(2).mainLine())).containsExactly("f7", "a6", "e6");
        assertThat(moves(promoted.promote(2).mainLine())).containsExactly("f7", "b7", "f6");
    }

    @Test
    void aBranchThatIsDeletedIsGoneWithAllThatFollowedIt() {
        Match branched = play(played.undo().undo(), "a6", "e6");
        Match without = branched.without(4);

        assertThat(moves(without.turns())).containsExactly("f7", "b7", "f6");
        assertThat(without.cursor()).isEqualTo(1);
        assertThat(moves(without.line())).containsExactly("f7", "b7", "f6");
        Match other = branched.promote(4).without(2);
        assertThat(moves(other.turns())).containsExactly("f7", "a6", "e6");
        assertThat(moves(other.mainLine())).containsExactly("f7", "a6", "e6");
        assertThat(other.position()).isEqualTo(branched.position());
        assertThat(moves(play(other.goTo(1), "b7").mainLine())).containsExactly("f7", "a6", "e6");
    }

    @Test
    void aRecordKeepsTheMainLineOutsideAllParentheses() {
        Match branched = play(played.undo().undo(), "a6");

        assertThat(GameRecord.of(branched, RecordHead.EMPTY).text()).endsWith("f7 b7 (a6) f6\n");
        assertThat(GameRecord.of(branched.promote(4), RecordHead.EMPTY).text()).endsWith("f7 a6 (b7 f6)\n");
    }

    @Test
    void theSameMoveFromAnEarlierTurnIsGoneIntoAgain() {
        Match again = play(played.undo().undo(), "b7");

        assertThat(again.turns()).hasSize(3);
        assertThat(again.cursor()).isEqualTo(2);
        assertThat(again.canRedo()).isTrue();
    }

    @Test
    void goingToATurnOfAnotherBranchMakesItsLineTheCurrentOne() {
        Match branched = play(played.undo().undo(), "a6");

        assertThat(moves(branched.goTo(2).line())).containsExactly("f7", "b7", "f6");
        assertThat(branched.goTo(2).cursor()).isEqualTo(2);
        assertThat(moves(branched.goTo(1).line())).containsExactly("f7", "a6");
        assertThat(moves(branched.goTo(Match.START).line())).containsExactly("f7", "a6");
        assertThat(branched.goTo(Match.START).redo().redo().cursor()).isEqualTo(4);
    }

    @Test
    void theCurrentLineStaysWhenItsBeginningIsPlayedAgain() {
        Match branched = play(played.undo().undo(), "a6", "e6");
        Match back = branched.goTo(Match.START);

        assertThat(moves(play(back, "f7").line())).containsExactly("f7", "a6", "e6");
        assertThat(moves(play(back, "f7", "b7").line())).containsExactly("f7", "b7", "f6");
    }

    @Test
    void anIllegalMoveIsNotPlayed() {
        Position start = played.start();
        Move move = start.readMove("d4");

        assertThatThrownBy(() -> Match.from(start).play(move)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aFoulThatThePositionAllowsIsPlayedAndStaysAFoul() {
        Match match = Matches.of("pushee", "hc3", "vc3!");

        assertThat(match.turn(1).isFoul()).isFalse();
        assertThat(match.turn(2).isFoul()).isTrue();
        assertThat(match.turn(2).effects()).isNotEmpty();
    }

    @Test
    void aDecisionStaysWithItsTurn() {
        Decision decision = firstDecision();
        Match decided = Match.from(played.start()).play(decision);

        assertThat(decided.turn(1).decision()).contains(decision);
        assertThat(decided.undo().play(decision.move()).turn(1).decision()).contains(decision);
    }

    @Test
    void aMoveThatWasPlayedByHandCanGetItsDecisionLater() {
        Decision decision = firstDecision();
        Match byHand = play(Match.from(played.start()).play(decision.move()), "b7");
        Match decided = byHand.goTo(Match.START).play(decision);

        assertThat(decided.turns()).hasSize(2);
        assertThat(decided.turn(1).decision()).contains(decision);
        assertThat(decided.cursor()).isEqualTo(1);
    }

    private Decision firstDecision() {
        return PlayerText.read("medium", played.game()).player().decide(played.start(), Thinking.within(Budget.USUAL));
    }

    @Test
    void notesStandBesideATurnOrBeforeTheFirst() {
        Note note = Note.comment("well \n\t played ");
        Match noted = played.noted(2, List.of(note)).noted(Match.START, List.of(Note.annotation("a game")));

        assertThat(noted.turn(2).notes()).containsExactly(note);
        assertThat(note.text()).isEqualTo("well played");
        assertThat(noted.startNotes()).extracting(Note::text).containsExactly("a game");
        assertThat(noted.cursor()).isEqualTo(played.cursor());
        assertThat(noted.undo().startNotes()).hasSize(1);
        assertThat(played.turn(2).notes()).isEmpty();
        assertThatThrownBy(() -> Note.comment(" \n")).isInstanceOf(IllegalArgumentException.class);
    }
}
