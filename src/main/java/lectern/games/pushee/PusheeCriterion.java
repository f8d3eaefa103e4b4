package lectern.games.pushee;

import static lectern.game.Seat.FIRST;
import static lectern.game.Seat.SECOND;

import lectern.game.Seat;
import lectern.game.base.EnumCriterion;
import lectern.game.board.Cells;

/** What can be measured of a Pushee Pieces board: always points of one's own, less the same of the enemy's. */
enum PusheeCriterion implements EnumCriterion<PusheePosition> {
    /** The values under the pieces. */
    SCORE(1) {
        @Override
        int points(PusheePosition position, Seat side) {
            return position.score(side);
        }

        @Override
        Cells cells(PusheePosition position) {
            return position.held(FIRST).and(position.held(SECOND));
        }
    },

    /** What the worst single push would take. */
    EXPOSED(-0.5) {
        @Override
        int points(PusheePosition position, Seat side) {
            return position.left(side.other()) == 0 ? 0 : position.game().lines.most(position, side, -1);
        }

        @Override
        Cells cells(PusheePosition position) {
            return position.game().lines.loose(position);
        }
    },

    /** What stands in a run that reaches the wall, and cannot be pushed along it. */
    ANCHORED(0.2) {
        @Override
        int points(PusheePosition position, Seat side) {
            return position.game().lines.held(position, side);
        }

        @Override
        Cells cells(PusheePosition position) {
            return position.game().lines.held(position);
        }
    },

    /** What the best single push would bring. */
    REACH(0.2) {
        @Override
        int points(PusheePosition position, Seat side) {
            return position.left(side) == 0 ? 0 : position.game().lines.most(position, side, 1);
        }

        @Override
        Cells cells(PusheePosition position) {
            return position.game().lines.loose(position);
        }
    },

    /** What the empty cells would bring if both sides took the best one in turn. */
    FREE(0.5) {
        @Override
        int points(PusheePosition position, Seat side) {
            return Shares.of(position, side);
        }

        @Override
        Cells cells(PusheePosition position) {
            return position.empty();
        }
    };

    private final double weight;

    PusheeCriterion(double weight) {
        this.weight = weight;
    }

    abstract int points(PusheePosition position, Seat side);

    abstract Cells cells(PusheePosition position);

    @Override
    public double weight() {
        return weight;
    }

    @Override
    public double measured(PusheePosition position, Seat side) {
        return points(position, side) - points(position, side.other());
    }

    @Override
    public Cells lookedAt(PusheePosition position, Seat side) {
        return cells(position);
    }
}
