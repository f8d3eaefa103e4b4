package lectern.play.quiz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Position;
import lectern.games.Games;
import lectern.play.Match;
import lectern.play.Turn;
import lectern.search.Stop;
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

    private static List<Integer> moves(Quiz quiz) {
        return quiz.questions().stream().map(asked -> asked.cursor() + 1).toList();
    }

    private static List<String> names(Quiz quiz) {
        return quiz.questions().stream().map(asked -> asked.source().name()).toList();
    }

    private Reveal answer(Quiz quiz, String named, int votes) {
        Turn asked = match.turn(quiz.next().orElseThrow().cursor() + 1);
        Move move = asked.before().readMove(named);
        Reveal.Chosen chosen = new Reveal.Chosen(asked.move(), Optional.empty(), true);
        Tally tally = votes == 0 ? Tally.EMPTY : Tally.EMPTY.set(move, votes);
        return new Reveal(
                asked.before(),
                tally,
                Optional.of(chosen),
                Optional.empty(),
                Optional.empty(),
                game.kind().strong());
    }

    @Test
    void theQuestionsAreSpreadOverTheGame() {
        assertThat(moves(Quiz.of(match, 3))).containsExactly(2, 4, 6);
        assertThat(moves(Quiz.of(match, 6))).containsExactly(1, 2, 3, 4, 5, 6);
        assertThat(Quiz.of(match, 50).size()).isEqualTo(6);
        assertThat(Quiz.of(Match.from(match.start()), 5).isOver()).isTrue();
    }

    @Test
    void eachQuestionStandsBeforeItsMove() {
        Quiz quiz = Quiz.of(match, 3);
        assertThat(quiz.next().orElseThrow().before().cursor()).isEqualTo(1);
        Quiz later = quiz.answered(answer(quiz, "b6", 1));
        assertThat(later.next().orElseThrow().before().cursor()).isEqualTo(3);
    }

    @Test
    void theQuestionsAreSpreadOverGamesAndAShortOneGivesWhatItHas() {
        List<Quiz.Source> games = List.of(
                Quiz.Source.of("long", match),
                Quiz.Source.of("none", Match.from(match.start())),
                Quiz.Source.of("short", played("f6")),
                Quiz.Source.of("other", played("f6", "b6", "f5", "b5")));
        assertThat(names(Quiz.of(games, 6))).containsExactly("long", "long", "long", "short", "other", "other");
        assertThat(names(Quiz.of(games, 1))).containsExactly("short");
        assertThat(Quiz.of(games, 50).size()).isEqualTo(11);
        assertThat(Quiz.of(List.of(), 5).isOver()).isTrue();
    }

    @Test
    void ofABoardTheMoveIsAskedForThoughNoneIsKnown() {
        Quiz quiz = Quiz.of(List.of(Quiz.Source.board("lesson", match.position(), stop -> Optional.empty())), 5);
        assertThat(quiz.size()).isEqualTo(1);
        assertThat(quiz.next().orElseThrow().before().position()).isEqualTo(match.position());
    }

    @Test
    void whatIsLeftEarlyHasTheQuestionsThatWereAnswered() {
        Quiz quiz = Quiz.of(match, 3);
        Quiz ended = quiz.answered(answer(quiz, "b6", 1)).ended();
        assertThat(ended.isOver()).isTrue();
        assertThat(moves(ended)).containsExactly(2);
    }

    @Test
    void aGameOutOfARecordIsNamedInTheTableAndInTheSummary() {
        Quiz quiz = Quiz.of(List.of(Quiz.Source.of("a.lectern", match)), 1);
        QuizSummary summary = new QuizSummary(quiz.answered(answer(quiz, "b5", 1)));
        assertThat(summary.csv().lines().toList().get(1)).startsWith("1,a.lectern,3,");
        assertThat(new Sentences(Language.EN).of(summary.sentences().get(1)))
                .isEqualTo("1. a.lectern, move 4: most named b5, played b5, search –");
    }

    @Test
    void theTableHasALineForEachNamedMoveAndOneForAQuestionWithoutAny() {
        Quiz quiz = Quiz.of(match, 2);
        quiz = quiz.answered(answer(quiz, "b6", 12));
        quiz = quiz.answered(answer(quiz, "f5", 0));
        assertThat(quiz.isOver()).isTrue();
        List<String> lines = new QuizSummary(quiz).csv().lines().toList();
        assertThat(lines.get(0)).isEqualTo("question,record,ply,seat,position,move,votes,total,chosen,best,right");
        assertThat(lines.get(1)).startsWith("1,,1,second,").endsWith(",b6,12,12,b6,,");
        assertThat(lines.get(2)).startsWith("2,,4,").endsWith(",,0,0,e6,,");
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

    @Test
    void whatIsRightInALessonIsInTheTableAndInTheSummary() {
        Position board = match.position();
        RightMoves right = new RightMoves(List.of(board.readMove("d6"), board.readMove("f4")), true);
        Quiz quiz = Quiz.of(List.of(Quiz.Source.board("A lesson", board, stop -> Optional.of(right))), 1);
        Tally tally = Tally.EMPTY.set(board.readMove("d6"), 3).set(board.readMove("g4"), 2);
        Reveal reveal = new Reveal(
                board,
                tally,
                Optional.empty(),
                quiz.next().orElseThrow().source().board().orElseThrow().right(new Stop()),
                Optional.empty(),
                game.kind().strong());
        QuizSummary summary = new QuizSummary(quiz.answered(reveal));
        assertThat(summary.csv().lines().toList().get(1)).endsWith(",d6,3,5,,,d6 f4");
        assertThat(summary.sentences().stream().map(new Sentences(Language.EN)::of))
                .containsExactly(
                        "1 question, 5 votes: 0 named the one that the search thinks best.",
                        "3 of 5 named what is right in the lesson.",
                        "1. A lesson: most named d6, right d6 and f4, search –");
    }
}
