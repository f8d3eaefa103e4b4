package lectern.games.noughts;

import lectern.game.Seat;
import lectern.game.base.EnumCellSet;

/** What formulas can name. */
enum NoughtsCellSet implements EnumCellSet<NoughtsPosition> {
    OWN,
    ENEMY,
    VACANT,
    BLOCKED;

    @Override
    public long bits(NoughtsPosition position, Seat side, int word) {
        return switch (this) {
            case OWN -> position.marks(side);
            case ENEMY -> position.marks(side.other());
            case VACANT -> position.empty();
            case BLOCKED -> 0;
        };
    }
}
