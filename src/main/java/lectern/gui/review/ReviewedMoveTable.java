package lectern.gui.review;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Font;
import java.util.function.Consumer;
import javax.swing.JTable;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import javax.swing.table.DefaultTableCellRenderer;
import lectern.gui.act.WindowKeys;
import lectern.gui.wording.Wording;
import lectern.play.review.Review;
import lectern.play.review.ReviewColumn;
import lectern.play.review.ReviewedMove;

/** The moves of a review as a table: to select one is to go there. Marked moves are bold, beside their sign. */
final class ReviewedMoveTable extends JTable {
    private static final int ROWS = 6;
    private static final int GAP = 6;

    private final transient Wording wording;
    private final ReviewTableModel model;
    private boolean filling;

    /** @param chosen hears which move the user wants to see */
    ReviewedMoveTable(Wording wording, Consumer<ReviewedMove> chosen) {
        super(new ReviewTableModel(wording));
        this.wording = wording;
        model = (ReviewTableModel) getModel();
        WindowKeys.leaveClipboard(this);
        WindowKeys.leaveTab(this);
        setName("reviewed.table");
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        getTableHeader().setReorderingAllowed(false);
        setDefaultRenderer(Object.class, new Words());
        setAutoResizeMode(AUTO_RESIZE_LAST_COLUMN);
        getSelectionModel().addListSelectionListener(event -> {
            if (!filling && !event.getValueIsAdjusting() && getSelectedRow() >= 0)
                chosen.accept(model.move(getSelectedRow()));
        });
    }

    void show(java.util.Optional<Review> review, boolean marked, int turn) {
        filling = true;
        getAccessibleContext().setAccessibleName(wording.of("speech.reviewed"));
        model.show(review, marked);
        for (int column = 0; column < getColumnCount(); column++) fit(column);
        setRowHeight(getFontMetrics(getFont()).getHeight() + UIScale.scale(4));
        select(turn);
        filling = false;
    }

    /** Selects the move of a turn, and tells nobody. */
    void select(int turn) {
        boolean before = filling;
        filling = true;
        int row = model.row(turn);
        if (row < 0) clearSelection();
        else if (row != getSelectedRow()) {
            setRowSelectionInterval(row, row);
            scrollRectToVisible(getCellRect(row, 0, true));
        }
        filling = before;
    }

    private void fit(int column) {
        int widest = width(getTableHeader()
                .getDefaultRenderer()
                .getTableCellRendererComponent(this, getColumnName(column), false, false, -1, column));
        for (int row = 0; row < getRowCount(); row++)
            widest = Math.max(widest, width(prepareRenderer(getCellRenderer(row, column), row, column)));
        int wide = widest + UIScale.scale(GAP);
        getColumnModel().getColumn(column).setPreferredWidth(wide);
        getColumnModel().getColumn(column).setMinWidth(column + 1 < getColumnCount() ? wide : 0);
    }

    private static int width(Component cell) {
        return cell.getPreferredSize().width;
    }

    /** Where there is not enough room for what it says, it is rolled sideways. */
    @Override
    public boolean getScrollableTracksViewportWidth() {
        return getParent().getWidth() >= getPreferredSize().width;
    }

    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return new Dimension(UIScale.scale(200), ROWS * getRowHeight());
    }

    /** Numbers end at the right; what a narrow column cuts off is told whole where the pointer is. */
    private static final class Words extends DefaultTableCellRenderer {
        @Override
        public Component getTableCellRendererComponent(
                JTable table, Object value, boolean selected, boolean focused, int row, int column) {
            super.getTableCellRendererComponent(table, value, selected, false, row, column);
            ReviewColumn shown = ReviewTableModel.column(column);
            boolean number = shown == ReviewColumn.PLY || shown == ReviewColumn.LOSS;
            setHorizontalAlignment(number ? SwingConstants.RIGHT : SwingConstants.LEFT);
            boolean marked = shown == ReviewColumn.MOVE && String.valueOf(value).endsWith("?");
            setFont(marked ? table.getFont().deriveFont(Font.BOLD) : table.getFont());
            setToolTipText(String.valueOf(value).isEmpty() ? null : String.valueOf(value));
            return this;
        }
    }
}
