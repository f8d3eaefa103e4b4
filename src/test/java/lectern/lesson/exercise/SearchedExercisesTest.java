package lectern.lesson.exercise;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import lectern.game.Game;
import lectern.game.GameKind;
import lectern.games.Games;
import lectern.search.Budget;
import lectern.search.Decision;
import lectern.search.SearchOptions;
import lectern.search.Thinking;
import lectern.search.alphabeta.SearchPlayer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The search that plays finds the same in trees on paper. */
class SearchedExercisesTest {
    static Stream<GameKind> games() {
        return Games.ALL.stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void theSearchGivesTheRootTheSameValue(GameKind kind) {
        for (long seed = 0; seed < 100; seed++) {
            Exercise exercise = exercise(kind, ExerciseKind.BACK_UP, seed);

            assertThat(new ExerciseAnswer.Worth(searched(exercise).score() + 0.0)).isEqualTo(exercise.answer());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void theSearchChoosesTheSameMoveAtDepthTwo(GameKind kind) {
        for (long seed = 0; seed < 100; seed++) {
            Exercise exercise = exercise(kind, ExerciseKind.DEPTH_TWO, seed);

            assertThat(new ExerciseAnswer.OneMove(searched(exercise).move())).isEqualTo(exercise.answer());
        }
    }

    private static Decision searched(Exercise exercise) {
        PaperTree tree = exercise.tree().orElseThrow();
        return new SearchPlayer(DrawnMoves.judging(tree), new SearchOptions(false, false, 1))
                .decide(
                        new DrawnMoves(tree.root()),
                        Thinking.within(Budget.ofDepth(tree.root().depth())));
    }

    private static Exercise exercise(GameKind kind, ExerciseKind task, long seed) {
        Game game = Games.read(kind.id());
        return ExerciseMaker.of(game, task, kind.strong(), seed).orElseThrow();
    }
}
