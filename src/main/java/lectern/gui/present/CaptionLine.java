package lectern.gui.present;

import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import lectern.gui.look.LookColour;

/**
 * What is said of the board, below it: as large as two lines allow, never smaller than can be read from the last row.
 * What does not fit even so takes more lines, and the board makes room.
 */
final class CaptionLine extends JComponent implements Accessible {
    /** From the largest letters to the smallest, as shares of the screen's height. */
    private static final double[] SIZES = {1 / 30.0, 1 / 33.0, 1 / 36.0, Letters.CAPTION};

    private static final int USUAL_LINES = 2;

    /** What is free above and below the lines, as a share of the screen's height. */
    private static final double AIR = 0.012;

    private String text = "";
    private boolean warning;
    private transient Lines lines;
    private int screen;
    private double width;

    CaptionLine() {
        setName("present.caption");
    }

    void say(String said, boolean isWarning) {
        if (said.equals(text) && warning == isWarning) return;
        String before = text;
        text = said;
        warning = isWarning;
        lines = null;
        revalidate();
        repaint();
        getAccessibleContext().setAccessibleName(said);
        firePropertyChange("text", before, said);
    }

    String text() {
        return text;
    }

    /** How high it is on a screen, in some width. */
    int height(int screenHeight, int availableWidth) {
        double side = screenHeight * AIR;
        if (lines == null || screen != screenHeight || width != availableWidth - 2 * side) {
            screen = screenHeight;
            width = availableWidth - 2 * side;
            lines = fitting();
        }
        return (int) Math.ceil(Math.max(usualHeight(), lines.height()) + 2 * side);
    }

    /** The height that is kept free, so that the board does not jump from caption to caption. */
    private double usualHeight() {
        return USUAL_LINES * Letters.lineHeight(new Letters(screen).font(Letters.CAPTION, true));
    }

    private Lines fitting() {
        Letters letters = new Letters(screen);
        Lines laid = null;
        for (double size : SIZES) {
            laid = Lines.balanced(text, letters.font(size, true), width);
            if (laid.height() <= usualHeight()) return laid;
        }
        return laid;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (lines == null) return;
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        g.setFont(lines.font());
        g.setColor(colour());
        double y = (getHeight() - lines.height()) / 2 + Letters.ascent(lines.font());
        for (String line : lines.texts()) {
            double x = (getWidth() - Letters.width(lines.font(), line)) / 2;
            g.drawString(line, (float) x, (float) y);
            y += Letters.lineHeight(lines.font());
        }
        g.dispose();
    }

    private Color colour() {
        return warning
                ? LookColour.of("Lectern.mark.proof", "Label.foreground")
                : LookColour.of("Label.foreground", "textText");
    }

    @Override
    public void updateUI() {
        super.updateUI();
        lines = null;
        revalidate();
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJComponent() {
                @Override
                public AccessibleRole getAccessibleRole() {
                    return AccessibleRole.LABEL;
                }
            };
        }
        return accessibleContext;
    }
}
