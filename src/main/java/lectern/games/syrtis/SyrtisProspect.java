package lectern.games.syrtis;

/** What else can be measured of a board, beyond the report: what White may hope for, less the same for Black. */
enum SyrtisProspect implements WhiteView {
    /** Tiles whose loss would split an island of one's colour or shape. */
    BRIDGES(-1) {
        @Override
        int count(SyrtisPosition position, Side side) {
            return Long.bitCount(spots(position, side));
        }

        @Override
        long spots(SyrtisPosition position, Side side) {
            return Archipelago.bridges(position.tiles(side.colour()))
                    | Archipelago.bridges(position.tiles(side.shape()));
        }
    },

    /** Where each tower can walk or slide. */
    MOBILITY(2) {
        @Override
        int count(SyrtisPosition position, Side side) {
            int count = 0;
            for (long towers = position.towers(side); towers != 0; towers &= towers - 1) {
                long tower = Long.lowestOneBit(towers);
                count += Long.bitCount(Reach.walks(position, side, tower));
                count += Long.bitCount(Reach.slides(position, tower));
            }
            return count;
        }

        @Override
        long spots(SyrtisPosition position, Side side) {
            long reached = 0;
            for (long towers = position.towers(side); towers != 0; towers &= towers - 1) {
                long tower = Long.lowestOneBit(towers);
                reached |= Reach.walks(position, side, tower) | Reach.slides(position, tower);
            }
            return reached;
        }
    },

    /** Tiles outside the largest island of one's colour, or of one's shape if they are fewer. */
    DISTANCE(-8) {
        @Override
        int count(SyrtisPosition position, Side side) {
            return Long.bitCount(spots(position, side));
        }

        @Override
        long spots(SyrtisPosition position, Side side) {
            long colour = Archipelago.scattered(position.tiles(side.colour()));
            long shape = Archipelago.scattered(position.tiles(side.shape()));
            return Long.bitCount(shape) < Long.bitCount(colour) ? shape : colour;
        }
    },

    /** One for whoever has the initiative, and one for each pass in a row of theirs: four end the game. */
    INITIATIVE(60) {
        @Override
        int count(SyrtisPosition position, Side side) {
            return position.tally.initiative() == side ? 1 + position.tally.passes(side) : 0;
        }

        @Override
        long spots(SyrtisPosition position, Side side) {
            return 0;
        }
    };

    private final double weight;

    SyrtisProspect(double weight) {
        this.weight = weight;
    }

    /** How much there is of it for one side. */
    abstract int count(SyrtisPosition position, Side side);

    /** Where that comes from. */
    abstract long spots(SyrtisPosition position, Side side);

    @Override
    public double weight() {
        return weight;
    }

    @Override
    public double forWhite(SyrtisPosition position) {
        return count(position, Side.WHITE) - count(position, Side.BLACK);
    }

    @Override
    public long lookedAt(SyrtisPosition position) {
        return spots(position, Side.WHITE) | spots(position, Side.BLACK);
    }
}
