package lectern.heuristic.formula;

import java.util.List;
import java.util.Optional;
import lectern.game.Criterion;
import lectern.game.Evaluation;
import lectern.game.GameKind;
import lectern.game.Position;
import lectern.game.Seat;

/** A number that depends on a position; it is always finite, and never -0. */
sealed interface NumberExpression extends Expression {
    /** Works a number out. */
    @FunctionalInterface
    interface Measure {
        double of(Position position, Seat side);
    }

    Measure on(Grid grid);

    /** Lights the cells that the number comes from. */
    void light(Lamp lamp);

    @Override
    default ExpressionKind kind() {
        return ExpressionKind.NUMBER;
    }

    @Override
    default Optional<NumberExpression> asNumber() {
        return Optional.of(this);
    }

    /** A number written out. */
    record PlainNumber(double number) implements NumberExpression {
        @Override
        public Measure on(Grid grid) {
            return (position, side) -> number;
        }

        @Override
        public void light(Lamp lamp) {}
    }

    /** Whose turn it is. */
    record TurnNumber() implements NumberExpression {
        @Override
        public Measure on(Grid grid) {
            return (position, side) -> position.toMove() == side ? 1 : -1;
        }

        @Override
        public void light(Lamp lamp) {}
    }

    /** A criterion of the game. */
    record CriterionNumber(Criterion criterion) implements NumberExpression {
        @Override
        public Measure on(Grid grid) {
            return (position, side) -> Evaluation.finite(criterion.raw(position, side));
        }

        @Override
        public void light(Lamp lamp) {
            lamp.shineOn(criterion);
        }
    }

    /** How many cells a set has. */
    record CellCount(SetExpression set) implements NumberExpression {
        @Override
        public Measure on(Grid grid) {
            if (grid.words() == 1) {
                SetExpression.OneWord cells = set.oneWord(grid);
                return (position, side) -> Long.bitCount(cells.of(position, side));
            }
            SetExpression.ManyWords cells = set.manyWords(grid);
            int words = grid.words();
            int length = set.slots() * words;
            return (position, side) -> {
                long[] frame = new long[length];
                cells.into(position, side, frame, 0);
                int count = 0;
                for (int word = 0; word < words; word++) count += Long.bitCount(frame[word]);
                return count;
            };
        }

        @Override
        public void light(Lamp lamp) {
            lamp.shineOn(set);
        }
    }

    /** What the cells of a set count in a game. */
    record PointSum(SetExpression set, GameKind game) implements NumberExpression {
        @Override
        public Measure on(Grid grid) {
            if (grid.words() == 1) {
                SetExpression.OneWord cells = set.oneWord(grid);
                return (position, side) -> points(position, cells.of(position, side), 0);
            }
            SetExpression.ManyWords cells = set.manyWords(grid);
            int words = grid.words();
            int length = set.slots() * words;
            return (position, side) -> {
                long[] frame = new long[length];
                cells.into(position, side, frame, 0);
                long sum = 0;
                for (int word = 0; word < words; word++) sum += points(position, frame[word], word * Long.SIZE);
                return sum;
            };
        }

        private long points(Position position, long cells, int first) {
            long sum = 0;
            for (long left = cells; left != 0; left &= left - 1)
                sum += game.points(position, first + Long.numberOfTrailingZeros(left));
            return sum;
        }

        @Override
        public void light(Lamp lamp) {
            lamp.shineOn(set);
        }
    }

    /** What is calculated from other numbers. */
    record Calculated(Arithmetic arithmetic, List<NumberExpression> from) implements NumberExpression {
        @Override
        public Measure on(Grid grid) {
            return arithmetic.of(from.stream().map(number -> number.on(grid)).toList());
        }

        @Override
        public void light(Lamp lamp) {
            from.forEach(number -> number.light(lamp));
        }
    }

    /** One of two numbers. The condition lights nothing. */
    record ChosenNumber(ConditionExpression condition, NumberExpression yes, NumberExpression no)
            implements NumberExpression {
        @Override
        public Measure on(Grid grid) {
            ConditionExpression.Check check = condition.on(grid);
            Measure a = yes.on(grid);
            Measure b = no.on(grid);
            return (position, side) -> check.holds(position, side) ? a.of(position, side) : b.of(position, side);
        }

        @Override
        public void light(Lamp lamp) {
            NumberExpression taken = lamp.holds(condition) ? yes : no;
            taken.light(lamp);
        }
    }
}
