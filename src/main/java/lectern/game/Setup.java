package lectern.game;

import java.util.List;
import lectern.game.board.BoardShape;
import lectern.game.board.Layer;
import lectern.game.board.Picture;
import lectern.game.board.Token;

/**
 * How positions of a game are put together by hand: what can be laid on the board, and what a position's text says
 * besides. What comes of it is a text, and {@link Game#read} has the last word on whether it is a position.
 */
public interface Setup {
    /**
     * Something that can be laid on a cell.
     *
     * @param name as in “white circle”
     */
    record Stock(Layer layer, Token token, Phrase name) {}

    /**
     * A field of a position's text that no board shows.
     *
     * @param name which the bundle knows as {@code reading.field.<name>}
     * @param values what it can be, if that is only a few things; otherwise none
     */
    record Field(String name, List<Choice> values) {
        public Field {
            values = List.copyOf(values);
        }

        /** A field that is typed. */
        public static Field typed(String name) {
            return new Field(name, List.of());
        }
    }

    /** One of the few things that a field can be. */
    record Choice(String text, Phrase name) {}

    /** All there is, in the order in which it is offered. */
    List<Stock> stock();

    /** What follows behind the fields that show the board, in the order of the text. */
    List<Field> fields();

    /** The fields that show the board, each as the text has it. */
    List<String> boards(Picture picture);

    /** Whether a piece may lie on some ground, or on none if it is null. */
    default boolean bears(Token ground) {
        return true;
    }

    /** What a cell is left with when its ground is taken away. */
    default Token bareGround(Token taken) {
        return null;
    }

    /** The picture with something laid on a cell. What cannot lie there together makes way for it. */
    default Picture put(Picture picture, int cell, Stock laid) {
        if (laid.layer() == Layer.GROUND) {
            Picture covered = picture.with(Layer.GROUND, cell, laid.token());
            return bears(laid.token()) ? covered : covered.with(Layer.PIECE, cell, null);
        }
        Token ground = picture.at(Layer.GROUND, cell);
        Token bare = bears(ground) ? ground : bareGround(ground);
        if (!bears(bare)) return picture;
        return picture.with(Layer.GROUND, cell, bare).with(Layer.PIECE, cell, laid.token());
    }

    /** The picture with the uppermost thing taken from a cell. */
    default Picture take(Picture picture, int cell) {
        if (picture.at(Layer.PIECE, cell) != null) return picture.with(Layer.PIECE, cell, null);
        return picture.with(Layer.GROUND, cell, bareGround(picture.at(Layer.GROUND, cell)));
    }

    /** The picture with everything taken from every cell. */
    default Picture clear(Picture picture, BoardShape board) {
        Picture cleared = picture;
        for (int cell = 0; cell < board.cells(); cell++) cleared = take(take(cleared, cell), cell);
        return cleared;
    }

    /** The text of what was put together. */
    default String text(Picture picture, List<String> values) {
        return String.join(" ", boards(picture)) + " " + String.join(" ", values);
    }

    /** What a position's text has in its {@link #fields}. */
    default List<String> values(Position position) {
        List<String> all = List.of(position.text().split(" "));
        return all.subList(all.size() - fields().size(), all.size());
    }
}
