package lectern.gui.textflow;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.EventQueue;
import java.awt.Insets;
import java.awt.Rectangle;
import java.awt.dnd.DropTarget;
import javax.swing.BorderFactory;
import javax.swing.JTextArea;
import javax.swing.text.View;

/** A label whose text goes over as many lines as it needs in the width there is. */
public class Prose extends JTextArea {
    private static final int NARROW = 10;

    /**
     * @param style a style class of the look, such as {@code title}; empty for plain text
     */
    public Prose(String name, String style) {
        super(1, NARROW);
        setName(name);
        setEditable(false);
        setFocusable(false);
        setLineWrap(true);
        setWrapStyleWord(true);
        setOpaque(false);
        setBorder(BorderFactory.createEmptyBorder());
        setMargin(new Insets(0, 0, 0, 0));
        if (!style.isEmpty()) putClientProperty(FlatClientProperties.STYLE_CLASS, style);
    }

    /** What is dropped on it is for the window. */
    @Override
    public synchronized void setDropTarget(DropTarget target) {
        super.setDropTarget(null);
    }

    /** What is written anew causes no scrolling. */
    @Override
    public void scrollRectToVisible(Rectangle area) {
        // It stays where it is.
    }

    /** How high it would be in some width, whatever width it has. */
    public int height(int width) {
        View text = getUI().getRootView(this);
        Insets insets = getInsets();
        text.setSize(Math.max(1, width - insets.left - insets.right), Integer.MAX_VALUE);
        return (int) Math.ceil(text.getPreferredSpan(View.Y_AXIS)) + insets.top + insets.bottom;
    }

    /** Another width takes another height. */
    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean other = width != getWidth();
        super.setBounds(x, y, width, height);
        if (other) EventQueue.invokeLater(this::revalidate);
    }
}
