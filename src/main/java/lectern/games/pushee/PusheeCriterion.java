package lectern.games.pushee;

import java.util.Locale;
import lectern.game.Cells;
import lectern.game.Criterion;
import lectern.game.Position;
import lectern.game.Seat;

/** What can be measured of a Pushee Pieces board. */
enum PusheeCriterion implements Criterion {
    /** The values under the own pieces less those under the enemy's. */
    SCORE {
        @Override
        public double raw(Position position, Seat side) {
            PusheePosition pushee = (PusheePosition) position;
            return pushee.score(side) - pushee.score(side.other());
        }

        @Override
        public Cells cells(Position position, Seat side) {
            PusheePosition pushee = (PusheePosition) position;
            return pushee.held(side).and(pushee.held(side.other()));
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
