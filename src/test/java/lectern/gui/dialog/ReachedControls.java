package lectern.gui.dialog;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JScrollBar;
import javax.swing.JScrollPane;
import javax.swing.JSpinner;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;

/** Whether every control of a dialog can be reached, whatever its size. */
public final class ReachedControls {
    private ReachedControls() {}

    /** Without a window nothing else would do it. */
    public static void layOut(Container container) {
        container.doLayout();
        for (Component part : container.getComponents()) if (part instanceof Container inner) layOut(inner);
    }

    /** The controls and labels that are cut, or cannot be scrolled to. */
    public static List<String> lost(Container whole) {
        List<String> lost = new ArrayList<>();
        lost(whole, whole, lost);
        return lost;
    }

    private static void lost(Container whole, Container container, List<String> lost) {
        for (Component part : container.getComponents()) {
            if (!part.isVisible() || part instanceof JScrollBar) continue;
            if (isControl(part)) {
                if (!isReached(whole, part)) lost.add(described(part) + " is outside " + part.getBounds());
                else if (isCut(part))
                    lost.add(described(part) + " is cut: " + part.getSize() + " of " + part.getMinimumSize());
            } else if (part instanceof Container inner) lost(whole, inner, lost);
        }
    }

    private static boolean isControl(Component part) {
        return part instanceof AbstractButton
                || part instanceof JComboBox
                || part instanceof JSpinner
                || part instanceof JTextComponent
                || part instanceof JLabel
                || part instanceof SetupBoard;
    }

    private static boolean isCut(Component part) {
        if (part instanceof JButton || part instanceof JLabel) {
            return part.getWidth() < part.getPreferredSize().width || part.getHeight() < part.getPreferredSize().height;
        }
        return part.getWidth() < 40
                || part.getHeight() < part.getFontMetrics(part.getFont()).getHeight();
    }

    /** Inside all that is around it, up to the window, or up to something that can be scrolled downwards to it. */
    private static boolean isReached(Container whole, Component part) {
        Component shown = part;
        for (Container around = part.getParent(); shown != whole; around = around.getParent()) {
            Rectangle place = SwingUtilities.convertRectangle(part.getParent(), part.getBounds(), around);
            if (around instanceof JViewport viewport) {
                Rectangle view = new Rectangle(viewport.getView().getSize());
                Rectangle inView =
                        SwingUtilities.convertRectangle(part.getParent(), part.getBounds(), viewport.getView());
                boolean scrolled = ((JScrollPane) viewport.getParent())
                                .getVerticalScrollBar()
                                .isVisible()
                        || view.height <= viewport.getHeight();
                return view.contains(inView) && view.width <= viewport.getWidth() && scrolled;
            }
            if (!new Rectangle(around.getSize()).contains(place)) return false;
            shown = around;
        }
        return true;
    }

    private static String described(Component part) {
        String said =
                part instanceof JLabel label ? label.getText() : part instanceof JButton button ? button.getText() : "";
        return part.getClass().getSimpleName() + " " + part.getName() + " " + said;
    }
}
