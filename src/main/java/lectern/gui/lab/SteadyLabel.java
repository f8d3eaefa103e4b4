package lectern.gui.lab;

import java.awt.Dimension;
import javax.swing.JLabel;

/**
 * A number that changes while a slider is dragged. Only one that needs more room than there is lays anything out anew:
 * otherwise each change would lay out, and paint, all that is around it.
 */
final class SteadyLabel extends JLabel {
    SteadyLabel() {
        super("", TRAILING);
    }

    @Override
    public void revalidate() {
        Dimension wanted = getPreferredSize();
        boolean fits = wanted.width <= getWidth() && wanted.height <= getHeight();
        if (!isValid() || !fits) super.revalidate();
    }
}
