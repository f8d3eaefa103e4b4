package lectern.gui.look;

import com.formdev.flatlaf.FlatLaf.DisabledIconProvider;
import com.formdev.flatlaf.extras.FlatSVGIcon;
import java.awt.Component;
import java.awt.EventQueue;
import java.awt.Graphics;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import javax.swing.Icon;

/**
 * An icon from an SVG file that does not hold up the window it is in: reading the first one takes as long as painting
 * the whole window, so it is read aside and appears a moment later. In a picture of what is not on the screen it is
 * there at once. The SVG icon must have been given its size.
 */
public final class UnhurriedIcon implements Icon, DisabledIconProvider {
    private final FlatSVGIcon svg;
    private final Set<Component> waiting = new HashSet<>();
    private boolean read;

    public UnhurriedIcon(FlatSVGIcon svg) {
        this.svg = svg;
    }

    @Override
    public int getIconWidth() {
        return svg.getIconWidth();
    }

    @Override
    public int getIconHeight() {
        return svg.getIconHeight();
    }

    @Override
    public Icon getDisabledIcon() {
        return svg.getDisabledIcon() instanceof FlatSVGIcon grey ? new UnhurriedIcon(grey) : this;
    }

    @Override
    public void paintIcon(Component on, Graphics graphics, int x, int y) {
        if (read || !on.isShowing()) svg.paintIcon(on, graphics, x, y);
        else {
            boolean first = waiting.isEmpty();
            waiting.add(on);
            // Not now, while the rest of the window is still being painted.
            if (first) EventQueue.invokeLater(this::read);
        }
    }

    private void read() {
        CompletableFuture.supplyAsync(svg::hasFound)
                .minimalCompletionStage()
                .thenAcceptAsync(found -> show(), EventQueue::invokeLater);
    }

    private void show() {
        read = true;
        waiting.forEach(Component::repaint);
        waiting.clear();
    }
}
