package lectern.games.pushee;

import lectern.game.Seat;
import lectern.game.base.EnumCellSet;

/** What formulas can name on a Pushee Pieces board, on which nothing is ever blocked. */
enum PusheeCellSet implements EnumCellSet<PusheePosition> {
    OWN,
    ENEMY,
    VACANT,
    BLOCKED,

    /** Under pieces of either side that are horizontal, and so push sideways. */
    LYING,

    /** Under pieces of either side that are vertical, and so push up and down. */
    STANDING;

    @Override
    public long bits(PusheePosition position, Seat side, int word) {
        return switch (this) {
            case OWN -> position.pieces(word, Piece.THERE | Piece.SECONDS, Piece.code(side, false));
            case ENEMY -> position.pieces(word, Piece.THERE | Piece.SECONDS, Piece.code(side.other(), false));
            case VACANT -> position.pieces(word, Piece.THERE, Piece.EMPTY);
            case BLOCKED -> 0;
            case LYING -> position.pieces(word, Piece.THERE | Piece.VERTICAL, Piece.THERE);
            case STANDING -> position.pieces(word, Piece.VERTICAL, Piece.VERTICAL);
        };
    }
}
