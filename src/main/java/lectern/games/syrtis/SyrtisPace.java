package lectern.games.syrtis;

import lectern.game.Seat;

/** How near a game is to its end, and whose the next step is: for White, if it is White's. */
enum SyrtisPace implements WhiteView {
    /** Whether the side to move can win with its next action. */
    FINISH(1000) {
        @Override
        int signed(SyrtisPosition position) {
            Side side = mover(position);
            return canWin(position, side) ? side.sign() : 0;
        }

        @Override
        public long lookedAt(SyrtisPosition position) {
            return wins(position, mover(position));
        }
    },

    /** Whether the side that waits could win with its next action, if it were its turn. */
    THREAT(160) {
        @Override
        int signed(SyrtisPosition position) {
            Side side = mover(position).other();
            return canWin(position, side) ? side.sign() : 0;
        }

        @Override
        public long lookedAt(SyrtisPosition position) {
            return wins(position, mover(position).other());
        }
    },

    /** Who sank the last tile, or White. */
    INITIATIVE(16) {
        @Override
        int signed(SyrtisPosition position) {
            return position.tally.initiative().sign();
        }
    },

    /** The passes in a row of the side that has the initiative, squared: four end the game. */
    PATIENCE(26) {
        @Override
        int signed(SyrtisPosition position) {
            Side side = position.tally.initiative();
            int passes = position.tally.passes(side);
            return side.sign() * passes * passes;
        }
    },

    /** The streak, squared: four tiles are quicksand. */
    PULL(13) {
        @Override
        int signed(SyrtisPosition position) {
            return position.tally.initiative().sign() * position.tally.streak() * position.tally.streak();
        }
    },

    /** Whose turn it is. */
    TURN(16) {
        @Override
        int signed(SyrtisPosition position) {
            return mover(position).sign();
        }
    },

    /**
     * How many tiles have been sunk, for either side: a game that neither side brings on is never won. It does not turn its
     * sign with the side.
     */
    SUNK(30) {
        @Override
        int signed(SyrtisPosition position) {
            return position.bank().tiles() - Long.bitCount(position.tiles);
        }

        @Override
        public double measured(SyrtisPosition position, Seat side) {
            return forWhite(position);
        }
    };

    private final double weight;

    SyrtisPace(double weight) {
        this.weight = weight;
    }

    abstract int signed(SyrtisPosition position);

    /** In the set-up it is White who will move first. */
    private static Side mover(SyrtisPosition position) {
        return position.turn.isSetUp() ? Side.WHITE : position.turn.side();
    }

    private static boolean canWin(SyrtisPosition position, Side side) {
        SideSurvey survey = position.survey(side);
        return (survey.winsByPassing || survey.wins != 0) && !position.isOver();
    }

    private static long wins(SyrtisPosition position, Side side) {
        return position.isOver() ? 0 : position.survey(side).wins;
    }

    @Override
    public double weight() {
        return weight;
    }

    @Override
    public double forWhite(SyrtisPosition position) {
        return signed(position);
    }

    @Override
    public long lookedAt(SyrtisPosition position) {
        return 0;
    }
}
