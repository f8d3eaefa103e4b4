package lectern.game.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What lies on a board: all that can be drawn of a position, and nothing that cannot. Immutable. */
public final class Picture {
    private final List<Token> ground;
    private final List<Token> pieces;

    private Picture(List<Token> ground, List<Token> pieces) {
        this.ground = Collections.unmodifiableList(ground);
        this.pieces = Collections.unmodifiableList(pieces);
    }

    public static Picture empty(BoardShape board) {
        List<Token> nothing = Collections.nCopies(board.cells(), null);
        return new Picture(nothing, nothing);
    }

    /** The token on a layer of a cell, or null. */
    public Token at(Layer layer, int cell) {
        return tokens(layer).get(cell);
    }

    /** On how many cells a token lies as a piece. */
    public int count(Token piece) {
        return Collections.frequency(pieces, piece);
    }

    /** This picture with one token laid down, or with nothing there if the token is null. */
    public Picture with(Layer layer, int cell, Token token) {
        List<Token> changed = new ArrayList<>(tokens(layer));
        changed.set(cell, token);
        return layer == Layer.GROUND ? new Picture(changed, pieces) : new Picture(ground, changed);
    }

    private List<Token> tokens(Layer layer) {
        return layer == Layer.GROUND ? ground : pieces;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Picture picture && ground.equals(picture.ground) && pieces.equals(picture.pieces);
    }

    @Override
    public int hashCode() {
        return 31 * ground.hashCode() + pieces.hashCode();
    }

    @Override
    public String toString() {
        return "ground " + ground + ", pieces " + pieces;
    }
}
