package lectern.gui;

import java.awt.Dimension;
import java.awt.Rectangle;
import java.util.Arrays;
import java.util.Optional;

/**
 * Where the board stands in a window, so that the next window can show it there before anything around it exists.
 *
 * @param whole the size of all that is shown
 * @param board within the whole
 */
record BoardPlace(Dimension whole, Rectangle board) {
    /** As everything stands in a window whose layout is unchanged. */
    static final BoardPlace USUAL = new BoardPlace(new Dimension(1280, 800), new Rectangle(8, 138, 747, 447));

    private static final String TEXT = "[1-9][0-9]{0,4},[1-9][0-9]{0,4}(,[0-9]{1,5}){4}";

    /** A place from its text, if that is one. */
    static Optional<BoardPlace> read(String text) {
        if (!text.matches(TEXT)) return Optional.empty();
        int[] numbers =
                Arrays.stream(text.split(",", -1)).mapToInt(Integer::parseInt).toArray();
        return Optional.of(new BoardPlace(
                new Dimension(numbers[0], numbers[1]), new Rectangle(numbers[2], numbers[3], numbers[4], numbers[5])));
    }

    /** About the same place in a whole of another size. */
    Rectangle in(Dimension size) {
        double across = size.getWidth() / whole.width;
        double down = size.getHeight() / whole.height;
        return new Rectangle(
                (int) Math.round(board.x * across),
                (int) Math.round(board.y * down),
                (int) Math.round(board.width * across),
                (int) Math.round(board.height * down));
    }

    @Override
    public String toString() {
        return whole.width + "," + whole.height + "," + board.x + "," + board.y + "," + board.width + ","
                + board.height;
    }
}
