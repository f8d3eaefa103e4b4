package lectern.games.catsdogs;

import static lectern.game.board.BoardShape.OUTSIDE;

import java.util.List;
import java.util.Optional;
import lectern.game.Move;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.base.EnumCriterion;
import lectern.game.board.Cells;
import lectern.games.catsdogs.Yard.Lot;

/**
 * What the report did not measure: how a yard is likely to end. A cell that only one side can use is as good as a pet
 * of that side, since a game goes on until such cells are used up; only cells that both can use are still fought over,
 * and what stands to be lost next to them.
 */
enum CatsDogsOutlook implements EnumCriterion<CatsDogsPosition> {
    /** What it comes to if both sides go on as the report's hard level does. */
    PLAYOUT(3) {
        @Override
        double raw(CatsDogsPosition position, Pet own) {
            CatsDogsPosition end = Playout.endOf(position);
            if (position.game.lastWins()) {
                if (end.winner() == null) return 0;
                return end.winner() == own ? 1 : -1;
            }
            return end.yard.count(Lot.of(own)) - end.yard.count(Lot.of(own.other()));
        }

        @Override
        public Optional<Move> continuation(Position position) {
            return Optional.of(Playout.choice((CatsDogsPosition) position));
        }

        @Override
        Cells cells(CatsDogsPosition position, Pet own) {
            Yard end = Playout.endOf(position).yard;
            return Cells.of(position.yard.empty().stream().filter(cell -> end.at(cell) != null));
        }
    },

    /** The side's pets on the board, minus the other's. */
    PETS(1) {
        @Override
        double raw(CatsDogsPosition position, Pet own) {
            return position.yard.count(Lot.of(own)) - position.yard.count(Lot.of(own.other()));
        }

        @Override
        Cells cells(CatsDogsPosition position, Pet own) {
            return position.yard.cells(Lot.of(own)).and(position.yard.cells(Lot.of(own.other())));
        }
    },

    /** The cells that only the side can use, minus those that only the other can. */
    TERRITORY(1) {
        @Override
        double raw(CatsDogsPosition position, Pet own) {
            // Those that both can use cancel out.
            return position.yard.count(Lot.roomFor(own)) - position.yard.count(Lot.roomFor(own.other()));
        }

        @Override
        Cells cells(CatsDogsPosition position, Pet own) {
            return Territory.of(own)
                    .cells(position.yard)
                    .and(Territory.of(own.other()).cells(position.yard));
        }
    },

    /** The side's territory next to cells that both can use, where the other side may yet spoil it, minus the other's. */
    EXPOSED(-0.2) {
        @Override
        double raw(CatsDogsPosition position, Pet own) {
            YardSurvey survey = new YardSurvey(position.yard);
            return survey.countExposed(own) - survey.countExposed(own.other());
        }

        @Override
        Cells cells(CatsDogsPosition position, Pet own) {
            YardSurvey survey = new YardSurvey(position.yard);
            return survey.exposed(own).and(survey.exposed(own.other()));
        }
    },

    /** The most cells that the side to move can bar to the other by a placement on a cell that both can use. */
    TEMPO(0.5) {
        @Override
        double raw(CatsDogsPosition position, Pet own) {
            int cell = new YardSurvey(position.yard).strongestShared(position.mover);
            if (cell == OUTSIDE) return 0;
            int barred = position.yard.countNear(Lot.roomFor(position.mover.other()), cell);
            return position.mover == own ? barred : -barred;
        }

        @Override
        Cells cells(CatsDogsPosition position, Pet own) {
            int cell = new YardSurvey(position.yard).strongestShared(position.mover);
            return cell == OUTSIDE ? Cells.NONE : Cells.of(cell);
        }
    },

    /** Dogs without a dog beside them, whose cell a cat could take after a removal: good for Cats, bad for Dogs. */
    STRAYS(0.2) {
        @Override
        double raw(CatsDogsPosition position, Pet own) {
            if (!position.game.hasSpecials()) return 0;
            int strays = new YardSurvey(position.yard).countStrays();
            return own == Pet.CAT ? strays : -strays;
        }

        @Override
        Cells cells(CatsDogsPosition position, Pet own) {
            if (!position.game.hasSpecials()) return Cells.NONE;
            return new YardSurvey(position.yard).strays();
        }
    };

    /** All of them, which together make a strong player. */
    static final List<CatsDogsOutlook> STRONG = List.of(values());

    /** Those that look at the yard as it stands, and play nothing out. */
    static final List<CatsDogsOutlook> AT_REST = STRONG.subList(1, STRONG.size());

    private final double weight;

    CatsDogsOutlook(double weight) {
        this.weight = weight;
    }

    abstract double raw(CatsDogsPosition position, Pet own);

    abstract Cells cells(CatsDogsPosition position, Pet own);

    @Override
    public double weight() {
        return weight;
    }

    @Override
    public double measured(CatsDogsPosition position, Seat side) {
        return raw(position, position.pet(side));
    }

    @Override
    public Cells lookedAt(CatsDogsPosition position, Seat side) {
        return cells(position, position.pet(side));
    }
}
