package lectern.play.quiz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import lectern.game.Game;
import lectern.game.Move;
import lectern.games.Games;
import lectern.play.Match;
import lectern.play.Turn;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;

/** Positions out of a game are asked for, and what was answered becomes a table. */
class QuizTest {
    private final Game game = Games.read("infection");
    private final Match match = played("f6", "b6", "f5", "b5", "e6", "c6");

    private Match played(String... moves) {
        Match played = Match.from(game.start(1).position());
        for (String move : moves) played = played.play(played.position().readMove(move));
        return played;
    }

    private Quiz.Answered answer(Quiz quiz, String named, int votes) {
        Turn asked = match.turn(quiz.moves().get(quiz.answers().size()));
        Move move = asked.before().readMove(named);
        Reveal.Chosen chosen = new Reveal.Chosen(asked.move(), Optional.empty(), true);
        Tally tally = votes == 0 ? Tally.EMPTY : Tally.EMPTY.set(move, votes);
        return new Quiz.Answered(
                asked.ply() - 1,
                new Reveal(
                        asked.before(),
                        tally,
                        Optional.of(chosen),
                        Optional.empty(),
                        game.kind().strong()));
    }

    @Test
    void theQuestionsAreSpreadOverTheGame() {
        assertThat(Quiz.of(match, 3).moves()).containsExactly(2, 4, 6);
        assertThat(Quiz.of(match, 6).moves()).containsExactly(1, 2, 3, 4, 5, 6);
        assertThat(Quiz.of(match, 50).size()).isEqualTo(6);
        assertThat(Quiz.of(Match.from(match.start()), 5).isOver()).isTrue();
    }

    @Test
    void eachQuestionStandsBeforeItsMove() {
        Quiz quiz = Quiz.of(match, 3);
        assertThat(quiz.cursor()).hasValue(1);
        assertThat(quiz.answered(answer(quiz, "b6", 1)).cursor()).hasValue(3);
    }

    @Test
    void theTableHasALineForEachNamedMoveAndOneForAQuestionWithoutAny() {
        Quiz quiz = Quiz.of(match, 2);
        quiz = quiz.answered(answer(quiz, "b6", 12));
        quiz = quiz.answered(answer(quiz, "f5", 0));
        assertThat(quiz.isOver()).isTrue();
        List<String> lines = new QuizSummary(quiz).csv().lines().toList();
        assertThat(lines.get(0)).isEqualTo("question,ply,seat,position,move,votes,total,chosen,best");
        assertThat(lines.get(1)).startsWith("1,1,second,").endsWith(",b6,12,12,b6,");
        assertThat(lines.get(2)).startsWith("2,4,").endsWith(",,0,0,e6,");
        assertThat(lines).hasSize(3);
    }

    @Test
    void theSummaryCountsTheVotesForWhatWasPlayed() {
        Quiz quiz = Quiz.of(match, 1);
        quiz = quiz.answered(answer(quiz, "b5", 4));
        assertThat(new Sentences(Language.EN)
                        .of(new QuizSummary(quiz).sentences().get(0)))
                .isEqualTo("1 question, 4 votes: 4 named the move that was played, 0 the one that the search thinks"
                        + " best.");
    }
}
