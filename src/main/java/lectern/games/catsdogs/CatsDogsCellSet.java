package lectern.games.catsdogs;

import lectern.game.Seat;
import lectern.game.base.EnumCellSet;
import lectern.games.catsdogs.Yard.Lot;

/** What formulas can name in a yard. */
enum CatsDogsCellSet implements EnumCellSet<CatsDogsPosition> {
    OWN,
    ENEMY,
    VACANT,
    BLOCKED,

    /** Where the side could place a pet if it were to place one now. */
    ROOM,

    ENEMY_ROOM;

    @Override
    public long bits(CatsDogsPosition position, Seat side, int word) {
        Yard yard = position.yard;
        Pet own = position.pet(side);
        return switch (this) {
            case OWN -> yard.word(Lot.of(own), word);
            case ENEMY -> yard.word(Lot.of(own.other()), word);
            case VACANT -> yard.empty(word);
            case BLOCKED -> yard.word(Lot.OBSTACLES, word);
            case ROOM -> yard.word(Lot.roomFor(own), word);
            case ENEMY_ROOM -> yard.word(Lot.roomFor(own.other()), word);
        };
    }
}
