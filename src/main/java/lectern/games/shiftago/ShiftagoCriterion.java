package lectern.games.shiftago;

import lectern.game.Seat;
import lectern.game.base.EnumCriterion;
import lectern.game.board.Cells;

/**
 * What the report measures of a board for a side, as if that side had just moved and the other replied next: each by
 * itself. Where a criterion looks a reply ahead, the first of its cells is the one where that reply comes in.
 */
enum ShiftagoCriterion implements EnumCriterion<ShiftagoPosition> {
    /** 1 if the side has five or more in line. */
    WON(1_000_000) {
        @Override
        public double measured(ShiftagoPosition position, Seat side) {
            return isWon(position, side) ? 1 : 0;
        }

        @Override
        public Cells lookedAt(ShiftagoPosition position, Seat side) {
            return LineCells.fives(position.marbles(side));
        }
    },

    /** -1 if the other's reply can reach five or more in line. */
    THREAT(1_000_000) {
        @Override
        public double measured(ShiftagoPosition position, Seat side) {
            return isThreatened(position, side) ? -1 : 0;
        }

        @Override
        public Cells lookedAt(ShiftagoPosition position, Seat side) {
            PushReplies replies = PushReplies.to(side, position);
            ShiftagoMove reply = replies.five();
            if (reply == null) return Cells.NONE;
            return Cells.of(reply.path.first()).and(LineCells.fives(replies.after(reply)));
        }
    },

    /** The side's runs, each to the power of five. */
    RUNS(1) {
        @Override
        public double measured(ShiftagoPosition position, Seat side) {
            return Runs.total(position.marbles(side));
        }

        @Override
        public Cells lookedAt(ShiftagoPosition position, Seat side) {
            return ShiftagoBits.cells(position.marbles(side));
        }
    },

    /** Minus the other's runs after the reply that is best for them. */
    REPLY(1) {
        @Override
        public double measured(ShiftagoPosition position, Seat side) {
            PushReplies replies = PushReplies.to(side, position);
            ShiftagoMove best = replies.best();
            return best == null ? 0 : -Runs.total(replies.after(best));
        }

        @Override
        public Cells lookedAt(ShiftagoPosition position, Seat side) {
            PushReplies replies = PushReplies.to(side, position);
            ShiftagoMove best = replies.best();
            if (best == null) return Cells.NONE;
            return Cells.of(best.path.first()).and(ShiftagoBits.cells(replies.after(best)));
        }
    },

    /** The length of the side's longest run; all that the medium level sees. */
    LONGEST(1) {
        @Override
        public double measured(ShiftagoPosition position, Seat side) {
            return Runs.longest(position.marbles(side));
        }

        @Override
        public Cells lookedAt(ShiftagoPosition position, Seat side) {
            long marbles = position.marbles(side);
            Cells cells = Cells.NONE;
            for (Cells run : LineCells.runs(marbles, Math.max(1, Runs.longest(marbles)))) cells = cells.and(run);
            return cells;
        }
    };

    private final double weight;

    ShiftagoCriterion(double weight) {
        this.weight = weight;
    }

    @Override
    public double weight() {
        return weight;
    }

    static boolean isWon(ShiftagoPosition position, Seat side) {
        return Runs.hasFive(position.marbles(side));
    }

    static boolean isThreatened(ShiftagoPosition position, Seat side) {
        return PushReplies.to(side, position).five() != null;
    }
}
