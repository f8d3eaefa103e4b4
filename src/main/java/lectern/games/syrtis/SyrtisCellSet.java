package lectern.games.syrtis;

import lectern.game.Seat;
import lectern.game.base.EnumCellSet;

/** What formulas can name in Syrtis, where own cells are those under own towers. */
enum SyrtisCellSet implements EnumCellSet<SyrtisPosition> {
    OWN,
    ENEMY,

    /** The holes, also those beyond the board's first outline. */
    VACANT,

    /** Nothing: a tile can slide to any hole of the square. */
    BLOCKED,

    TILES,
    WHITE,
    BLACK,
    CIRCLES,
    SQUARES;

    @Override
    public long bits(SyrtisPosition position, Seat side, int word) {
        return position.bank()
                .packed(
                        switch (this) {
                            case OWN -> towers(position, side);
                            case ENEMY -> towers(position, side.other());
                            case VACANT -> ~position.tiles;
                            case BLOCKED -> 0;
                            case TILES -> position.tiles;
                            case WHITE -> position.tiles(Trait.WHITE);
                            case BLACK -> position.tiles(Trait.BLACK);
                            case CIRCLES -> position.tiles(Trait.CIRCLE);
                            case SQUARES -> position.tiles(Trait.SQUARE);
                        });
    }

    /** None in the set-up, while no seat has a colour. */
    private static long towers(SyrtisPosition position, Seat seat) {
        return position.whiteSeat == null ? 0 : position.towers(position.side(seat));
    }
}
