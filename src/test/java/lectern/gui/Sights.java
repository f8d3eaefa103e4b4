package lectern.gui;

import java.awt.Component;
import java.awt.Container;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.text.JTextComponent;
import lectern.picture.export.VectorPicture;

/**
 * All that a person can read in a component: what is painted, what tooltips say anywhere on it, and what is told to
 * those who cannot see it. On the event thread only.
 */
public final class Sights {
    /** Tooltips are asked for at points so far from each other. */
    private static final int GRID = 6;

    private final List<String> read = new ArrayList<>();

    private Sights() {}

    public static String of(JComponent whole) {
        Sights sights = new Sights();
        sights.paint(whole);
        sights.walk(whole);
        return String.join("\n", sights.read);
    }

    /** A drawing of lines and letters keeps its letters. */
    private void paint(JComponent whole) {
        String drawn = new VectorPicture("", whole.getWidth(), whole.getHeight(), whole::print).svg();
        read.add(drawn.replaceAll("(?s)<[^>]*>", "\n"));
    }

    /** What is not shown is read out to no listener. */
    private void walk(Component component) {
        if (!component.isVisible()) return;
        if (component instanceof JTextComponent text) read.add(text.getText());
        if (component instanceof JComboBox<?> choice)
            for (int i = 0; i < choice.getItemCount(); i++) read.add(String.valueOf(choice.getItemAt(i)));
        if (component instanceof JComponent part) tips(part);
        if (component instanceof Accessible told) accessible(told.getAccessibleContext(), 0);
        if (component instanceof Container container) {
            for (Component inside : container.getComponents()) walk(inside);
        }
    }

    private void tips(JComponent part) {
        Optional.ofNullable(part.getToolTipText()).ifPresent(read::add);
        if (saysTheSameEverywhere(part)) return;
        String before = null;
        for (int y = GRID / 2; y < part.getHeight(); y += GRID) {
            for (int x = GRID / 2; x < part.getWidth(); x += GRID) {
                // Its place on the screen is given, since it would be asked for in vain, for each of many events.
                MouseEvent there =
                        new MouseEvent(part, MouseEvent.MOUSE_MOVED, 0, 0, x, y, x, y, 0, false, MouseEvent.NOBUTTON);
                String tip = part.getToolTipText(there);
                if (tip != null && !tip.equals(before)) read.add(tip);
                before = tip;
            }
        }
    }

    private static boolean saysTheSameEverywhere(JComponent part) {
        try {
            return part.getClass()
                    .getMethod("getToolTipText", MouseEvent.class)
                    .getDeclaringClass()
                    .equals(JComponent.class);
        } catch (NoSuchMethodException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private void accessible(AccessibleContext context, int depth) {
        if (context == null || depth > 1) return;
        Optional.ofNullable(context.getAccessibleName()).ifPresent(read::add);
        Optional.ofNullable(context.getAccessibleDescription()).ifPresent(read::add);
        int children = Math.min(200, context.getAccessibleChildrenCount());
        for (int i = 0; i < children; i++) {
            Accessible child = context.getAccessibleChild(i);
            if (child != null && !(child instanceof Component)) accessible(child.getAccessibleContext(), depth + 1);
        }
    }
}
