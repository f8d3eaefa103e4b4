package lectern.gui.predict;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import lectern.gui.look.LookColour;

/** How often a move was named, as a part of what was named most. */
final class VoteBar extends JComponent implements Accessible {
    private static final int WIDTH = 60;
    private static final int HEIGHT = 12;
    private static final int ROUND = 4;

    private double share;

    void show(int count, int most) {
        share = most == 0 ? 0 : (double) count / most;
        repaint();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        int height = Math.min(getHeight(), UIScale.scale(HEIGHT));
        int top = (getHeight() - height) / 2;
        int round = UIScale.scale(ROUND);
        g.setColor(LookColour.of("Component.borderColor", "controlShadow"));
        g.drawRoundRect(0, top, getWidth() - 1, height - 1, round, round);
        g.setColor(LookColour.of("Component.accentColor", "textHighlight"));
        g.fillRoundRect(0, top, (int) Math.round(getWidth() * share), height, round, round);
        g.dispose();
    }

    @Override
    public Dimension getPreferredSize() {
        return UIScale.scale(new Dimension(WIDTH, HEIGHT));
    }

    @Override
    public Dimension getMinimumSize() {
        return UIScale.scale(new Dimension(WIDTH / 3, HEIGHT));
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) accessibleContext = new AccessibleBar();
        return accessibleContext;
    }

    private final class AccessibleBar extends AccessibleJComponent {
        @Override
        public AccessibleRole getAccessibleRole() {
            return AccessibleRole.LABEL;
        }
    }
}
