package lectern.gui.chart;

import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JToolTip;
import javax.swing.plaf.basic.BasicGraphicsUtils;

/** A tooltip of several lines of plain text, whatever the look; the first is the heading. */
public final class LinesTip extends JToolTip {
    public LinesTip(JComponent shown) {
        setComponent(shown);
    }

    private List<String> lines() {
        return getTipText() == null ? List.of() : getTipText().lines().toList();
    }

    private Font font(int line) {
        return line == 0 ? getFont().deriveFont(Font.BOLD) : getFont();
    }

    @Override
    public Dimension getPreferredSize() {
        Insets insets = getInsets();
        List<String> lines = lines();
        int width = 0;
        int height = 0;
        for (int i = 0; i < lines.size(); i++) {
            FontMetrics metrics = getFontMetrics(font(i));
            width = Math.max(width, metrics.stringWidth(lines.get(i)));
            height += metrics.getHeight();
        }
        return new Dimension(insets.left + width + insets.right, insets.top + height + insets.bottom);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        graphics.setColor(getBackground());
        graphics.fillRect(0, 0, getWidth(), getHeight());
        graphics.setColor(getForeground());
        List<String> lines = lines();
        int y = getInsets().top;
        for (int i = 0; i < lines.size(); i++) {
            graphics.setFont(font(i));
            FontMetrics metrics = getFontMetrics(font(i));
            BasicGraphicsUtils.drawString(
                    this, (Graphics2D) graphics, lines.get(i), getInsets().left, y + metrics.getAscent());
            y += metrics.getHeight();
        }
    }
}
