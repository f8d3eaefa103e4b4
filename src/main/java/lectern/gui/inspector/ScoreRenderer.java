package lectern.gui.inspector;

import javax.swing.SwingConstants;
import javax.swing.table.DefaultTableCellRenderer;
import lectern.gui.words.Numbers;

/** A score, to the right of its cell. */
final class ScoreRenderer extends DefaultTableCellRenderer {
    ScoreRenderer() {
        setHorizontalAlignment(SwingConstants.RIGHT);
    }

    @Override
    protected void setValue(Object value) {
        setText(value instanceof Double score ? Numbers.text(score) : "");
    }
}
