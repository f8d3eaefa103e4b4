package lectern.gui.review;

import java.util.List;
import java.util.Optional;
import javax.swing.table.AbstractTableModel;
import lectern.gui.wording.Wording;
import lectern.play.review.Review;
import lectern.play.review.ReviewColumn;
import lectern.play.review.ReviewedMove;

/** The moves of a review, all of them or those that are marked. */
final class ReviewTableModel extends AbstractTableModel {
    private static final ReviewColumn[] COLUMNS = {
        ReviewColumn.PLY,
        ReviewColumn.SIDE,
        ReviewColumn.MOVE,
        ReviewColumn.BETTER,
        ReviewColumn.LOSS,
        ReviewColumn.CRITERION
    };

    private final transient Wording wording;
    private transient Optional<Review> review = Optional.empty();
    private transient List<ReviewedMove> rows = List.of();

    ReviewTableModel(Wording wording) {
        this.wording = wording;
    }

    void show(Optional<Review> shown, boolean marked) {
        review = shown;
        rows = shown.map(found -> marked ? found.marked() : found.moves()).orElse(List.of());
        fireTableStructureChanged();
    }

    ReviewedMove move(int row) {
        return rows.get(row);
    }

    /** Where the move of a turn stands; -1 if it does not. */
    int row(int turn) {
        for (int row = 0; row < rows.size(); row++) {
            if (rows.get(row).turn().number() == turn) return row;
        }
        return -1;
    }

    static ReviewColumn column(int index) {
        return COLUMNS[index];
    }

    @Override
    public int getRowCount() {
        return rows.size();
    }

    @Override
    public int getColumnCount() {
        return COLUMNS.length;
    }

    @Override
    public String getColumnName(int column) {
        return wording.of(COLUMNS[column].head());
    }

    @Override
    public Object getValueAt(int row, int column) {
        return COLUMNS[column]
                .of(rows.get(row), review.orElseThrow())
                .map(wording::of)
                .orElse("");
    }
}
