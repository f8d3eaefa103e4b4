package lectern.gui.predict;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import lectern.gui.look.LookColour;
import lectern.gui.look.PaintedPart;

/** How often a move was named, as a part of what was named most. */
final class VoteBar extends PaintedPart {
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
}
