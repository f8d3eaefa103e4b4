package lectern.game.base;

import java.util.function.IntFunction;
import lectern.game.board.BoardShape;

/** Writes a board's rows as position texts have them. */
public final class RowWriter {
    private RowWriter() {}

    /**
     * @param letters what stands for a cell; an empty text for an empty cell, which is then counted
     */
    public static String write(BoardShape board, IntFunction<String> letters) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < board.rows(); row++) {
            if (row > 0) text.append('/');
            int empty = 0;
            for (int column = 0; column < board.columns(); column++) {
                String letter = letters.apply(board.at(column, row));
                if (letter.isEmpty()) {
                    empty++;
                } else {
                    if (empty > 0) text.append(empty);
                    empty = 0;
                    text.append(letter);
                }
            }
            if (empty > 0) text.append(empty);
        }
        return text.toString();
    }
}
