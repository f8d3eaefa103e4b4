package lectern.lesson;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import lectern.game.Move;
import lectern.game.board.BoardShape;
import lectern.game.board.Cells;
import lectern.lesson.exercise.PaperTree;

/** What a reader answers to a question, or a part of it as long as it is not submitted. The same in every language. */
public sealed interface Answer {
    /** Between moves or cells in a text. No move has it in its spelling. */
    String SEPARATOR = "&";

    /** How it is written: moves, cells by their labels, leaves by their letters, options by their number, numbers; empty for nothing. */
    String text(BoardShape board);

    /** The moves that it consists of; none if it is of another kind. */
    default List<Move> moves() {
        return List.of();
    }

    /** The cells that it consists of; none if it is of another kind. */
    default Cells cells() {
        return Cells.NONE;
    }

    /** Nothing yet. */
    static Answer nothing() {
        return new Nothing();
    }

    record Nothing() implements Answer {
        @Override
        public String text(BoardShape board) {
            return "";
        }
    }

    /** One move, legal or not. */
    record OneMove(Move move) implements Answer {
        @Override
        public List<Move> moves() {
            return List.of(move);
        }

        @Override
        public String text(BoardShape board) {
            return move.text();
        }
    }

    /** Some moves; their order does not matter. */
    record Moves(List<Move> moves) implements Answer {
        public Moves {
            moves = List.copyOf(moves);
        }

        @Override
        public String text(BoardShape board) {
            return moves.stream().map(Move::text).collect(Collectors.joining(SEPARATOR));
        }

        /** With this move; or without it, if it was among them. */
        public Moves toggled(Move move) {
            return new Moves(Answer.toggled(moves, move));
        }
    }

    /** Some cells; their order does not matter. */
    record Places(Cells cells) implements Answer {
        @Override
        public String text(BoardShape board) {
            return String.join(SEPARATOR, board.labels(cells));
        }

        /** With this cell; or without it, if it was among them. */
        public Places toggled(int cell) {
            List<Integer> all = cells.stream().boxed().toList();
            return new Places(Cells.of(toggled(all, cell).stream().mapToInt(Integer::intValue)));
        }

        private static List<Integer> toggled(List<Integer> all, Integer one) {
            return Answer.toggled(all, one);
        }
    }

    /**
     * Some leaves of a drawn tree.
     *
     * @param leaves each by its place from 0, in their order
     */
    record Leaves(List<Integer> leaves) implements Answer {
        public Leaves {
            leaves = leaves.stream().sorted().toList();
        }

        @Override
        public String text(BoardShape board) {
            return leaves.stream().map(PaperTree::letter).collect(Collectors.joining(SEPARATOR));
        }

        /** With this leaf; or without it, if it was among them. */
        public Leaves toggled(int leaf) {
            return new Leaves(Answer.toggled(leaves, leaf));
        }
    }

    /**
     * One of the sentences to choose from.
     *
     * @param option from 0
     */
    record Chosen(int option) implements Answer {
        @Override
        public String text(BoardShape board) {
            return String.valueOf(option);
        }
    }

    record Amount(double value) implements Answer {
        private static final Pattern TYPED = Pattern.compile("[-+\u2212]?[0-9]{1,9}([.,][0-9]{0,9})?");

        @Override
        public String text(BoardShape board) {
            return String.valueOf(value);
        }

        /** A number as people type it, with a point or a comma; empty if it is none. */
        public static Optional<Answer> typed(String text) {
            String word = text.strip();
            if (!TYPED.matcher(word).matches()) return Optional.empty();
            return Optional.of(
                    new Amount(Double.parseDouble(word.replace('\u2212', '-').replace(',', '.'))));
        }
    }

    private static <T> List<T> toggled(Collection<T> all, T one) {
        List<T> changed = new ArrayList<>(all);
        if (!changed.remove(one)) changed.add(one);
        return changed;
    }
}
