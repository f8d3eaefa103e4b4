package lectern.lesson;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.board.Cells;
import lectern.lesson.condition.Condition;
import lectern.lesson.condition.ContentKey;
import lectern.lesson.condition.EndsOn;
import lectern.lesson.condition.Guess;
import lectern.lesson.condition.Measure;
import lectern.lesson.condition.Unproven;
import lectern.lesson.exercise.Exercise;
import lectern.lesson.exercise.ExerciseAnswer;
import lectern.lesson.exercise.ExerciseKind;
import lectern.lesson.exercise.ExerciseMaker;
import lectern.search.Stop;

/** What is asked, and which answers are right. */
public sealed interface Question {
    AskedFor asksFor();

    /** What is asked and what is right, but no sentence of it, as {@link ContentKey} spells it. */
    String contentKey();

    /**
     * Works out what is right. A search or a solver may be needed: not for the event thread.
     *
     * @throws lectern.lesson.condition.Unproven if the engine could not find out within its limits
     */
    RightAnswers right(Position board, Stop stop);

    /**
     * What makes it a bad question: that it has no answer, that every answer is right, or that the lesson states a
     * wrong one. Empty if nothing does.
     *
     * @throws lectern.lesson.condition.Unproven if the engine could not find out within its limits
     */
    Optional<Phrase> fault(Position board, Stop stop);

    /** The sentences to choose from; none if something else is asked for. */
    default List<Option> options() {
        return List.of();
    }

    /** What is asked for, if it is generated. */
    default Optional<ExerciseKind> exercise() {
        return Optional.empty();
    }

    /** One move; any that the condition accepts is right. */
    record OneMove(Condition accepted) implements Question {
        @Override
        public AskedFor asksFor() {
            return AskedFor.MOVE;
        }

        @Override
        public String contentKey() {
            return "OneMove[accepted=" + accepted.contentKey() + "]";
        }

        @Override
        public RightAnswers right(Position board, Stop stop) {
            return new RightAnswers.AnyMove(accepted.among(board, stop));
        }

        @Override
        public Optional<Phrase> fault(Position board, Stop stop) {
            return tellsNothing(accepted, board, stop);
        }
    }

    /** Every move that the condition accepts, and no other. */
    record AllMoves(Condition accepted) implements Question {
        @Override
        public AskedFor asksFor() {
            return AskedFor.MOVES;
        }

        @Override
        public String contentKey() {
            return "AllMoves[accepted=" + accepted.contentKey() + "]";
        }

        @Override
        public RightAnswers right(Position board, Stop stop) {
            return new RightAnswers.EveryMove(accepted.among(board, stop));
        }

        @Override
        public Optional<Phrase> fault(Position board, Stop stop) {
            return tellsNothing(accepted, board, stop);
        }
    }

    /**
     * Every one of some cells, and no other.
     *
     * @param listed the cells, unless a condition is given
     * @param ending the cells are those where the moves end that it accepts
     */
    record AllCells(Cells listed, Optional<Condition> ending) implements Question {
        @Override
        public AskedFor asksFor() {
            return AskedFor.CELLS;
        }

        @Override
        public String contentKey() {
            return "AllCells[listed=" + ContentKey.of(listed) + ", ending="
                    + ContentKey.of(ending.map(Condition::contentKey)) + "]";
        }

        @Override
        public RightAnswers.EveryPlace right(Position board, Stop stop) {
            if (ending.isEmpty()) return new RightAnswers.EveryPlace(listed);
            Cells all = Cells.NONE;
            for (Move move : ending.get().among(board, stop)) all = all.and(EndsOn.ends(board, move));
            return new RightAnswers.EveryPlace(all);
        }

        @Override
        public Optional<Phrase> fault(Position board, Stop stop) {
            boolean none = right(board, stop).cells().isEmpty();
            return none ? Optional.of(Phrase.of("lesson.no-answer")) : Optional.empty();
        }
    }

    /** One of several sentences. */
    record Choice(List<Option> options) implements Question {
        public Choice {
            options = List.copyOf(options);
        }

        @Override
        public AskedFor asksFor() {
            return AskedFor.CHOICE;
        }

        /** The sentences are translated; which one is right is not. */
        @Override
        public String contentKey() {
            return options.stream().map(Option::right).toList().toString();
        }

        @Override
        public RightAnswers right(Position board, Stop stop) {
            return new RightAnswers.AnyOption(IntStream.range(0, options.size())
                    .filter(i -> options.get(i).right())
                    .boxed()
                    .toList());
        }

        @Override
        public Optional<Phrase> fault(Position board, Stop stop) {
            return Optional.empty();
        }
    }

    /** A sentence to choose, and what is said to a reader who does. */
    record Option(String text, boolean right, Optional<String> reply) {}

    /**
     * A number.
     *
     * @param stated what the lesson says it is; if it says nothing, there is a measure
     * @param tolerance how far an answer may lie beside it
     */
    record Amount(OptionalDouble stated, Optional<Measure> measure, double tolerance) implements Question {
        @Override
        public AskedFor asksFor() {
            return AskedFor.NUMBER;
        }

        @Override
        public String contentKey() {
            String number = stated.isPresent() ? "[" + stated.getAsDouble() + "]" : ".empty";
            return "Amount[stated=OptionalDouble" + number + ", measure="
                    + ContentKey.of(measure.map(Measure::contentKey)) + ", tolerance=" + tolerance + "]";
        }

        @Override
        public RightAnswers right(Position board, Stop stop) {
            double value = stated.isPresent()
                    ? stated.getAsDouble()
                    : measure.orElseThrow().of(board, stop);
            return new RightAnswers.Amount(value + 0.0, tolerance);
        }

        @Override
        public Optional<Phrase> fault(Position board, Stop stop) {
            if (stated.isEmpty() || measure.isEmpty()) return Optional.empty();
            double found = measure.get().of(board, stop);
            if (Math.abs(stated.getAsDouble() - found) <= tolerance) return Optional.empty();
            return Optional.of(Phrase.of("lesson.false", Phrase.of("lesson.false.amount", found)));
        }
    }

    /** The move that a player will choose. */
    record PredictMove(Guess guess) implements Question {
        @Override
        public AskedFor asksFor() {
            return AskedFor.GUESS;
        }

        @Override
        public String contentKey() {
            return "PredictMove[guess=" + guess.contentKey() + "]";
        }

        @Override
        public RightAnswers.AnyMove right(Position board, Stop stop) {
            return new RightAnswers.AnyMove(List.of(guess.decide(board, stop).move()));
        }

        @Override
        public Optional<Phrase> fault(Position board, Stop stop) {
            Move move = right(board, stop).moves().get(0);
            return board.moveCount() == 1 ? Optional.of(Phrase.of("lesson.sole-move", move.text())) : Optional.empty();
        }
    }

    /** The score that a player will give to its move. */
    record PredictScore(Guess guess, double tolerance) implements Question {
        @Override
        public AskedFor asksFor() {
            return AskedFor.SCORE;
        }

        @Override
        public String contentKey() {
            return "PredictScore[guess=" + guess.contentKey() + ", tolerance=" + tolerance + "]";
        }

        @Override
        public RightAnswers right(Position board, Stop stop) {
            return new RightAnswers.Amount(guess.decide(board, stop).score() + 0.0, tolerance);
        }

        @Override
        public Optional<Phrase> fault(Position board, Stop stop) {
            return Optional.empty();
        }
    }

    /**
     * An exercise that is generated from the board.
     *
     * @param evaluator judges the leaves of trees
     * @param seed decides what is drawn; if the lesson states none, each reader has one of their own
     */
    record Generated(ExerciseKind kind, Evaluator evaluator, OptionalLong seed) implements Question {
        /** Where no reader has drawn another: on paper. */
        private static final long USUAL_SEED = 1;

        /** As far as it is checked that there are exercises, where the lesson states no seed. */
        private static final int CHECKED_SEEDS = 20;

        /** Of numbers with one decimal. */
        private static final double TOLERANCE = 1e-6;

        @Override
        public Optional<ExerciseKind> exercise() {
            return Optional.of(kind);
        }

        /** The same with a seed. */
        public Generated drawn(long number) {
            return new Generated(kind, evaluator, OptionalLong.of(number));
        }

        @Override
        public AskedFor asksFor() {
            return switch (kind) {
                case BACK_UP -> AskedFor.NUMBER;
                case UNSEEN_LEAVES -> AskedFor.LEAVES;
                case UCB1_NEXT, DEPTH_TWO -> AskedFor.MOVE;
            };
        }

        @Override
        public String contentKey() {
            String stated = seed.isPresent() ? ", seed=" + seed.getAsLong() : "";
            return "Generated[kind=" + kind + ", evaluator=" + ContentKey.of(evaluator) + stated + "]";
        }

        @Override
        public RightAnswers right(Position board, Stop stop) {
            Exercise made = ExerciseMaker.from(board, kind, evaluator, seed.orElse(USUAL_SEED))
                    .orElseThrow(() -> new Unproven(Phrase.of("lesson.no-exercise")));
            RightAnswers answer = made.answer()
                    .match(new ExerciseAnswer.AnswerCases<RightAnswers>(
                            worth -> new RightAnswers.Amount(worth.value(), TOLERANCE),
                            leaves -> new RightAnswers.EveryLeaf(leaves.leaves()),
                            one -> new RightAnswers.AnyMove(List.of(one.move()))));
            return new RightAnswers.Generated(made, answer);
        }

        @Override
        public Optional<Phrase> fault(Position board, Stop stop) {
            LongStream seeds = seed.isPresent()
                    ? LongStream.of(seed.getAsLong())
                    : LongStream.rangeClosed(USUAL_SEED, CHECKED_SEEDS);
            boolean always = seeds.allMatch(
                    number -> ExerciseMaker.from(board, kind, evaluator, number).isPresent());
            return always ? Optional.empty() : Optional.of(Phrase.of("lesson.no-exercise"));
        }
    }

    /** A question that every move answers, or none, asks nothing. */
    private static Optional<Phrase> tellsNothing(Condition accepted, Position board, Stop stop) {
        List<Move> right = accepted.among(board, stop);
        if (right.isEmpty()) return Optional.of(Phrase.of("lesson.no-answer"));
        boolean all = right.size() == board.moveCount();
        return all ? Optional.of(Phrase.of("lesson.every-answer")) : Optional.empty();
    }
}
