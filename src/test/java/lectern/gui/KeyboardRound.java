package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Graphics2D;
import java.awt.KeyboardFocusManager;
import java.awt.Rectangle;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.swing.Action;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import lectern.gui.robot.Waiting;

/**
 * The keyboard goes round a window, forth and back, from where it is: it is seen wherever it stands, comes to the same
 * places both ways, is caught nowhere, and wherever it is Escape is left to the window.
 */
final class KeyboardRound {
    /** No round is longer. */
    private static final int MOST = 150;

    private static final KeyStroke ESCAPE = KeyStroke.getKeyStroke("ESCAPE");

    private final Journey journey;
    private final List<String> unseen = new ArrayList<>();
    private final List<String> kept = new ArrayList<>();
    private final Set<Component> forth;

    private KeyboardRound(Journey journey) {
        this.journey = journey;
        enter();
        forth = go(false);
        Set<Component> back = go(true);
        assertThat(unseen).as("looks the same with the keyboard and without").isEmpty();
        assertThat(told(back)).containsExactlyInAnyOrderElementsOf(told(forth));
    }

    /** How many places it came to. */
    static int of(Journey journey) {
        return new KeyboardRound(journey).forth.size();
    }

    /** The same, in a window that Escape closes. */
    static int inDialog(Journey journey) {
        KeyboardRound round = new KeyboardRound(journey);
        assertThat(round.kept).as("keeps Escape to itself").isEmpty();
        return round.forth.size();
    }

    static Component owner() {
        return KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
    }

    static Window window() {
        return KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusedWindow();
    }

    /** Presses Tab until the keyboard is where it began. What looks the same with it and without is noted. */
    private Set<Component> go(boolean backwards) {
        Component start = owner();
        if (onward(start).equals(start)) return Set.of(start);
        Set<Component> met = new LinkedHashSet<>();
        Component at = start;
        do {
            Component here = at;
            met.add(here);
            if (!backwards && Waiting.onEventThread(() -> keepsEscape(here))) kept.add(told(here));
            // Back it stands nowhere else, and looks as it did.
            Optional<BufferedImage> with = backwards ? Optional.empty() : Optional.of(picture(here));
            if (backwards) journey.robot().pressKey(KeyEvent.VK_SHIFT);
            journey.press(KeyEvent.VK_TAB);
            if (backwards) journey.robot().releaseKey(KeyEvent.VK_SHIFT);
            Waiting.until("the keyboard leaves " + told(here), () -> owner() != null && owner() != here);
            if (with.isPresent() && same(with.get(), picture(here))) unseen.add(told(here));
            at = owner();
            assertThat(met.contains(at) && at != start)
                    .as("caught among %s", told(met))
                    .isFalse();
        } while (at != start && met.size() < MOST);
        return met;
    }

    private static List<String> told(Set<Component> parts) {
        return parts.stream().map(KeyboardRound::told).toList();
    }

    private static String told(Component part) {
        return part.getParent().getName() + " > " + part.getName() + " ("
                + part.getClass().getSimpleName() + ")";
    }

    /** Whether something between a component and the root of its window does something on Escape. */
    private static boolean keepsEscape(Component from) {
        Component content = SwingUtilities.getRootPane(from).getContentPane();
        for (Component at = from; at != null && at != content; at = at.getParent()) {
            if (!(at instanceof JComponent part)) continue;
            Object bound = part.getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT)
                    .get(ESCAPE);
            if (bound == null && at == from) bound = part.getInputMap().get(ESCAPE);
            Action action = bound == null ? null : part.getActionMap().get(bound);
            if (action != null && action.accept(part)) return true;
        }
        return false;
    }

    /** A dialog may begin where no round leads to. */
    private void enter() {
        Component begun = owner();
        Component first = onward(begun);
        Container root = begun.getFocusCycleRootAncestor();
        Component before =
                Waiting.onEventThread(() -> root.getFocusTraversalPolicy().getComponentBefore(root, first));
        if (before.equals(begun)) return;
        journey.press(KeyEvent.VK_TAB);
        Waiting.until("the round begins", first::isFocusOwner);
    }

    private static Component onward(Component from) {
        Container root = from.getFocusCycleRootAncestor();
        return Waiting.onEventThread(() -> root.getFocusTraversalPolicy().getComponentAfter(root, from));
    }

    /** What is to be seen of a component and closely around it. */
    private static BufferedImage picture(Component part) {
        return Waiting.onEventThread(() -> {
            JComponent whole = SwingUtilities.getRootPane(part);
            Rectangle place = SwingUtilities.convertRectangle(part.getParent(), part.getBounds(), whole);
            place.grow(4, 4);
            Rectangle seen = place.intersection(new Rectangle(whole.getSize()));
            BufferedImage image =
                    new BufferedImage(Math.max(1, seen.width), Math.max(1, seen.height), BufferedImage.TYPE_INT_RGB);
            Graphics2D graphics = image.createGraphics();
            graphics.translate(-seen.x, -seen.y);
            whole.paint(graphics);
            graphics.dispose();
            return image;
        });
    }

    private static boolean same(BufferedImage one, BufferedImage other) {
        if (one.getWidth() != other.getWidth() || one.getHeight() != other.getHeight()) return false;
        int width = one.getWidth();
        int[] ones = one.getRGB(0, 0, width, one.getHeight(), null, 0, width);
        int[] others = other.getRGB(0, 0, width, other.getHeight(), null, 0, width);
        return Arrays.equals(ones, others);
    }
}
