package lectern.lesson;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import lectern.game.Cells;
import lectern.game.Move;
import lectern.game.Position;
import lectern.lesson.condition.Condition;
import lectern.lesson.condition.EndsOn;
import lectern.lesson.condition.Guess;
import lectern.lesson.condition.Measure;
import lectern.search.Stop;

/** What is asked, and which answers are right. */
public sealed interface Question {
    /** One move; any that the condition accepts is right. */
    record OneMove(Condition accepted) implements Question {}

    /** Every move that the condition accepts, and no other. */
    record AllMoves(Condition accepted) implements Question {}

    /**
     * Every one of some cells, and no other.
     *
     * @param listed the cells, unless a condition is given
     * @param ending the cells are those where the moves end that it accepts
     */
    record AllCells(Cells listed, Optional<Condition> ending) implements Question {
        public Cells cells(Position board, Stop stop) {
            if (ending.isEmpty()) return listed;
            Cells all = Cells.NONE;
            for (Move move : ending.get().among(board, stop)) all = all.and(EndsOn.ends(board, move));
            return all;
        }
    }

    /** One of several sentences. */
    record Choice(List<Option> options) implements Question {
        public Choice {
            options = List.copyOf(options);
        }
    }

    /** A sentence to choose, and what is said to whoever does. */
    record Option(String text, boolean right, Optional<String> reply) {}

    /**
     * A number.
     *
     * @param stated what the lesson says it is; if it says nothing, there is a measure
     * @param tolerance how far an answer may lie beside it
     */
    record Amount(OptionalDouble stated, Optional<Measure> measure, double tolerance) implements Question {
        public double right(Position board, Stop stop) {
            return stated.isPresent()
                    ? stated.getAsDouble()
                    : measure.orElseThrow().of(board, stop);
        }
    }

    /** The move that a player will choose. */
    record PredictMove(Guess guess) implements Question {}

    /** The score that a player will give to its move. */
    record PredictScore(Guess guess, double tolerance) implements Question {}
}
