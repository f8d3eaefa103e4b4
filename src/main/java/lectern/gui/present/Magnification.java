package lectern.gui.present;

import java.awt.Component;
import java.awt.Container;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.awt.RenderingHints;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JLayer;
import javax.swing.JScrollPane;
import javax.swing.JViewport;
import javax.swing.plaf.LayerUI;
import javax.swing.text.JTextComponent;

/**
 * Shows a component several times as large as it is, letters, icons and all: what was made for the window is read from
 * the last row. The component is laid out in the room divided by the factor; what is pointed at in the picture is handed
 * to it by a {@link PointerRelay}.
 */
final class Magnification extends LayerUI<JComponent> {
    /** So many letters are at most one wider when they are magnified. */
    private static final int RESERVED = 24;

    private double factor = 1;

    private Magnification() {}

    static JLayer<JComponent> of(JComponent shown) {
        Magnification magnification = new Magnification();
        JLayer<JComponent> layer = new JLayer<>(shown, magnification);
        PointerRelay relay = new PointerRelay(shown, () -> magnification.factor);
        layer.setGlassPane(relay);
        relay.setVisible(true);
        return layer;
    }

    /** How many times as large a layer shows what is in it. */
    static double factor(JLayer<?> layer) {
        return ((Magnification) (LayerUI<?>) layer.getUI()).factor;
    }

    static void magnify(JLayer<JComponent> layer, double times) {
        ((Magnification) (LayerUI<?>) layer.getUI()).factor = times;
        scrollByPainting(layer.getView());
        layer.revalidate();
        layer.repaint();
    }

    /** What scrolls by copying what is on the screen copies what is elsewhere there. */
    private static void scrollByPainting(Container within) {
        if (within instanceof JScrollPane scroll) scroll.getViewport().setScrollMode(JViewport.SIMPLE_SCROLL_MODE);
        for (Component part : within.getComponents()) {
            if (part instanceof Container inner) scrollByPainting(inner);
        }
    }

    /** Letters are not as much wider as they are larger: without a reserve the last of a line would be cut off. */
    static void reserve(Container within) {
        for (Component part : within.getComponents()) {
            if (part instanceof JTextComponent text && !text.isEditable()) reserve(text);
            else if (part instanceof Container inner) reserve(inner);
        }
    }

    private static void reserve(JTextComponent text) {
        Insets now = text.getInsets();
        int reserve = text.getFontMetrics(text.getFont()).charWidth('m') + text.getWidth() / RESERVED;
        if (now.right < reserve)
            text.setBorder(BorderFactory.createEmptyBorder(now.top, now.left, now.bottom, reserve));
    }

    @Override
    public void paint(Graphics graphics, JComponent layer) {
        Graphics2D g = (Graphics2D) graphics.create();
        // Rounded to whole pixels, the steps from letter to letter would make a line longer than its place.
        g.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        g.scale(factor, factor);
        super.paint(g, layer);
        g.dispose();
    }

    /** What has changed is told in the component's own measure. */
    @Override
    public void paintImmediately(int x, int y, int width, int height, JLayer<? extends JComponent> layer) {
        int left = (int) Math.floor(x * factor) - 1;
        int top = (int) Math.floor(y * factor) - 1;
        int right = (int) Math.ceil((x + width) * factor) + 1;
        int bottom = (int) Math.ceil((y + height) * factor) + 1;
        super.paintImmediately(left, top, right - left, bottom - top, layer);
    }

    @Override
    public void doLayout(JLayer<? extends JComponent> layer) {
        int width = (int) Math.round(layer.getWidth() / factor);
        int height = (int) Math.round(layer.getHeight() / factor);
        layer.getView().setBounds(0, 0, width, height);
        reserve(layer.getView());
        layer.getGlassPane().setBounds(0, 0, layer.getWidth(), layer.getHeight());
    }
}
