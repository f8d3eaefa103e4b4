package lectern.games.syrtis;

/** What else can be measured of a board, beyond the report: what White may hope for, less the same for Black. */
enum SyrtisProspect implements WhiteView {
    /** Tiles whose loss would split an island of one's colour or shape. */
    BRIDGES(-1) {
        @Override
        long spots(SyrtisPosition position, Side side) {
            SideSurvey survey = position.survey(side);
            return survey.ofColour.bridges() | survey.ofShape.bridges();
        }
    },

    /** Where each tower can walk or slide. */
    MOBILITY(2) {
        @Override
        int count(SyrtisPosition position, Side side) {
            int count = SLIDES.count(position, side);
            for (long towers = position.towers(side); towers != 0; towers &= towers - 1) {
                count += Long.bitCount(Reach.walks(position, side, Long.lowestOneBit(towers)));
            }
            return count;
        }

        @Override
        long spots(SyrtisPosition position, Side side) {
            return position.survey(side).walks | SLIDES.spots(position, side);
        }
    },

    /** Where each tower can slide. */
    SLIDES(9) {
        @Override
        int count(SyrtisPosition position, Side side) {
            SideSurvey survey = position.survey(side);
            return Long.bitCount(survey.firstSlides) + Long.bitCount(survey.secondSlides);
        }

        @Override
        long spots(SyrtisPosition position, Side side) {
            return position.survey(side).firstSlides | position.survey(side).secondSlides;
        }
    },

    /** Into how many islands the tiles of one's colour fall, and those of one's shape. */
    ISLETS(-12) {
        @Override
        int count(SyrtisPosition position, Side side) {
            SideSurvey survey = position.survey(side);
            return survey.ofColour.islands + survey.ofShape.islands;
        }

        @Override
        long spots(SyrtisPosition position, Side side) {
            return position.tiles(side.colour()) | position.tiles(side.shape());
        }
    },

    /** Tiles outside the largest island of one's colour, or of one's shape if they are fewer. */
    DISTANCE(-8) {
        @Override
        long spots(SyrtisPosition position, Side side) {
            long colour = position.survey(side).ofColour.scattered;
            long shape = position.survey(side).ofShape.scattered;
            return Long.bitCount(shape) < Long.bitCount(colour) ? shape : colour;
        }
    },

    /** Tiles that one could sink now. */
    SINKS(14) {
        @Override
        long spots(SyrtisPosition position, Side side) {
            return position.survey(side).sinks;
        }
    },

    /** Tiles that one could sink now, or after a walk. */
    REACH(12) {
        @Override
        long spots(SyrtisPosition position, Side side) {
            return position.survey(side).reach;
        }
    },

    /** One for a side that has no such tile: the initiative is lost to it for a while. */
    STRANDED(-57) {
        @Override
        int count(SyrtisPosition position, Side side) {
            return position.survey(side).reach == 0 ? 1 : 0;
        }

        @Override
        long spots(SyrtisPosition position, Side side) {
            return position.survey(side).reach == 0 ? position.towers(side) : 0;
        }
    };

    private final double weight;

    SyrtisProspect(double weight) {
        this.weight = weight;
    }

    /** How much there is of it for one side. */
    int count(SyrtisPosition position, Side side) {
        return Long.bitCount(spots(position, side));
    }

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
