package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.awt.Rectangle;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import lectern.gui.look.Theme;
import lectern.gui.robot.NotUnderCacio;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.Waiting;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The keyboard goes round every window and dialog in both directions, is seen wherever it is, and is never caught. */
@RobotTest
@NotUnderCacio
class KeyboardRoundIT {
    /** No round is longer. */
    private static final int MOST = 150;

    private Journey journey;

    @BeforeEach
    void open() {
        journey = Journey.begin();
    }

    @AfterEach
    void close() {
        journey.close();
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void theWindowIsGoneRoundAndTheFocusIsSeen(Theme theme) {
        ScreenReader.act(AccessibleRole.RADIO_BUTTON, journey.panel().wording().of("look.theme." + theme.code()));
        Waiting.until("the board has the keyboard", journey.board()::isFocusOwner);
        journey.press(KeyEvent.VK_RIGHT);
        List<String> unseen = new ArrayList<>();
        Set<Component> forth = round(false, unseen);
        Set<Component> back = round(true, unseen);

        assertThat(unseen).isEmpty();
        assertThat(forth).hasSizeGreaterThan(3);
        assertThat(back).containsExactlyInAnyOrderElementsOf(forth);
    }

    @ParameterizedTest
    @ValueSource(strings = {"New game", "Set up", "Who plays"})
    void aDialogIsGoneRoundAndLeftWithEscape(String item) {
        ScreenReader.act(AccessibleRole.MENU_ITEM, item);
        Waiting.until("a dialog is open", () -> focusWindow() instanceof java.awt.Dialog && owner() != null);
        journey.settled(focusWindow());
        Window dialog = focusWindow();
        List<String> unseen = new ArrayList<>();
        Set<Component> forth = round(false, unseen);
        Set<Component> back = round(true, unseen);
        journey.press(KeyEvent.VK_ESCAPE);
        Waiting.until("the dialog is closed", () -> !dialog.isShowing());

        assertThat(unseen).isEmpty();
        assertThat(back).containsExactlyInAnyOrderElementsOf(forth);
    }

    /** Presses Tab until the keyboard is where it began. What looks the same with it and without is noted. */
    private Set<Component> round(boolean backwards, List<String> unseen) {
        Component start = owner();
        Set<Component> met = new LinkedHashSet<>();
        Component at = start;
        do {
            Component here = at;
            met.add(here);
            BufferedImage with = picture(here);
            if (backwards) journey.robot().pressKey(KeyEvent.VK_SHIFT);
            journey.press(KeyEvent.VK_TAB);
            if (backwards) journey.robot().releaseKey(KeyEvent.VK_SHIFT);
            Waiting.until("the keyboard leaves " + told(here), () -> owner() != null && owner() != here);
            if (same(with, picture(here))) unseen.add(told(here));
            at = owner();
            assertThat(met.contains(at) && at != start)
                    .as(
                            "caught among %s",
                            met.stream().map(KeyboardRoundIT::told).toList())
                    .isFalse();
        } while (at != start && met.size() < MOST);
        return met;
    }

    private static String told(Component part) {
        return part.getParent().getName() + " > " + part.getName() + " ("
                + part.getClass().getSimpleName() + ")";
    }

    private static Component owner() {
        return KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
    }

    private static Window focusWindow() {
        return KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusedWindow();
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
            java.awt.Graphics2D graphics = image.createGraphics();
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
