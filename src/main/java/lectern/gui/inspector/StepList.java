package lectern.gui.inspector;

import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import javax.swing.JList;
import javax.swing.ListModel;
import javax.swing.ListSelectionModel;

/** Sentences one below the other, as wide as there is room and as high as they need to be. */
final class StepList extends JList<StepRow> {
    StepList(ListModel<StepRow> model) {
        super(model);
        setName("move.steps");
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                measureAgain();
            }
        });
    }

    @Override
    public boolean getScrollableTracksViewportWidth() {
        return true;
    }

    /** A list measures its cells only when their size may have changed: it is made to believe so. */
    private void measureAgain() {
        setFixedCellHeight(1);
        setFixedCellHeight(-1);
    }
}
