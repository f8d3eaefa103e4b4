package lectern.game.option;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import lectern.game.board.BoardShape;
import lectern.game.board.Cells;

/** Something about a game that can be chosen before it starts. */
public sealed interface Option {
    String key();

    String defaultValue();

    boolean allows(String value);

    /** The one way in which an allowed value is written. */
    default String canonical(String value) {
        return value;
    }

    <R> R match(OptionCases<R> cases);

    /** What to do for each kind of option. */
    record OptionCases<R>(Function<Choice, R> choice, Function<Range, R> range, Function<CellList, R> cells) {}

    record Choice(String key, List<String> values, String defaultValue) implements Option {
        public Choice {
            values = List.copyOf(values);
        }

        @Override
        public boolean allows(String value) {
            return values.contains(value);
        }

        @Override
        public <R> R match(OptionCases<R> cases) {
            return cases.choice.apply(this);
        }
    }

    /**
     * A whole number, or one of some words instead.
     *
     * @param max the largest on any board
     * @param words usually none
     */
    record Range(String key, int min, int max, int defaultNumber, List<String> words) implements Option {
        public Range {
            words = List.copyOf(words);
        }

        public Range(String key, int min, int max, int defaultNumber) {
            this(key, min, max, defaultNumber, List.of());
        }

        @Override
        public String defaultValue() {
            return String.valueOf(defaultNumber);
        }

        @Override
        public boolean allows(String value) {
            if (words.contains(value)) return true;
            if (!value.matches("0|[1-9][0-9]{0,5}")) return false;
            int number = Integer.parseInt(value);
            return number >= min && number <= max;
        }

        @Override
        public <R> R match(OptionCases<R> cases) {
            return cases.range.apply(this);
        }
    }

    /**
     * Labels of cells joined by {@code +}, in any order; none by default.
     *
     * @param reserved cells that may not be among them
     */
    record CellList(String key, BoardShape board, Cells reserved) implements Option {
        @Override
        public String defaultValue() {
            return "";
        }

        @Override
        public boolean allows(String value) {
            if (value.isEmpty()) return true;
            List<String> labels = List.of(value.split("\\+", -1));
            return labels.stream().allMatch(this::names)
                    && labels.stream().distinct().count() == labels.size();
        }

        private boolean names(String label) {
            if (!label.matches("[a-z][1-9][0-9]?")) return false;
            int cell = board.cell(label);
            return cell != BoardShape.OUTSIDE && !reserved.contains(cell);
        }

        /** The cells of a value that is allowed, row by row. */
        public Cells cells(String value) {
            if (value.isEmpty()) return Cells.NONE;
            return Cells.of(
                    Arrays.stream(value.split("\\+")).mapToInt(board::cell).sorted());
        }

        @Override
        public String canonical(String value) {
            return String.join("+", board.labels(cells(value)));
        }

        @Override
        public <R> R match(OptionCases<R> cases) {
            return cases.cells.apply(this);
        }
    }
}
