package lectern.games.catsdogs;

import java.util.Locale;
import lectern.game.Cells;
import lectern.game.Criterion;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.games.catsdogs.Yard.Lot;

/** What can be measured of a yard: where each side could place if it were to place now. */
enum CatsDogsCriterion implements Criterion {
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
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public double weight() {
        return weight;
    }

    @Override
    public double raw(Position position, Seat side) {
        CatsDogsPosition catsDogs = (CatsDogsPosition) position;
        return catsDogs.yard.count(room(catsDogs.pet(side)));
    }

    @Override
    public Cells cells(Position position, Seat side) {
        CatsDogsPosition catsDogs = (CatsDogsPosition) position;
        return catsDogs.yard.cells(room(catsDogs.pet(side)));
    }
}
