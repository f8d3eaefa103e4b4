package lectern.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lectern.game.Move;
import lectern.game.board.Cells;
import lectern.lesson.condition.Unproven;
import lectern.lesson.exercise.Exercise;
import lectern.search.Stop;

/** The right answers to a question, worked out once and for all. */
public sealed interface RightAnswers {
    /** Every right answer there is; of numbers, the one in the middle. */
    List<Answer> answers();

    /** The moves among them; none if something else is asked for. */
    default List<Move> moves() {
        return List.of();
    }

    <R> R match(RightAnswersCases<R> cases);

    /** What was generated to be asked, if it was. */
    default Optional<Exercise> exercise() {
        return Optional.empty();
    }

    /** What to do for each kind of right answers. */
    record RightAnswersCases<R>(
            Function<AnyMove, R> anyMove,
            Function<EveryMove, R> everyMove,
            Function<EveryPlace, R> everyPlace,
            Function<EveryLeaf, R> everyLeaf,
            Function<AnyOption, R> anyOption,
            Function<Amount, R> amount) {}

    /** Any of these moves. */
    record AnyMove(List<Move> moves) implements RightAnswers {
        public AnyMove {
            moves = List.copyOf(moves);
        }

        @Override
        public List<Answer> answers() {
            return moves.stream().<Answer>map(Answer.OneMove::new).toList();
        }

        @Override
        public <R> R match(RightAnswersCases<R> cases) {
            return cases.anyMove.apply(this);
        }
    }

    /** All of these moves. */
    record EveryMove(List<Move> moves) implements RightAnswers {
        public EveryMove {
            moves = List.copyOf(moves);
        }

        @Override
        public List<Answer> answers() {
            return List.of(new Answer.Moves(moves));
        }

        @Override
        public <R> R match(RightAnswersCases<R> cases) {
            return cases.everyMove.apply(this);
        }
    }

    /** All of these cells. */
    record EveryPlace(Cells cells) implements RightAnswers {
        @Override
        public List<Answer> answers() {
            return List.of(new Answer.Places(cells));
        }

        @Override
        public <R> R match(RightAnswersCases<R> cases) {
            return cases.everyPlace.apply(this);
        }
    }

    /** All of these leaves of a drawn tree, each by its place from 0. */
    record EveryLeaf(List<Integer> leaves) implements RightAnswers {
        public EveryLeaf {
            leaves = List.copyOf(leaves);
        }

        @Override
        public List<Answer> answers() {
            return List.of(new Answer.Leaves(leaves));
        }

        @Override
        public <R> R match(RightAnswersCases<R> cases) {
            return cases.everyLeaf.apply(this);
        }
    }

    /** The answer to an exercise that was generated, with the exercise. It is of one of the other kinds. */
    record Generated(Exercise made, RightAnswers answer) implements RightAnswers {
        @Override
        public List<Answer> answers() {
            return answer.answers();
        }

        @Override
        public List<Move> moves() {
            return answer.moves();
        }

        @Override
        public Optional<Exercise> exercise() {
            return Optional.of(made);
        }

        @Override
        public <R> R match(RightAnswersCases<R> cases) {
            return answer.match(cases);
        }
    }

    /** Any of these sentences, each by its place from 0. */
    record AnyOption(List<Integer> options) implements RightAnswers {
        public AnyOption {
            options = List.copyOf(options);
        }

        @Override
        public List<Answer> answers() {
            return options.stream().<Answer>map(Answer.Chosen::new).toList();
        }

        @Override
        public <R> R match(RightAnswersCases<R> cases) {
            return cases.anyOption.apply(this);
        }
    }

    /** A number, or one as near to it as the tolerance. */
    record Amount(double value, double tolerance) implements RightAnswers {
        @Override
        public List<Answer> answers() {
            return List.of(new Answer.Amount(value));
        }

        @Override
        public <R> R match(RightAnswersCases<R> cases) {
            return cases.amount.apply(this);
        }
    }

    /**
     * Works out what is right, unless it is stopped meanwhile.
     *
     * @throws Unproven as {@link Question#right} does, which no lesson lets happen that was checked
     */
    static Optional<RightAnswers> of(Block.Ask ask, Stop stop) {
        try {
            RightAnswers right = ask.question().right(ask.board(), stop);
            return stop.isAsked() ? Optional.empty() : Optional.of(right);
        } catch (Unproven unproven) {
            if (stop.isAsked()) return Optional.empty();
            throw unproven;
        }
    }
}
