package lectern.gui.inspector.decision.trace;

import java.awt.Component;
import java.awt.Dimension;
import java.util.List;
import javax.swing.JTable;
import javax.swing.SwingConstants;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;
import lectern.game.Position;
import lectern.gui.wording.Wording;
import lectern.telling.trace.FineStep;
import lectern.telling.trace.StepSentence;

/** The path to the position that a search is looking at: whose moves lead there, and what was still open before each. */
final class FrameTable extends JTable {
    private static final List<String> NAMES =
            List.of("decision.column.side", "decision.column.move", "decision.column.window");
    private static final int LEAST_ROWS = 5;

    private final transient Wording wording;
    private transient FineStep step = FineStep.of(List.of(), 0);
    private transient List<Position> positions = List.of();

    FrameTable(Wording wording) {
        this.wording = wording;
        setName("steps.path-table");
        setModel(new Frames());
        setFocusable(false);
        setRowSelectionAllowed(false);
        getTableHeader().setReorderingAllowed(false);
        setDefaultRenderer(Object.class, new DefaultTableCellRenderer() {
            @Override
            public Component getTableCellRendererComponent(
                    JTable table, Object value, boolean selected, boolean focus, int row, int column) {
                super.getTableCellRendererComponent(table, value, false, false, row, column);
                setHorizontalAlignment(column < 2 ? SwingConstants.LEADING : SwingConstants.TRAILING);
                return this;
            }
        });
    }

    /**
     * @param along the root and the positions along the step's line
     */
    void show(FineStep shown, List<Position> along) {
        step = shown;
        positions = along;
        ((AbstractTableModel) getModel()).fireTableDataChanged();
    }

    /** Its heads in the language in force. */
    void rewrite() {
        ((AbstractTableModel) getModel()).fireTableStructureChanged();
        getAccessibleContext().setAccessibleName(wording.of("speech.path"));
    }

    /** Always with room for a few rows, so that nothing moves while the path grows and shrinks. */
    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return new Dimension(super.getPreferredSize().width, LEAST_ROWS * getRowHeight());
    }

    private final class Frames extends AbstractTableModel {
        @Override
        public int getRowCount() {
            return step.path().size();
        }

        @Override
        public int getColumnCount() {
            return NAMES.size();
        }

        @Override
        public String getColumnName(int column) {
            return wording.of(NAMES.get(column));
        }

        @Override
        public Object getValueAt(int row, int column) {
            FineStep.Frame frame = step.path().get(row);
            boolean upward = StepSentence.isUpward(step.path().subList(0, row + 1), positions);
            return switch (column) {
                case 0 ->
                    row == 0
                            ? ""
                            : wording.of(positions
                                    .get(row - 1)
                                    .view()
                                    .name(positions.get(row - 1).toMove()));
                case 1 ->
                    row == 0
                            ? wording.of("decision.tree.root-row")
                            : frame.move().text();
                default -> wording.of(frame.window().question(upward));
            };
        }
    }
}
