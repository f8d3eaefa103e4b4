package lectern.gui.present;

import java.awt.Component;
import java.awt.KeyEventDispatcher;
import java.awt.KeyboardFocusManager;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JSlider;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import lectern.game.Handle;
import lectern.gui.desk.BoardAim;

/**
 * Hears the keys of a remote control before lists, tables and scroll bars take them, as long as the presentation is
 * shown and its window has the keyboard.
 */
final class KeyWatch implements KeyEventDispatcher {
    private final Window window;
    private final Component board;
    private final BoardAim aim;
    private final BiConsumer<Order, Character> obey;

    /** @param obey is told what is asked for, and the letter that asks for it */
    KeyWatch(Window window, Component board, BoardAim aim, BiConsumer<Order, Character> obey) {
        this.window = window;
        this.board = board;
        this.aim = aim;
        this.obey = obey;
    }

    void begin() {
        KeyboardFocusManager.getCurrentKeyboardFocusManager().addKeyEventDispatcher(this);
    }

    void end() {
        KeyboardFocusManager.getCurrentKeyboardFocusManager().removeKeyEventDispatcher(this);
    }

    @Override
    public boolean dispatchKeyEvent(KeyEvent event) {
        boolean here =
                SwingUtilities.getWindowAncestor(event.getComponent()) == window || event.getComponent() == window;
        if (!here || event.getID() != KeyEvent.KEY_PRESSED) return false;
        Optional<Order> order = RemoteKeys.order(event.getKeyCode(), event.getModifiersEx(), place(event));
        order.ifPresent(asked -> obey.accept(asked, Character.toLowerCase((char) event.getKeyCode())));
        return order.isPresent();
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
