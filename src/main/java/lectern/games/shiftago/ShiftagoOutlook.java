package lectern.games.shiftago;

import java.util.List;
import lectern.game.Seat;
import lectern.game.base.EnumCriterion;
import lectern.game.board.Cells;

/** What the report did not measure: what either side could still make of the board. */
enum ShiftagoOutlook implements EnumCriterion<ShiftagoPosition> {
    /** 1 if the side is to move and has an insertion that makes a five, -1 if that is so for the other. */
    READY(100_000) {
        @Override
        public double measured(ShiftagoPosition position, Seat side) {
            Seat mover = position.toMove();
            if (!pushes(position, mover).any()) return 0;
            return mover == side ? 1 : -1;
        }

        @Override
        public Cells lookedAt(ShiftagoPosition position, Seat side) {
            return pushes(position, position.toMove()).entries();
        }
    },

    /** The insertions that would make a five for the side, whichever side is to move, minus the other's. */
    PUSHES(200) {
        @Override
        public double measured(ShiftagoPosition position, Seat side) {
            return pushes(position, side).count()
                    - pushes(position, side.other()).count();
        }

        @Override
        public Cells lookedAt(ShiftagoPosition position, Seat side) {
            return pushes(position, side)
                    .entries()
                    .and(pushes(position, side.other()).entries());
        }
    },

    /** Stretches of five cells without a marble of the other: the squares of the side's marbles in them, summed. */
    OPEN(2) {
        @Override
        public double measured(ShiftagoPosition position, Seat side) {
            long own = position.marbles(side);
            long other = position.marbles(side.other());
            return Windows.open(own, other) - Windows.open(other, own);
        }

        @Override
        public Cells lookedAt(ShiftagoPosition position, Seat side) {
            return ShiftagoBits.cells(position.occupied());
        }
    },

    /** The side's runs, each to the power of five, minus the other's. */
    LEAD(1) {
        @Override
        public double measured(ShiftagoPosition position, Seat side) {
            return Runs.total(position.marbles(side)) - Runs.total(position.marbles(side.other()));
        }

        @Override
        public Cells lookedAt(ShiftagoPosition position, Seat side) {
            return ShiftagoBits.cells(position.occupied());
        }
    },

    /** The same lead after the best insertion of the side to move, from the side's point of view. */
    REACH(1) {
        @Override
        public double measured(ShiftagoPosition position, Seat side) {
            int reach = pushes(position, position.toMove()).bestLead(position.enemy);
            return position.toMove() == side ? reach : -reach;
        }

        @Override
        public Cells lookedAt(ShiftagoPosition position, Seat side) {
            return ShiftagoBits.cells(position.occupied());
        }
    },

    /** The side's marbles along the edges, minus the other's. */
    EDGES(-3) {
        @Override
        public double measured(ShiftagoPosition position, Seat side) {
            return Long.bitCount(position.marbles(side) & ShiftagoBits.EDGES)
                    - Long.bitCount(position.marbles(side.other()) & ShiftagoBits.EDGES);
        }

        @Override
        public Cells lookedAt(ShiftagoPosition position, Seat side) {
            return ShiftagoBits.cells(position.occupied() & ShiftagoBits.EDGES);
        }
    },

    /** The marbles that the side has yet to place, minus the other's. */
    HAND(1) {
        @Override
        public double measured(ShiftagoPosition position, Seat side) {
            return position.left(side) - position.left(side.other());
        }

        @Override
        public Cells lookedAt(ShiftagoPosition position, Seat side) {
            return Cells.NONE;
        }
    };

    /** Those that make a strong player; the others were tried with them, and made none stronger. */
    static final List<ShiftagoOutlook> STRONG = List.of(READY, PUSHES, LEAD, REACH);

    private final double weight;

    ShiftagoOutlook(double weight) {
        this.weight = weight;
    }

    @Override
    public double weight() {
        return weight;
    }

    private static Pushes pushes(ShiftagoPosition position, Seat seat) {
        return new Pushes(position.marbles(seat), position.occupied(), position.left(seat));
    }
}
