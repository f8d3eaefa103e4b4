package lectern.games.infection;

import lectern.game.Seat;
import lectern.game.base.EnumCellSet;

/** What formulas can name on an Infection board. */
enum InfectionCellSet implements EnumCellSet<InfectionPosition> {
    OWN,
    ENEMY,
    VACANT,
    BLOCKED,

    /** The empty cells that the side could clone or jump to. */
    REACH,

    ENEMY_REACH;

    @Override
    public long bits(InfectionPosition board, Seat side, int word) {
        return InfectionBits.packed(
                switch (this) {
                    case OWN -> board.microbes(side);
                    case ENEMY -> board.microbes(side.other());
                    case VACANT -> board.empty();
                    case BLOCKED -> board.blocked();
                    case REACH -> board.landings(side);
                    case ENEMY_REACH -> board.landings(side.other());
                });
    }
}
