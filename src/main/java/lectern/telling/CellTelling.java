package lectern.telling;

import java.util.HashMap;
import java.util.Map;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.game.Setup;
import lectern.game.board.BoardShape;
import lectern.game.board.Layer;
import lectern.game.board.Picture;
import lectern.game.board.Token;

/** What stands on a cell, in the words in which a game names what can be laid on its board. */
public final class CellTelling {
    private final BoardShape board;
    private final Map<Token, Phrase> names = new HashMap<>();

    public CellTelling(Game game) {
        board = game.board();
        for (Setup.Stock stock : game.setup().stock()) names.put(stock.token(), stock.name());
    }

    /** The cell and all that stands on it, the piece before the ground. */
    public Phrase of(Picture picture, int cell) {
        return Phrase.of("speech.cell", board.label(cell), contents(picture, cell));
    }

    private Phrase contents(Picture picture, int cell) {
        Phrase piece = names.get(picture.at(Layer.PIECE, cell));
        Phrase ground = names.get(picture.at(Layer.GROUND, cell));
        if (piece != null && ground != null) return Phrase.of("speech.upon", piece, ground);
        if (piece != null) return piece;
        return ground == null ? Phrase.of("speech.empty") : ground;
    }
}
