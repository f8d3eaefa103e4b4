package lectern.gui.present;

import java.awt.Component;
import java.awt.KeyEventDispatcher;
import java.awt.KeyboardFocusManager;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JSlider;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import javax.swing.text.JTextComponent;
import lectern.game.Handle;
import lectern.gui.desk.BoardAim;

/**
 * Hears the keys of a remote control before lists, tables and scroll bars take them, as long as the presentation is
 * shown and its window has the keyboard.
 */
final class KeyWatch implements KeyEventDispatcher {
    /** A key that is held seems to be let go of and pressed again, many times a second. */
    private static final int REPEAT_MILLIS = 120;

    private final Timer released;
    private final Window window;
    private Optional<Window> beside = Optional.empty();
    private final Component board;
    private final BoardAim aim;
    private final Consumer<KeyOrder> obey;

    /**
     * @param obey is told what is asked for
     * @param letGo runs when the key of the spotlight is let go of
     */
    KeyWatch(Window window, Component board, BoardAim aim, Consumer<KeyOrder> obey, Runnable letGo) {
        released = new Timer(REPEAT_MILLIS, event -> letGo.run());
        released.setRepeats(false);
        this.window = window;
        this.board = board;
        this.aim = aim;
        this.obey = obey;
    }

    /** @param lecturers the window beside it, where the keys that remotes send mean the same */
    void begin(Window lecturers) {
        beside = Optional.ofNullable(lecturers);
        KeyboardFocusManager.getCurrentKeyboardFocusManager().addKeyEventDispatcher(this);
    }

    void end() {
        KeyboardFocusManager.getCurrentKeyboardFocusManager().removeKeyEventDispatcher(this);
    }

    @Override
    public boolean dispatchKeyEvent(KeyEvent event) {
        Window at = event.getComponent() instanceof Window itself
                ? itself
                : SwingUtilities.getWindowAncestor(event.getComponent());
        boolean here = at == window || (beside.equals(Optional.ofNullable(at)) && isRemotes(event.getKeyCode()));
        if (here && event.getID() == KeyEvent.KEY_RELEASED && event.getKeyCode() == KeyEvent.VK_S) released.restart();
        if (!here || event.getID() != KeyEvent.KEY_PRESSED) return false;
        if (event.getKeyCode() == KeyEvent.VK_S) released.stop();
        Optional<Order> order = RemoteKeys.order(event.getKeyCode(), event.getModifiersEx(), place(event));
        order.ifPresent(asked -> obey.accept(new KeyOrder(asked, Character.toLowerCase((char) event.getKeyCode()))));
        return order.isPresent();
    }

    /** What the window has other uses for is left to it. */
    private static boolean isRemotes(int code) {
        return switch (code) {
            case KeyEvent.VK_PAGE_DOWN,
                    KeyEvent.VK_PAGE_UP,
                    KeyEvent.VK_F5,
                    KeyEvent.VK_PERIOD,
                    KeyEvent.VK_B,
                    KeyEvent.VK_W -> true;
            default -> false;
        };
    }

    private KeyPlace place(KeyEvent event) {
        Component focus = event.getComponent();
        boolean typing = focus instanceof JTextComponent text && text.isEditable();
        boolean button = focus instanceof AbstractButton || focus instanceof JSlider || focus instanceof JComboBox;
        return new KeyPlace(typing, focus == board, button, offered());
    }

    private Set<Character> offered() {
        if (!aim.isOpen()) return Set.of();
        return aim.pointing().choices().stream()
                .map(Handle.Choice::word)
                .map(word -> word.charAt(0))
                .collect(Collectors.toSet());
    }
}
