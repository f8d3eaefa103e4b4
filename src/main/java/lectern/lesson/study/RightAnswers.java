package lectern.lesson.study;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import lectern.game.Cells;
import lectern.game.Move;
import lectern.game.Position;
import lectern.lesson.Block;
import lectern.lesson.Question;
import lectern.lesson.condition.Unproven;
import lectern.search.Stop;

/** The right answers to a question, worked out once and for all. */
public sealed interface RightAnswers {
    /** Every right answer there is; of numbers, the one in the middle. */
    List<Answer> answers();

    /** Any of these moves. */
    record AnyMove(List<Move> moves) implements RightAnswers {
        public AnyMove {
            moves = List.copyOf(moves);
        }

        @Override
        public List<Answer> answers() {
            return moves.stream().<Answer>map(Answer.OneMove::new).toList();
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
    }

    /** All of these cells. */
    record EveryPlace(Cells cells) implements RightAnswers {
        @Override
        public List<Answer> answers() {
            return List.of(new Answer.Places(cells));
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
    }

    /** A number, or one as near to it as the tolerance. */
    record Amount(double value, double tolerance) implements RightAnswers {
        @Override
        public List<Answer> answers() {
            return List.of(new Answer.Amount(value));
        }
    }

    /**
     * Works out what is right. A search or a solver may be needed: not for the event thread.
     *
     * @return empty if it was stopped
     * @throws Unproven if the engine could not find out, which no lesson lets happen that was
     *     checked
     */
    static Optional<RightAnswers> of(Block.Ask ask, Stop stop) {
        try {
            RightAnswers key = workedOut(ask.question(), ask.board(), stop);
            return stop.isAsked() ? Optional.empty() : Optional.of(key);
        } catch (Unproven unproven) {
            if (stop.isAsked()) return Optional.empty();
            throw unproven;
        }
    }

    private static RightAnswers workedOut(Question question, Position board, Stop stop) {
        if (question instanceof Question.OneMove one)
            return new AnyMove(one.accepted().among(board, stop));
        if (question instanceof Question.AllMoves all)
            return new EveryMove(all.accepted().among(board, stop));
        if (question instanceof Question.AllCells cells) return new EveryPlace(cells.cells(board, stop));
        if (question instanceof Question.Amount amount)
            return new Amount(amount.right(board, stop) + 0.0, amount.tolerance());
        if (question instanceof Question.PredictMove predicted)
            return new AnyMove(List.of(predicted.guess().decide(board, stop).move()));
        if (question instanceof Question.PredictScore predicted) {
            return new Amount(predicted.guess().decide(board, stop).score() + 0.0, predicted.tolerance());
        }
        List<Question.Option> options = ((Question.Choice) question).options();
        return new AnyOption(IntStream.range(0, options.size())
                .filter(i -> options.get(i).right())
                .boxed()
                .toList());
    }
}
