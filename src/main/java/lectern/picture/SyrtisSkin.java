package lectern.picture;

import static lectern.picture.ink.Shapes.box;
import static lectern.picture.ink.Shapes.disc;
import static lectern.picture.ink.Shapes.moved;
import static lectern.picture.ink.Shapes.path;
import static lectern.picture.ink.Shapes.square;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import lectern.game.Overlay;
import lectern.game.board.BoardShape;
import lectern.game.board.Cells;
import lectern.game.board.Layer;
import lectern.game.board.Picture;
import lectern.game.board.Token;
import lectern.picture.ink.Shapes;

/** Tiles on a sandbank in the sea, and towers on them. What has sunk is sea again. */
final class SyrtisSkin implements Skin {
    private static final Shape WAVES =
            path("M 22 42 Q 29 34 36 42 Q 43 50 50 42 Q 57 34 64 42 M 38 62 Q 45 54 52 62 Q 59 70 66 62 Q 73 54 80 62");

    @Override
    public void paintBoard(Graphics2D g, BoardShape board, Picture picture, Palette palette) {
        Brush brush = new Brush(g, palette);
        brush.fill("sandbank.sea", box(-0.08, -0.08, board.columns() + 0.16, board.rows() + 0.16, 0.2));
        for (int cell = 0; cell < board.cells(); cell++) {
            if (picture.at(Layer.GROUND, cell) == null) {
                brush.draw("sandbank.wave", 0.03, moved(WAVES, board.column(cell), board.row(cell)));
            }
        }
        paintSand(brush, board, picture);
        frame(board, picture).ifPresent(frame -> brush.dash(palette.of("sandbank.frame"), 0.045, 0.16, 0.12, frame));
    }

    private static void paintSand(Brush brush, BoardShape board, Picture picture) {
        Area sand = new Region(board, Cells.of(tiles(board, picture)), Overlay.Join.SIDES).area();
        brush.draw("sandbank.foam", 0.13, sand);
        brush.draw("sandbank.sand", 0.05, sand);
        brush.fill("sandbank.sand", sand);
    }

    /** The smallest box that holds all tiles. */
    private static Optional<Shape> frame(BoardShape board, Picture picture) {
        return tiles(board, picture)
                .mapToObj(cell -> new Rectangle2D.Double(board.column(cell), board.row(cell), 1, 1))
                .map(Rectangle2D.class::cast)
                .reduce(Rectangle2D::createUnion)
                .map(Shape.class::cast);
    }

    private static IntStream tiles(BoardShape board, Picture picture) {
        return IntStream.range(0, board.cells()).filter(cell -> picture.at(Layer.GROUND, cell) != null);
    }

    @Override
    public void paintToken(Graphics2D g, Token token, Layer layer, Palette palette) {
        Brush brush = new Brush(g, palette);
        if (layer == Layer.PIECE) {
            (isWhite(token) ? Tower.WHITE : Tower.BLACK).paint(brush);
            return;
        }
        Shape tile = token.name().endsWith("CIRCLE") ? disc(0.5, 0.5, 0.43) : square(0.84, 0.05);
        Shape inlay = token.name().endsWith("CIRCLE") ? disc(0.5, 0.5, 0.35) : square(0.68, 0.03);
        String key = "sandbank.tile." + (isWhite(token) ? "white" : "black");
        brush.fill("sandbank.shadow", moved(tile, 0.02, 0.035));
        brush.outlined(key, key + ".edge", 0.03, tile);
        brush.draw(key + ".inlay", 0.025, inlay);
    }

    @Override
    public Color colour(Token token, Palette palette) {
        return palette.of("sandbank.tile." + (isWhite(token) ? "white" : "black"));
    }

    @Override
    public List<Color> sides(Palette palette) {
        return List.of(palette.of("sandbank.tile.white"), palette.of("sandbank.tile.black"));
    }

    @Override
    public Color ground(Palette palette) {
        return palette.of("sandbank.sea");
    }

    private static boolean isWhite(Token token) {
        return token.name().startsWith("WHITE");
    }

    /** A tower, seen a little from above: the white one is round with a pennant, the black one square with a banner. */
    private record Tower(String key, Shape wall, Shape shade, Shape crown, Shape door, Shape pole, Shape flag) {
        static final Tower WHITE = new Tower(
                "sandbank.tower.white",
                drawn("M 34 36 L 34 76 Q 34 84 50 84 Q 66 84 66 76 L 66 36 Z"),
                drawn("M 56 36 L 66 36 L 66 76 Q 66 82 56 83.6 Z"),
                drawn("M 29 22 Q 32 24.5 36 25.5 L 36 31 Q 40 32 44 32.4 L 44 27 Q 50 27.6 56 27 "
                        + "L 56 32.4 Q 60 32 64 31 L 64 25.5 Q 68 24.5 71 22 L 71 38 Q 66 44 50 44 Q 34 44 29 38 Z"),
                drawn("M 43 84 L 43 69 Q 43 61 50 61 Q 57 61 57 69 L 57 84 Q 50 85 43 84 Z"),
                drawn("M 50 28 L 50 8"),
                drawn("M 51 8 L 71 13 L 51 19 Z"));

        static final Tower BLACK = new Tower(
                "sandbank.tower.black",
                drawn("M 32 36 L 32 82 L 68 82 L 68 36 Z"),
                drawn("M 57 36 L 68 36 L 68 82 L 57 82 Z"),
                drawn(
                        "M 26 22 L 36 22 L 36 30 L 45 30 L 45 22 L 55 22 L 55 30 L 64 30 L 64 22 L 74 22 L 74 43 L 26 43 Z"),
                drawn("M 43 82 L 43 63 L 57 63 L 57 82 Z"),
                drawn("M 50 28 L 50 7"),
                drawn("M 51 7 L 69 7 L 69 18 L 51 18 Z"));

        void paint(Brush brush) {
            for (Shape part : List.of(wall, crown, flag, pole)) brush.draw(key + ".halo", 0.09, part);
            brush.draw(key + ".edge", 0.036, pole);
            brush.outlined(key + ".flag", key + ".edge", 0.023, flag);
            brush.fill(key, wall);
            brush.fill(key + ".shade", shade);
            brush.draw(key + ".edge", 0.027, wall);
            brush.outlined(key, key + ".edge", 0.027, crown);
            brush.fill(key + ".edge", door);
        }

        /** A little smaller than the cell, so that the tile beneath is seen. */
        private static Shape drawn(String path) {
            return new AffineTransform(0.9, 0, 0, 0.9, 0.05, 0.104).createTransformedShape(Shapes.path(path));
        }
    }
}
