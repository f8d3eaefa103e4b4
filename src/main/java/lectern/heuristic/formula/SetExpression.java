package lectern.heuristic.formula;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.BiPredicate;
import lectern.game.CellSet;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.board.BoardShape;

/**
 * A set of cells. Boards of at most 64 cells have code of their own, which computes a set in one long and allocates
 * nothing; on larger boards a set is computed in a frame, a stack of slots that hold one set each.
 */
sealed interface SetExpression extends Expression {
    /** Computes a set on a board of at most 64 cells. */
    @FunctionalInterface
    interface OneWord {
        long of(Position position, Seat side);
    }

    /** Computes a set on a larger board. */
    @FunctionalInterface
    interface ManyWords {
        /**
         * @param at the slot's first word, where the set is put; what follows that slot is overwritten
         */
        void into(Position position, Seat side, long[] frame, int at);
    }

    /** Whether it is the same in all positions of a board. */
    boolean fixed();

    /** How many slots of a frame it needs, that of its result included. */
    int slots();

    OneWord computedOneWord(Grid grid);

    ManyWords computedManyWords(Grid grid);

    default OneWord oneWord(Grid grid) {
        OneWord computed = computedOneWord(grid);
        if (!fixed()) return computed;
        long cells = computed.of(null, null);
        return (position, side) -> cells;
    }

    default ManyWords manyWords(Grid grid) {
        ManyWords computed = computedManyWords(grid);
        if (!fixed()) return computed;
        long[] cells = new long[slots() * grid.words()];
        computed.into(null, null, cells, 0);
        return (position, side, frame, at) -> System.arraycopy(cells, 0, frame, at, grid.words());
    }

    /** The cells in a position of a board. */
    default long[] words(Grid grid, Position position, Seat side) {
        if (grid.words() == 1) return new long[] {oneWord(grid).of(position, side)};
        long[] frame = new long[slots() * grid.words()];
        manyWords(grid).into(position, side, frame, 0);
        return Arrays.copyOf(frame, grid.words());
    }

    @Override
    default ExpressionKind kind() {
        return ExpressionKind.SET;
    }

    @Override
    default Optional<SetExpression> asSet() {
        return Optional.of(this);
    }

    /** What the game hands out. */
    record NamedCells(CellSet set) implements SetExpression {
        @Override
        public boolean fixed() {
            return false;
        }

        @Override
        public int slots() {
            return 1;
        }

        @Override
        public OneWord computedOneWord(Grid grid) {
            return (position, side) -> set.word(position, side, 0);
        }

        @Override
        public ManyWords computedManyWords(Grid grid) {
            int words = grid.words();
            return (position, side, frame, at) -> {
                for (int word = 0; word < words; word++) frame[at + word] = set.word(position, side, word);
            };
        }
    }

    /** Places of the grid, whatever stands there. */
    record PlacedCells(BiPredicate<BoardShape, Integer> place) implements SetExpression {
        @Override
        public boolean fixed() {
            return true;
        }

        @Override
        public int slots() {
            return 1;
        }

        @Override
        public OneWord computedOneWord(Grid grid) {
            long cells = grid.cells(place)[0];
            return (position, side) -> cells;
        }

        @Override
        public ManyWords computedManyWords(Grid grid) {
            long[] cells = grid.cells(place);
            return (position, side, frame, at) -> System.arraycopy(cells, 0, frame, at, cells.length);
        }
    }

    /** What two sets have in common or together, or the first without the second. */
    record JoinedCells(Operator operator, SetExpression left, SetExpression right) implements SetExpression {
        @Override
        public boolean fixed() {
            return left.fixed() && right.fixed();
        }

        @Override
        public int slots() {
            return Math.max(left.slots(), 1 + right.slots());
        }

        @Override
        public OneWord computedOneWord(Grid grid) {
            OneWord a = left.oneWord(grid);
            OneWord b = right.oneWord(grid);
            return switch (operator) {
                case BOTH -> (position, side) -> a.of(position, side) & b.of(position, side);
                case EITHER -> (position, side) -> a.of(position, side) | b.of(position, side);
                case MINUS -> (position, side) -> a.of(position, side) & ~b.of(position, side);
                default -> throw new IllegalStateException(operator.sign);
            };
        }

        @Override
        public ManyWords computedManyWords(Grid grid) {
            ManyWords a = left.manyWords(grid);
            ManyWords b = right.manyWords(grid);
            int words = grid.words();
            return switch (operator) {
                case BOTH ->
                    (position, side, frame, at) -> {
                        a.into(position, side, frame, at);
                        b.into(position, side, frame, at + words);
                        for (int i = at; i < at + words; i++) frame[i] &= frame[i + words];
                    };
                case EITHER ->
                    (position, side, frame, at) -> {
                        a.into(position, side, frame, at);
                        b.into(position, side, frame, at + words);
                        for (int i = at; i < at + words; i++) frame[i] |= frame[i + words];
                    };
                case MINUS ->
                    (position, side, frame, at) -> {
                        a.into(position, side, frame, at);
                        b.into(position, side, frame, at + words);
                        for (int i = at; i < at + words; i++) frame[i] &= ~frame[i + words];
                    };
                default -> throw new IllegalStateException(operator.sign);
            };
        }
    }

    /** The cells that touch a cell of a set. */
    record TouchingCells(SetExpression set, boolean diagonally) implements SetExpression {
        @Override
        public boolean fixed() {
            return set.fixed();
        }

        @Override
        public int slots() {
            return Math.max(1 + set.slots(), 3);
        }

        @Override
        public OneWord computedOneWord(Grid grid) {
            OneWord touched = set.oneWord(grid);
            return diagonally
                    ? (position, side) -> grid.around(touched.of(position, side))
                    : (position, side) -> grid.beside(touched.of(position, side));
        }

        @Override
        public ManyWords computedManyWords(Grid grid) {
            ManyWords touched = set.manyWords(grid);
            int words = grid.words();
            return (position, side, frame, at) -> {
                touched.into(position, side, frame, at + words);
                if (diagonally) grid.around(frame, at);
                else grid.beside(frame, at);
            };
        }
    }

    /** One of two sets. */
    record ChosenCells(ConditionExpression condition, SetExpression yes, SetExpression no) implements SetExpression {
        @Override
        public boolean fixed() {
            return false;
        }

        @Override
        public int slots() {
            return Math.max(yes.slots(), no.slots());
        }

        @Override
        public OneWord computedOneWord(Grid grid) {
            ConditionExpression.Check check = condition.on(grid);
            OneWord a = yes.oneWord(grid);
            OneWord b = no.oneWord(grid);
            return (position, side) -> check.holds(position, side) ? a.of(position, side) : b.of(position, side);
        }

        @Override
        public ManyWords computedManyWords(Grid grid) {
            ConditionExpression.Check check = condition.on(grid);
            ManyWords a = yes.manyWords(grid);
            ManyWords b = no.manyWords(grid);
            return (position, side, frame, at) -> {
                ManyWords chosen = check.holds(position, side) ? a : b;
                chosen.into(position, side, frame, at);
            };
        }
    }
}
