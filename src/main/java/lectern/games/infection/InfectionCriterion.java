package lectern.games.infection;

import java.util.Locale;
import lectern.game.Cells;
import lectern.game.Criterion;
import lectern.game.Position;
import lectern.game.Seat;

/** What can be measured of an Infection board. */
enum InfectionCriterion implements Criterion {
    /** Own microbes less the enemy's. */
    COUNT {
        @Override
        public double raw(Position position, Seat side) {
            InfectionPosition infection = (InfectionPosition) position;
            return Long.bitCount(infection.microbes(side)) - Long.bitCount(infection.microbes(side.other()));
        }

        @Override
        public Cells cells(Position position, Seat side) {
            InfectionPosition infection = (InfectionPosition) position;
            return Dish.cells(infection.own | infection.enemy);
        }
    };

    @Override
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public double weight() {
        return 1;
    }
}
