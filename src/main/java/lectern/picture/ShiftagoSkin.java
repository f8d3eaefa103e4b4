package lectern.picture;

import static lectern.picture.ink.Shapes.box;
import static lectern.picture.ink.Shapes.disc;
import static lectern.picture.ink.Shapes.moved;
import static lectern.picture.ink.Shapes.oval;
import static lectern.picture.ink.Shapes.path;
import static lectern.picture.ink.Shapes.without;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.util.List;
import lectern.game.board.BoardShape;
import lectern.game.board.Layer;
import lectern.game.board.Picture;
import lectern.game.board.Token;

/** Marbles in a tray. The one of the first seat bears a cross and the other a ring, as the notation has them. */
final class ShiftagoSkin implements Skin {
    private static final Shape SOCKET = disc(0.5, 0.5, 0.41);
    private static final Shape MARBLE = disc(0.5, 0.5, 0.365);
    private static final Shape SHADE = without(MARBLE, disc(0.455, 0.445, 0.365));
    private static final Shape GLOSS = rotated(oval(0.5, 0.235, 0.14, 0.055), -0.55);
    private static final Shape CROSS = path("M 39 39 L 61 61 M 61 39 L 39 61");
    private static final Shape RING = disc(0.5, 0.5, 0.135);

    @Override
    public void paintBoard(Graphics2D g, BoardShape board, Picture picture, Palette palette) {
        Brush brush = new Brush(g, palette);
        brush.outlined(
                "marbles.tray",
                "marbles.rim",
                0.05,
                box(-0.06, -0.06, board.columns() + 0.12, board.rows() + 0.12, 0.22));
        for (int cell = 0; cell < board.cells(); cell++) {
            int x = board.column(cell);
            int y = board.row(cell);
            // Light comes from the upper left: the lower edge of a hollow shines.
            brush.fill("marbles.shine", moved(disc(0.515, 0.52, 0.41), x, y));
            brush.fill("marbles.shadow", moved(SOCKET, x, y));
            brush.fill("marbles.socket", moved(disc(0.515, 0.525, 0.375), x, y));
        }
    }

    @Override
    public void paintToken(Graphics2D g, Token token, Layer layer, Palette palette) {
        Brush brush = new Brush(g, palette);
        String marble = key(token);
        brush.fill(marble, MARBLE);
        brush.fill(marble + ".shade", SHADE);
        brush.fill(marble + ".gloss", GLOSS);
        brush.draw(marble + ".edge", 0.035, MARBLE);
        brush.draw(marble + ".sign", 0.075, token.name().equals("X") ? CROSS : RING);
    }

    @Override
    public Color colour(Token token, Palette palette) {
        return palette.of(key(token));
    }

    @Override
    public List<Color> sides(Palette palette) {
        return List.of(palette.of("marbles.x"), palette.of("marbles.o"));
    }

    @Override
    public Color ground(Palette palette) {
        return palette.of("marbles.socket");
    }

    private static String key(Token token) {
        return token.name().equals("X") ? "marbles.x" : "marbles.o";
    }

    private static Shape rotated(Shape shape, double angle) {
        return AffineTransform.getRotateInstance(angle, 0.5, 0.5).createTransformedShape(shape);
    }
}
