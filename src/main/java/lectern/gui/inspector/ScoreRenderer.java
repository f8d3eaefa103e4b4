package lectern.gui.inspector;

import javax.swing.SwingConstants;
import javax.swing.table.DefaultTableCellRenderer;
import lectern.gui.wording.Wording;

/** A score, to the right of its cell. */
final class ScoreRenderer extends DefaultTableCellRenderer {
    private final transient Wording wording;

    ScoreRenderer(Wording wording) {
        this.wording = wording;
        setHorizontalAlignment(SwingConstants.RIGHT);
    }

    @Override
    protected void setValue(Object value) {
        setText(value instanceof Double score ? wording.numbers().text(score) : "");
    }
}
