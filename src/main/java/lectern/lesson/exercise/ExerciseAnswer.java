package lectern.lesson.exercise;

import java.util.List;
import java.util.function.Function;
import lectern.game.Move;

/** The right answer to an exercise. There is only one. */
public sealed interface ExerciseAnswer {
    <R> R match(AnswerCases<R> cases);

    /** What to do for each kind of answer. */
    record AnswerCases<R>(Function<Worth, R> worth, Function<Leaves, R> leaves, Function<OneMove, R> oneMove) {}

    /** A number. */
    record Worth(double value) implements ExerciseAnswer {
        @Override
        public <R> R match(AnswerCases<R> cases) {
            return cases.worth.apply(this);
        }
    }

    /**
     * Some leaves of the tree; never none.
     *
     * @param leaves from left to right, each by its place from 0
     */
    record Leaves(List<Integer> leaves) implements ExerciseAnswer {
        public Leaves {
            leaves = List.copyOf(leaves);
        }

        @Override
        public <R> R match(AnswerCases<R> cases) {
            return cases.leaves.apply(this);
        }
    }

    /** One of the moves of the exercise. */
    record OneMove(Move move) implements ExerciseAnswer {
        @Override
        public <R> R match(AnswerCases<R> cases) {
            return cases.oneMove.apply(this);
        }
    }
}
