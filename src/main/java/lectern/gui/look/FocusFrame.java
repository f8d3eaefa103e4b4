package lectern.gui.look;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BasicStroke;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import java.awt.geom.Rectangle2D;
import javax.swing.JComponent;

/** Shows that a painted component has the keyboard: a frame on its edge, as fields have one then. */
public final class FocusFrame {
    private static final float WIDTH = 2;

    private final JComponent framed;

    public FocusFrame(JComponent framed) {
        this.framed = framed;
        framed.addFocusListener(new FocusListener() {
            @Override
            public void focusGained(FocusEvent event) {
                framed.repaint();
            }

            @Override
            public void focusLost(FocusEvent event) {
                framed.repaint();
            }
        });
    }

    /** To be called when everything else of the component is painted, with its own coordinates. */
    public void paint(Graphics graphics) {
        if (!framed.isFocusOwner()) return;
        Graphics2D g = (Graphics2D) graphics.create();
        float width = UIScale.scale(WIDTH);
        g.setColor(LookColour.of("Component.focusedBorderColor", "textHighlight"));
        g.setStroke(new BasicStroke(width));
        g.draw(new Rectangle2D.Float(width / 2, width / 2, framed.getWidth() - width, framed.getHeight() - width));
        g.dispose();
    }
}
