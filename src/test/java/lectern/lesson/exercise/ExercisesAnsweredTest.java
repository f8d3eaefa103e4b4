package lectern.lesson.exercise;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import lectern.game.GameKind;
import lectern.game.Move;
import lectern.game.option.Settings;
import lectern.games.Games;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A thousand exercises of each kind and game have the answer that another computation finds. */
class ExercisesAnsweredTest {
    private static final int EACH = 1000;

    static Stream<GameKind> games() {
        return Games.ALL.stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void theRootsOfTreesAreWorthWhatNegamaxFinds(GameKind game) {
        exercises(game, ExerciseKind.BACK_UP)
                .forEach(exercise -> assertThat(exercise.answer())
                        .as(exercise.position().text())
                        .isEqualTo(new ExerciseAnswer.Worth(
                                new SolvedApart(exercise).worth(exercise.position(), root(exercise)) + 0.0)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void theLeavesThatAlphaBetaDoesNotSeeAreThoseOfBaudetsTheorem(GameKind game) {
        exercises(game, ExerciseKind.UNSEEN_LEAVES)
                .forEach(exercise -> assertThat(exercise.answer())
                        .as(exercise.position().text())
                        .isEqualTo(new ExerciseAnswer.Leaves(
                                new SolvedApart(exercise).unseen(exercise.position(), root(exercise)))));
    }

    @ParameterizedTest
    @MethodSource("games")
    void theMoveThatDepthTwoChoosesIsTheOnlyBest(GameKind game) {
        exercises(game, ExerciseKind.DEPTH_TWO).forEach(exercise -> {
            List<Move> best = new SolvedApart(exercise).best(exercise.position(), root(exercise));

            assertThat(best).hasSize(1);
            assertThat(exercise.answer()).isEqualTo(new ExerciseAnswer.OneMove(best.get(0)));
            assertThat(root(exercise).depth()).isEqualTo(2);
        });
    }

    /** With means and square roots of two decimals, as on paper. */
    @ParameterizedTest
    @MethodSource("games")
    void theNextTrialIsThatOfTheHighestBoundOnPaper(GameKind game) {
        exercises(game, ExerciseKind.UCB1_NEXT).forEach(exercise -> {
            TrialTable table = exercise.trials().orElseThrow();
            double all = table.rows().stream().mapToInt(TrialTable.Row::visits).sum();
            List<Double> bounds = new ArrayList<>();
            for (TrialTable.Row row : table.rows()) {
                assertThat(exercise.position().violation(row.move())).isEmpty();
                double mean = Math.round(100 * row.points() / row.visits()) / 100.0;
                double root = Math.round(100 * Math.sqrt(2 * Math.log(all) / row.visits())) / 100.0;
                bounds.add(row.visits() == 0 ? Double.MAX_VALUE : mean + root);
            }
            double highest = Collections.max(bounds);

            assertThat(bounds).as(table.toString()).containsOnlyOnce(highest);
            Move next = table.rows().get(bounds.indexOf(highest)).move();
            assertThat(exercise.answer()).isEqualTo(new ExerciseAnswer.OneMove(next));
        });
    }

    private static Stream<Exercise> exercises(GameKind game, ExerciseKind kind) {
        return Stream.iterate(0L, seed -> seed + 1)
                .limit(EACH)
                .map(seed -> ExerciseMaker.of(game.with(Settings.defaults(game.options())), kind, game.strong(), seed)
                        .orElseThrow());
    }

    private static PaperNode root(Exercise exercise) {
        return exercise.tree().orElseThrow().root();
    }
}
