package lectern.gui.present;

import java.awt.Color;
import java.awt.Graphics;
import java.awt.event.MouseAdapter;
import java.util.Optional;
import javax.swing.JComponent;

/** A screen of one colour, so that the class looks at the lecturer. */
final class Curtain extends JComponent {
    private transient Optional<Color> colour = Optional.empty();

    Curtain() {
        setName("present.curtain");
        setVisible(false);
        // Nothing behind it can be clicked.
        addMouseListener(new MouseAdapter() {});
        addMouseMotionListener(new MouseAdapter() {});
    }

    /** The colour comes, or goes if it is there. */
    void toggle(Color chosen) {
        colour = colour.equals(Optional.of(chosen)) ? Optional.empty() : Optional.of(chosen);
        setVisible(colour.isPresent());
        repaint();
    }

    void lift() {
        colour = Optional.empty();
        setVisible(false);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        graphics.setColor(colour.orElse(Color.BLACK));
        graphics.fillRect(0, 0, getWidth(), getHeight());
    }
}
