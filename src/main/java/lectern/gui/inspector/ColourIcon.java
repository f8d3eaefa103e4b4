package lectern.gui.inspector;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import javax.swing.Icon;

/** A square of a colour, for legends. */
public record ColourIcon(Color colour) implements Icon {
    private static final int SIZE = 12;

    @Override
    public int getIconWidth() {
        return UIScale.scale(SIZE);
    }

    @Override
    public int getIconHeight() {
        return UIScale.scale(SIZE);
    }

    @Override
    public void paintIcon(Component component, Graphics g, int x, int y) {
        g.setColor(colour);
        g.fillRect(x, y, getIconWidth(), getIconHeight());
    }
}
