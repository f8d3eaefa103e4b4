package lectern.gui.history;

import com.formdev.flatlaf.ui.FlatUIUtils;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import javax.swing.Scrollable;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import javax.swing.plaf.basic.BasicGraphicsUtils;
import lectern.gui.history.SheetLayout.Chip;
import lectern.gui.history.SheetLayout.Style;
import lectern.gui.look.LookColour;
import lectern.play.Match;
import lectern.play.Turn;

/** Paints a score sheet, and knows which move is where on it. */
final class SheetView extends JComponent implements Accessible, Scrollable {
    private final transient Function<Turn, Aside> asides;
    private transient ScoreSheet sheet = new ScoreSheet(List.of());
    private transient SheetLayout layout;
    private int laidOutFor = -1;
    private int current = Match.START;
    private int hovered = -1;

    /**
     * @param asides what stands beside a move, in the language in force
     */
    SheetView(Function<Turn, Aside> asides) {
        this.asides = asides;
        setName("sheet");
        setFocusable(true);
        setOpaque(true);
        setToolTipText("");
        updateUI();
    }

    void show(ScoreSheet shown) {
        sheet = shown;
        forget();
    }

    /** Marks the move that the board shows, and brings it into view. */
    void mark(int turn) {
        current = turn;
        repaint();
        reveal();
    }

    /** Brings the move that is marked into view. */
    void reveal() {
        if (current == Match.START) scrollRectToVisible(new Rectangle(0, 0, 1, 1));
        else places().of(current).ifPresent(chip -> scrollRectToVisible(chip.bounds()));
    }

    /** What is at a point. */
    Optional<Chip> at(Point point) {
        return places().chips().stream()
                .filter(chip -> chip.bounds().contains(point))
                .findFirst();
    }

    /** Where a move stands; for tests too. */
    Optional<Rectangle> bounds(int turn) {
        return places().of(turn).map(Chip::bounds);
    }

    void hover(Optional<Chip> chip) {
        int turn = chip.map(Chip::turn).orElse(-1);
        if (turn == hovered) return;
        hovered = turn;
        repaint();
    }

    private SheetLayout places() {
        if (layout == null || laidOutFor != getWidth()) {
            laidOutFor = getWidth();
            layout = new SheetLayout(sheet, asides, getWidth(), getFont(), this::getFontMetrics);
        }
        return layout;
    }

    /** Lays everything out anew: what stands beside the moves has changed. */
    void forget() {
        layout = null;
        revalidate();
        repaint();
    }

    @Override
    public void updateUI() {
        setFont(UIManager.getFont("List.font"));
        forget();
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean other = width != getWidth();
        super.setBounds(x, y, width, height);
        if (other) forget();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        FlatUIUtils.setRenderingHints(g);
        Rectangle clip = g.getClipBounds();
        g.setColor(UIManager.getColor("List.background"));
        g.fill(clip);
        for (Chip chip : places().chips()) {
            if (chip.bounds().intersects(clip)) paint(g, chip);
        }
        g.dispose();
    }

    private void paint(Graphics2D g, Chip chip) {
        boolean marked = chip.turn() == current && chip.style() != Style.REMARK;
        Rectangle bounds = chip.bounds();
        if (marked || (chip.turn() == hovered && chip.style() != Style.REMARK)) {
            g.setColor(marked ? selection("Background") : UIManager.getColor("Table.gridColor"));
            int arc = UIScale.scale(6);
            g.fillRoundRect(bounds.x, bounds.y, bounds.width, bounds.height, arc, arc);
        }
        Color plain = marked ? selection("Foreground") : UIManager.getColor("List.foreground");
        Color faint = marked ? plain : UIManager.getColor("Label.disabledForeground");
        Font font = chip.style() == Style.MAIN ? getFont() : SheetLayout.smaller(getFont());
        switch (chip.style()) {
            case MAIN -> main(g, chip, plain, faint);
            case VARIATION -> {
                int x = bounds.x + UIScale.scale(2);
                x += write(g, chip.lead(), font, faint, x, bounds);
                write(g, chip.text(), font, plain, x + UIScale.scale(2), bounds);
            }
            case REMARK -> write(g, chip.text(), font.deriveFont(Font.ITALIC), faint, bounds.x, bounds);
        }
    }

    /** The number at the right of a narrow column, the move, and what was measured as far as there is room. */
    private void main(Graphics2D g, Chip chip, Color plain, Color faint) {
        Rectangle bounds = chip.bounds();
        FontMetrics metrics = getFontMetrics(getFont());
        int numbers = metrics.stringWidth("000.") + UIScale.scale(6);
        int x = bounds.x + Math.max(0, numbers - metrics.stringWidth(chip.lead()));
        write(g, chip.lead(), getFont(), faint, x, bounds);
        int moves = bounds.x + numbers + UIScale.scale(6);
        int end = moves + write(g, chip.text(), getFont().deriveFont(Font.BOLD), plain, moves, bounds);
        String whole = chip.aside().brief();
        if (whole.isEmpty()) return;
        Font small = SheetLayout.smaller(getFont());
        int from = Math.max(end, moves + metrics.stringWidth("00000")) + UIScale.scale(8);
        int room = bounds.x + bounds.width - from - UIScale.scale(4);
        if (room < metrics.stringWidth("00")) return;
        String shown = clipped(whole, getFontMetrics(small), room);
        // A number that is cut short is another number.
        if (!shown.equals(whole) && whole.matches("−?\\d.*")) return;
        write(g, shown, small, faint, from, bounds);
    }

    private static String clipped(String text, FontMetrics metrics, int room) {
        return SwingUtilities.layoutCompoundLabel(
                metrics,
                text,
                null,
                SwingConstants.CENTER,
                SwingConstants.LEFT,
                SwingConstants.CENTER,
                SwingConstants.LEFT,
                new Rectangle(0, 0, room, metrics.getHeight()),
                new Rectangle(),
                new Rectangle(),
                0);
    }

    /** Writes in the middle of some bounds' height; answers how wide it is. */
    private int write(Graphics2D g, String text, Font font, Color colour, int x, Rectangle bounds) {
        g.setFont(font);
        g.setColor(colour);
        FontMetrics metrics = getFontMetrics(font);
        int base = bounds.y + (bounds.height - metrics.getHeight()) / 2 + metrics.getAscent();
        BasicGraphicsUtils.drawString(this, g, text, x, base);
        return metrics.stringWidth(text);
    }

    private Color selection(String part) {
        String focused = "List.selection" + part;
        return isFocusOwner() ? UIManager.getColor(focused) : LookColour.of("List.selectionInactive" + part, focused);
    }

    /** What does not fit is told where the pointer is. */
    @Override
    public String getToolTipText(MouseEvent event) {
        return at(event.getPoint())
                .map(chip -> chip.aside().whole())
                .filter(aside -> !aside.isEmpty())
                .orElse(null);
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

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(UIScale.scale(220), places().height());
    }

    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return new Dimension(UIScale.scale(220), getFontMetrics(getFont()).getHeight() * 8);
    }

    @Override
    public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
        return getFontMetrics(getFont()).getHeight();
    }

    @Override
    public int getScrollableBlockIncrement(Rectangle visible, int orientation, int direction) {
        return visible.height - getFontMetrics(getFont()).getHeight();
    }

    @Override
    public boolean getScrollableTracksViewportWidth() {
        return true;
    }

    @Override
    public boolean getScrollableTracksViewportHeight() {
        return getParent() != null && getParent().getHeight() > places().height();
    }
}
