package lectern.gui.textflow;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.EventQueue;
import java.awt.Insets;
import java.awt.Rectangle;
import javax.swing.BorderFactory;
import javax.swing.JTextArea;

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

    /** What is written anew causes no scrolling. */
    @Override
    public void scrollRectToVisible(Rectangle area) {
        // It stays where it is.
    }

    /** Another width takes another height. */
    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean other = width != getWidth();
        super.setBounds(x, y, width, height);
        if (other) EventQueue.invokeLater(this::revalidate);
    }
}
