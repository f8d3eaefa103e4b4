package lectern.gui.lesson.page;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import lectern.gui.look.LookColour;
import lectern.gui.textflow.Column;

/** What stands on a page for one of its blocks. The one that the board shows has a bar at its side. */
public abstract class Card extends Column {
    /** Letters that can be read from the last row. */
    static final float TEXT = 1.25f;

    /** What is said beside the text. */
    static final float SMALLER = 1.1f;

    private static final int GAP = 6;
    private static final int BAR = 4;
    private static final int ROUND = 10;

    private final boolean framed;
    private boolean current;

    /** @param framed whether it is set off from the text around it */
    Card(boolean framed) {
        super(GAP);
        this.framed = framed;
        inset();
    }

    private void inset() {
        int side = UIScale.scale(framed ? 14 : 0);
        int above = UIScale.scale(framed ? 10 : 0);
        setBorder(BorderFactory.createEmptyBorder(above, side, above, side));
    }

    /** Says and shows what is so by now. */
    abstract void refresh();

    /** Where something is typed in on this card. */
    public Optional<JComponent> input() {
        return Optional.empty();
    }

    void mark(boolean shown) {
        if (current == shown) return;
        current = shown;
        repaint();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        super.paintComponent(graphics);
        if (!framed) return;
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        int round = UIScale.scale(ROUND);
        g.setColor(ground());
        g.fillRoundRect(0, 0, getWidth(), getHeight(), round, round);
        g.clipRect(0, 0, UIScale.scale(BAR), getHeight());
        g.setColor(
                current
                        ? LookColour.of("Component.accentColor", "textHighlight")
                        : LookColour.of("Component.borderColor", "controlShadow"));
        g.fillRoundRect(0, 0, getWidth(), getHeight(), round, round);
        g.dispose();
    }

    /** A little off the paper that the text is on. */
    private static Color ground() {
        return LookColour.of("Panel.background", "control");
    }

    @Override
    public void updateUI() {
        super.updateUI();
        inset();
    }
}
