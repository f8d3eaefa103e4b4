package lectern.picture;

import static lectern.picture.ink.Shapes.disc;
import static lectern.picture.ink.Shapes.path;
import static lectern.picture.ink.Shapes.square;
import static lectern.picture.ink.Shapes.without;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.util.List;
import lectern.game.board.BoardShape;
import lectern.game.board.Layer;
import lectern.game.board.Picture;
import lectern.game.board.Token;
import lectern.picture.ink.Colours;
import lectern.picture.ink.Lettering;
import lectern.picture.ink.Shapes;

/**
 * Pieces that point both ways in which they push, with a window through which the value of the cell can be read. The
 * first seat's are round with plain arrows, the second's square with arrows on stems.
 */
final class PusheeSkin implements Skin {
    private static final int HIGHEST = 9;

    private static final Shape CELL = square(0.92, 0.08);

    private static final Shape DISC = disc(0.5, 0.5, 0.215);

    private static final Shape FIRST = without(
            path("M 3 50 L 22 26 L 22 37 L 26 37 C 31 24 40 19 50 19 C 60 19 69 24 74 37 L 78 37 L 78 26 L 97 50 "
                    + "L 78 74 L 78 63 L 74 63 C 69 76 60 81 50 81 C 40 81 31 76 26 63 L 22 63 L 22 74 Z"),
            disc(0.5, 0.5, 0.225));

    private static final Shape SECOND = without(
            path("M 2 50 L 17 29 L 17 45 L 22 45 L 22 23 L 78 23 L 78 45 L 83 45 L 83 29 L 98 50 "
                    + "L 83 71 L 83 55 L 78 55 L 78 77 L 22 77 L 22 55 L 17 55 L 17 71 Z"),
            square(0.4, 0.03));

    @Override
    public void paintBoard(Graphics2D g, BoardShape board, Picture picture, Palette palette) {
        new Brush(g, palette)
                .fill("values.frame", Shapes.box(-0.05, -0.05, board.columns() + 0.1, board.rows() + 0.1, 0.12));
    }

    @Override
    public void paintToken(Graphics2D g, Token token, Layer layer, Palette palette) {
        if (layer == Layer.GROUND) {
            fill(new Brush(g, palette), token, CELL);
        } else {
            paintPiece(g, token, palette);
        }
    }

    /** The digit on a disc of its cell's colour: whatever light falls on the cell, the contrast stays the same. */
    @Override
    public void writeGround(Graphics2D g, Token token, Palette palette) {
        Brush brush = new Brush(g, palette);
        fill(brush, token, DISC);
        brush.g().setColor(palette.of("values.value"));
        Lettering.centred(g, digit(token), 0.5, 0.5, 0.36, true);
    }

    private static void fill(Brush brush, Token token, Shape shape) {
        double worth = Integer.parseInt(digit(token)) / (double) HIGHEST;
        Palette palette = brush.palette();
        brush.fill(Colours.mixed(palette.of("values.worst"), palette.of("values.best"), worth), shape);
    }

    private static String digit(Token token) {
        return token.name().substring(token.name().length() - 1);
    }

    private static void paintPiece(Graphics2D g, Token token, Palette palette) {
        Shape piece = isFirst(token) ? FIRST : SECOND;
        String key = key(token);
        new Brush(g, palette)
                .outlined(key, key + ".edge", 0.03, token.name().endsWith("VERTICAL") ? Shapes.upright(piece) : piece);
    }

    @Override
    public Color colour(Token token, Palette palette) {
        return palette.of(key(token));
    }

    @Override
    public List<Color> sides(Palette palette) {
        return List.of(palette.of("values.first"), palette.of("values.second"));
    }

    @Override
    public Color ground(Palette palette) {
        return palette.of("values.worst");
    }

    private static String key(Token token) {
        return isFirst(token) ? "values.first" : "values.second";
    }

    private static boolean isFirst(Token token) {
        return token.name().startsWith("FIRST");
    }
}
