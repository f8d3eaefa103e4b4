package lectern.games.syrtis;

import java.util.Locale;
import lectern.game.Cells;
import lectern.game.Criterion;
import lectern.game.Position;
import lectern.game.Seat;

/**
 * What the report's program measures of a board. Each is worked out for White; for the seat that plays Black the sign
 * turns. Before the colours are chosen nobody plays Black, so that either seat sees the board as White would.
 */
enum SyrtisCriterion implements Criterion {
    /** White tiles and circles less black tiles and squares. */
    TILES(1) {
        @Override
        double forWhite(SyrtisPosition position) {
            return 2
                    * (Long.bitCount(position.white) + Long.bitCount(position.circles) - Long.bitCount(position.tiles));
        }

        @Override
        long lookedAt(SyrtisPosition position) {
            return position.tiles;
        }
    },

    /** How close to the middle the tiles lie that White could sink, less the same for Black. */
    CENTRE(10) {
        @Override
        double forWhite(SyrtisPosition position) {
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
        long lookedAt(SyrtisPosition position) {
            return Reach.sinks(position, Side.WHITE) | Reach.sinks(position, Side.BLACK);
        }
    },

    /** The shares of all tiles of their colour, and of their shape, that the towers' islands have. */
    ISLANDS(50) {
        @Override
        double forWhite(SyrtisPosition position) {
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
        long lookedAt(SyrtisPosition position) {
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
        double forWhite(SyrtisPosition position) {
            return position.tally.streak();
        }

        @Override
        long lookedAt(SyrtisPosition position) {
            return 0;
        }
    },

    /** Whether the game is won. */
    WIN(10_000) {
        @Override
        double forWhite(SyrtisPosition position) {
            Side winner = Ending.winner(position);
            return winner == null ? 0 : winner.sign();
        }

        @Override
        long lookedAt(SyrtisPosition position) {
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

    abstract double forWhite(SyrtisPosition position);

    /** The spots that the measure comes from. */
    abstract long lookedAt(SyrtisPosition position);

    @Override
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public double weight() {
        return weight;
    }

    @Override
    public double raw(Position position, Seat side) {
        SyrtisPosition syrtis = (SyrtisPosition) position;
        double raw = forWhite(syrtis);
        boolean isWhite = syrtis.whiteSeat == null || syrtis.whiteSeat == side;
        // Not the -0 that turning a plain 0 round would give.
        return isWhite || raw == 0 ? raw : -raw;
    }

    @Override
    public Cells cells(Position position, Seat side) {
        SyrtisPosition syrtis = (SyrtisPosition) position;
        return syrtis.bank().cells(lookedAt(syrtis));
    }
}
