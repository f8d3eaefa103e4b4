package lectern.picture;

import java.awt.Color;
import java.awt.Graphics2D;
import java.util.List;
import lectern.game.Game;
import lectern.game.board.BoardShape;
import lectern.game.board.Layer;
import lectern.game.board.Picture;
import lectern.game.board.Token;

/** How a game's board and what lies on it look. One cell is one unit wide, whatever the size on the screen. */
public interface Skin {
    static Skin of(Game game) {
        return Skins.of(game.kind());
    }

    /** Paints all that is beneath the tokens. The board's top left corner is the origin. */
    void paintBoard(Graphics2D g, BoardShape board, Picture picture, Palette palette);

    /** Paints a token into the square from the origin to (1, 1). */
    void paintToken(Graphics2D g, Token token, Layer layer, Palette palette);

    /** What is written on a token of the ground: above marks, so that it can be read whatever they are; often nothing. */
    default void writeGround(Graphics2D g, Token token, Palette palette) {}

    /** The colour that stands for a token in legends and charts. */
    Color colour(Token token, Palette palette);

    /** The colours of the two sides' pieces: nothing else on the board may be taken for them. */
    List<Color> sides(Palette palette);

    /** The colour on which pieces lie: faint pieces are mixed with it. */
    Color ground(Palette palette);
}
