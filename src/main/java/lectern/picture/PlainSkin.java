package lectern.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.stream.IntStream;
import lectern.game.board.BoardShape;
import lectern.game.board.Layer;
import lectern.game.board.Picture;
import lectern.game.board.Token;
import lectern.picture.ink.Colours;
import lectern.picture.ink.Lettering;

/** For a game without a skin of its own: ground as tinted squares, pieces as discs with a letter. */
final class PlainSkin implements Skin {
    /** How many of the group colours are for pieces; the others are left for groups. */
    private static final int PIECES = 4;

    @Override
    public void paintBoard(Graphics2D g, BoardShape board, Picture picture, Palette palette) {
        Ground.squares(g, board, palette.of("plain.cell"), palette.of("plain.cell"), palette.of("plain.line"));
    }

    @Override
    public void paintToken(Graphics2D g, Token token, Layer layer, Palette palette) {
        boolean piece = layer == Layer.PIECE;
        g.setColor(piece ? colour(token, palette) : palette.of("plain.ground"));
        g.fill(piece ? new Ellipse2D.Double(0.12, 0.12, 0.76, 0.76) : new Rectangle2D.Double(0.06, 0.06, 0.88, 0.88));
        g.setColor(palette.of("plain.line"));
        g.setStroke(new BasicStroke(0.03f));
        g.draw(piece ? new Ellipse2D.Double(0.12, 0.12, 0.76, 0.76) : new Rectangle2D.Double(0.06, 0.06, 0.88, 0.88));
        g.setColor(Colours.readableOn(piece ? colour(token, palette) : palette.of("plain.ground")));
        Lettering.centred(g, token.name().substring(0, 1), 0.5, 0.5, 0.42, true);
    }

    /** One of a few group colours: which one follows from the name. */
    @Override
    public Color colour(Token token, Palette palette) {
        return palette.of("mark.group", token.name().chars().sum(), PIECES);
    }

    @Override
    public List<Color> sides(Palette palette) {
        return IntStream.rangeClosed(1, PIECES)
                .mapToObj(number -> palette.of("mark.group", number, PIECES))
                .toList();
    }

    @Override
    public Color ground(Palette palette) {
        return palette.of("plain.cell");
    }
}
