package lectern.gui.thinking.search;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Path2D;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import javax.swing.JViewport;
import javax.swing.Scrollable;
import javax.swing.UIManager;
import lectern.gui.look.LookColour;
import lectern.gui.wording.Wording;
import lectern.telling.pseudocode.Listing;
import lectern.telling.pseudocode.ListingLine;

/**
 * Pseudocode with the line that is followed lit, and those marked at which calls further up wait. A line that is too
 * long goes on in the next row, further in.
 */
final class ListingPane extends JComponent implements Accessible, Scrollable {
    private static final int INDENT = 16;
    private static final int NUMBER = 26;
    private static final int PADDING = 2;
    private static final int MARGIN = 6;

    private final transient Wording wording;
    private transient Listing listing;
    private transient LaidOutLines lines = LaidOutLines.NONE;
    private transient OptionalInt lit = OptionalInt.empty();
    private transient Set<Integer> waiting = Set.of();

    ListingPane(Wording wording) {
        this.wording = wording;
        setName("thinking.listing");
        setOpaque(true);
        setFocusable(true);
    }

    void rewrite() {
        getAccessibleContext().setAccessibleName(wording.of("speech.listing"));
    }

    void show(Listing shown) {
        listing = shown;
        lit = OptionalInt.empty();
        waiting = Set.of();
        layOut();
    }

    /**
     * @param line the place of the line that is followed
     * @param calls the places of the lines at which a call waits
     */
    void light(OptionalInt line, Set<Integer> calls) {
        lit = line;
        waiting = calls;
        getAccessibleContext().setAccessibleDescription(line.isPresent() ? text(line.getAsInt()) : "");
        if (line.isPresent()) scrollRectToVisible(bounds(line.getAsInt()));
        repaint();
    }

    /** The text of the line that is lit. */
    String litText() {
        return lit.isPresent() ? text(lit.getAsInt()) : "";
    }

    private String text(int line) {
        return wording.of(listing.lines().get(line).text());
    }

    private Rectangle bounds(int line) {
        int height = rowHeight();
        int margin = UIScale.scale(MARGIN);
        return new Rectangle(
                0,
                margin + lines.firstRow(line) * height,
                getWidth(),
                lines.rows(line).size() * height);
    }

    private int rowHeight() {
        return getFontMetrics(getFont()).getHeight() + UIScale.scale(PADDING);
    }

    private void layOut() {
        if (listing == null) return;
        // The line that is lit is bold, and must not break otherwise then.
        FontMetrics metrics = getFontMetrics(getFont().deriveFont(Font.BOLD));
        List<LaidOutLines.Text> texts = listing.lines().stream()
                .map(line -> new LaidOutLines.Text(wording.of(line.text()), left(line)))
                .toList();
        int room = getParent() instanceof JViewport view ? view.getWidth() : getWidth();
        lines = LaidOutLines.in(
                texts, Math.max(0, room - UIScale.scale(MARGIN)), UIScale.scale(INDENT) * 2, metrics::stringWidth);
        revalidate();
        repaint();
    }

    private static int left(ListingLine line) {
        return UIScale.scale(NUMBER + MARGIN + line.indent() * INDENT);
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean other = width != getWidth();
        super.setBounds(x, y, width, height);
        if (other) layOut();
    }

    @Override
    public void updateUI() {
        setFont(UIManager.getFont("Label.font"));
        setForeground(UIManager.getColor("Label.foreground"));
        setBackground(LookColour.of("TextArea.background", "Panel.background"));
        if (wording != null) layOut();
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(lines.widest(), lines.all() * rowHeight() + 2 * UIScale.scale(MARGIN));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics;
        g.setColor(getBackground());
        g.fillRect(0, 0, getWidth(), getHeight());
        if (listing == null) return;
        for (int i = 0; i < listing.lines().size(); i++) paint(g, i);
    }

    private void paint(Graphics2D g, int line) {
        Rectangle bounds = bounds(line);
        boolean now = lit.isPresent() && lit.getAsInt() == line;
        Color text = getForeground();
        if (now) {
            g.setColor(LookColour.of("List.selectionBackground", "textHighlight"));
            g.fillRect(bounds.x, bounds.y, bounds.width, bounds.height);
            text = LookColour.of("List.selectionForeground", "textHighlightText");
        }
        FontMetrics metrics = g.getFontMetrics(getFont());
        int base = bounds.y + UIScale.scale(PADDING) / 2 + metrics.getAscent();
        g.setColor(now ? text : LookColour.of("Text.muted", "Label.disabledForeground"));
        String number = String.valueOf(line + 1);
        int end = UIScale.scale(NUMBER) - metrics.charWidth('0') / 2;
        if (waiting.contains(line) && !now) {
            arrow(g, UIScale.scale(MARGIN), bounds.y + rowHeight() / 2.0, metrics.getAscent() / 2.0);
        } else {
            g.setFont(getFont());
            g.drawString(number, end - metrics.stringWidth(number), base);
        }
        g.setColor(text);
        g.setFont(now ? getFont().deriveFont(Font.BOLD) : getFont());
        int left = left(listing.lines().get(line));
        for (String row : lines.rows(line)) {
            g.drawString(row, left, base);
            left = left(listing.lines().get(line)) + UIScale.scale(INDENT) * 2;
            base += rowHeight();
        }
    }

    /** Here a call waits for the one below it. */
    private static void arrow(Graphics2D g, double x, double y, double size) {
        Path2D arrow = new Path2D.Double();
        arrow.moveTo(x, y - size / 2);
        arrow.lineTo(x + size, y);
        arrow.lineTo(x, y + size / 2);
        arrow.closePath();
        g.fill(arrow);
    }

    /** All of it, as it is read. */
    String text() {
        return listing.lines().stream().map(line -> wording.of(line.text())).collect(Collectors.joining("\n"));
    }

    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return getPreferredSize();
    }

    @Override
    public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
        return rowHeight();
    }

    @Override
    public int getScrollableBlockIncrement(Rectangle visible, int orientation, int direction) {
        return visible.height;
    }

    @Override
    public boolean getScrollableTracksViewportWidth() {
        return true;
    }

    @Override
    public boolean getScrollableTracksViewportHeight() {
        return false;
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJComponent() {
                @Override
                public AccessibleRole getAccessibleRole() {
                    return AccessibleRole.LIST;
                }
            };
        }
        return accessibleContext;
    }
}
