package lectern.games.shiftago;

import java.util.List;
import lectern.game.Criterion;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.board.Cells;

/**
 * A criterion as the report's evaluation measures it. The report asks one after the other: a five decides alone, then
 * the threat of one; only where there is neither do runs count. What is not asked for is 0.
 */
record ReportOrder(ShiftagoCriterion criterion) implements Criterion {
    static final List<ReportOrder> ALL = List.of(
            new ReportOrder(ShiftagoCriterion.WON),
            new ReportOrder(ShiftagoCriterion.THREAT),
            new ReportOrder(ShiftagoCriterion.RUNS),
            new ReportOrder(ShiftagoCriterion.REPLY));

    @Override
    public String key() {
        return criterion.key();
    }

    @Override
    public double weight() {
        return criterion.weight();
    }

    @Override
    public double raw(Position position, Seat side) {
        return isAsked((ShiftagoPosition) position, side) ? criterion.raw(position, side) : 0;
    }

    @Override
    public Cells cells(Position position, Seat side) {
        return isAsked((ShiftagoPosition) position, side) ? criterion.cells(position, side) : Cells.NONE;
    }

    private boolean isAsked(ShiftagoPosition position, Seat side) {
        return switch (criterion) {
            case WON -> true;
            case THREAT -> !ShiftagoCriterion.isWon(position, side);
            default -> !ShiftagoCriterion.isWon(position, side) && !ShiftagoCriterion.isThreatened(position, side);
        };
    }
}
