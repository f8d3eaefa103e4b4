package lectern.games.catsdogs;

import lectern.game.Seat;
import lectern.game.base.EnumCriterion;
import lectern.game.board.Cells;
import lectern.games.catsdogs.Yard.Lot;

/** What can be measured of a yard: where each side could place if it were to place now. */
enum CatsDogsCriterion implements EnumCriterion<CatsDogsPosition> {
    /** The cells in which the other side could place: the fewer, the better. */
    MOBILITY_OTHER(-1) {
        @Override
        Lot room(Pet own) {
            return Lot.roomFor(own.other());
        }
    },

    /** The cells in which the side itself could place. */
    MOBILITY_OWN(1) {
        @Override
        Lot room(Pet own) {
            return Lot.roomFor(own);
        }
    };

    private final double weight;

    CatsDogsCriterion(double weight) {
        this.weight = weight;
    }

    abstract Lot room(Pet own);

    @Override
    public double weight() {
        return weight;
    }

    @Override
    public double measured(CatsDogsPosition position, Seat side) {
        return position.yard.count(room(position.pet(side)));
    }

    @Override
    public Cells lookedAt(CatsDogsPosition position, Seat side) {
        return position.yard.cells(room(position.pet(side)));
    }
}
