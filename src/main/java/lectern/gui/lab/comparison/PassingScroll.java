package lectern.gui.lab.comparison;

import java.awt.Component;
import java.awt.Container;
import java.awt.event.MouseWheelEvent;
import javax.swing.JScrollPane;
import javax.swing.SwingUtilities;

/** Passes the wheel on to the page that it stands on while there is nothing to roll here. */
final class PassingScroll extends JScrollPane {
    PassingScroll(Component shown) {
        super(shown);
    }

    @Override
    protected void processMouseWheelEvent(MouseWheelEvent event) {
        if (getVerticalScrollBar().isVisible()) super.processMouseWheelEvent(event);
        else {
            Container outer = SwingUtilities.getAncestorOfClass(JScrollPane.class, this);
            if (outer != null) outer.dispatchEvent(SwingUtilities.convertMouseEvent(this, event, outer));
        }
    }
}
