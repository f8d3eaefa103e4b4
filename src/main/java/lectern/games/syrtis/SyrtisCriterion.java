package lectern.games.syrtis;

import lectern.games.syrtis.spots.Spots;

/** What the report's program measures of a board. */
enum SyrtisCriterion implements WhiteView {
    /** White tiles and circles less black tiles and squares. */
    TILES(1) {
        @Override
        public double forWhite(SyrtisPosition position) {
            return 2
                    * (Long.bitCount(position.white) + Long.bitCount(position.circles) - Long.bitCount(position.tiles));
        }

        @Override
        public long lookedAt(SyrtisPosition position) {
            return position.tiles;
        }
    },

    /** How close to the middle the tiles lie that White could sink, less the same for Black. */
    CENTRE(10) {
        @Override
        public double forWhite(SyrtisPosition position) {
            return closeness(position, Side.WHITE) - closeness(position, Side.BLACK);
        }

        /** A tile beside both towers of a side counts twice. */
        private double closeness(SyrtisPosition position, Side side) {
            double sum = 0;
            long sinks = Reach.sinks(position, side);
            for (long towers = position.towers(side); towers != 0; towers &= towers - 1) {
                long beside = Spots.beside(Long.lowestOneBit(towers)) & sinks;
                for (; beside != 0; beside &= beside - 1) sum += position.bank().closeness(Spots.first(beside));
            }
            return sum;
        }

        @Override
        public long lookedAt(SyrtisPosition position) {
            return Reach.sinks(position, Side.WHITE) | Reach.sinks(position, Side.BLACK);
        }
    },

    /** The shares of all tiles of their colour, and of their shape, that the towers' islands have. */
    ISLANDS(50) {
        @Override
        public double forWhite(SyrtisPosition position) {
            return shares(position, Side.WHITE) - shares(position, Side.BLACK);
        }

        private double shares(SyrtisPosition position, Side side) {
            return share(position, side, side.colour()) + share(position, side, side.shape());
        }

        /** Both towers count, even on the same island. */
        private double share(SyrtisPosition position, Side side, Trait trait) {
            int tiles = 0;
            for (long towers = position.towers(side); towers != 0; towers &= towers - 1) {
                tiles += Long.bitCount(position.island(trait, Long.lowestOneBit(towers)));
            }
            return tiles == 0 ? 0 : (double) tiles / Long.bitCount(position.tiles(trait));
        }

        @Override
        public long lookedAt(SyrtisPosition position) {
            long islands = 0;
            for (Side side : Side.values()) {
                islands |= Spots.flood(position.towers(side), position.tiles(side.colour()));
                islands |= Spots.flood(position.towers(side), position.tiles(side.shape()));
            }
            return islands;
        }
    },

    /** How many tiles White has sunk since Black last did, or the other way round below 0. */
    STREAK(20) {
        @Override
        public double forWhite(SyrtisPosition position) {
            return position.tally.streak();
        }

        @Override
        public long lookedAt(SyrtisPosition position) {
            return 0;
        }
    },

    /** Whether the game is won. */
    WIN(10_000) {
        @Override
        public double forWhite(SyrtisPosition position) {
            Side winner = GameEnd.winner(position);
            return winner == null ? 0 : winner.sign();
        }

        @Override
        public long lookedAt(SyrtisPosition position) {
            long complete = 0;
            for (Trait trait : Trait.values()) {
                if (position.isComplete(trait)) complete |= position.tiles(trait);
            }
            return position.isOver() ? complete : 0;
        }
    };

    private final double weight;

    SyrtisCriterion(double weight) {
        this.weight = weight;
    }

    @Override
    public double weight() {
        return weight;
    }
}
