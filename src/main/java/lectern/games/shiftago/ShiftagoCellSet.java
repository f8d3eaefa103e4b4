package lectern.games.shiftago;

import lectern.game.Seat;
import lectern.game.base.EnumCellSet;

/** What formulas can name on a Shiftago board, on which nothing is ever blocked. */
enum ShiftagoCellSet implements EnumCellSet<ShiftagoPosition> {
    OWN,
    ENEMY,
    VACANT,
    BLOCKED;

    @Override
    public long bits(ShiftagoPosition position, Seat side, int word) {
        return ShiftagoBits.packed(
                switch (this) {
                    case OWN -> position.marbles(side);
                    case ENEMY -> position.marbles(side.other());
                    case VACANT -> ~position.occupied();
                    case BLOCKED -> 0;
                });
    }
}
