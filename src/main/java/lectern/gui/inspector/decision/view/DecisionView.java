package lectern.gui.inspector.decision.view;

import java.awt.Dimension;
import java.awt.LayoutManager;
import javax.swing.JPanel;

/** One way to look into a decision. It is not asked to show anything before it is opened. */
public abstract class DecisionView extends JPanel {
    protected DecisionView(LayoutManager layout) {
        super(layout);
    }

    /** Shows a decision; of the same one again, the same part in the words and colours that are in force by now. */
    public abstract void show(Subject subject);

    /** It has been turned to: from now on the board shows what is told here, not what another facet left there. */
    public abstract void takeBoard();

    /** One that is hidden behind another asks for no room. */
    @Override
    public Dimension getMinimumSize() {
        return isVisible() ? super.getMinimumSize() : new Dimension();
    }
}
