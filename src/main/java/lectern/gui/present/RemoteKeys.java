package lectern.gui.present;

import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.Optional;

/**
 * What the keys of remote controls ask for. A letter belongs to what is being typed or to a choice on offer first;
 * arrows step unless they were handed to the board or to a button; and the key that remotes send to start a slide show
 * starts nothing here.
 */
final class RemoteKeys {
    private static final int WITH_OTHERS =
            InputEvent.CTRL_DOWN_MASK | InputEvent.ALT_DOWN_MASK | InputEvent.META_DOWN_MASK;

    private RemoteKeys() {}

    /**
     * @param code as in {@link KeyEvent}
     * @param modifiers which other keys are held
     */
    static Optional<Order> order(int code, int modifiers, KeyPlace place) {
        if ((modifiers & WITH_OTHERS) != 0) return Optional.empty();
        return switch (code) {
            case KeyEvent.VK_PAGE_DOWN -> Optional.of(Order.NEXT);
            case KeyEvent.VK_PAGE_UP -> Optional.of(Order.PREVIOUS);
            case KeyEvent.VK_F5 -> Optional.of(Order.STAY);
            case KeyEvent.VK_F11 -> Optional.of(Order.LEAVE);
            case KeyEvent.VK_ESCAPE -> Optional.of(Order.BACK);
            case KeyEvent.VK_SPACE, KeyEvent.VK_ENTER, KeyEvent.VK_RIGHT, KeyEvent.VK_DOWN ->
                unless(place.keepsArrows(), Order.NEXT);
            case KeyEvent.VK_LEFT, KeyEvent.VK_UP -> unless(place.keepsArrows(), Order.PREVIOUS);
            case KeyEvent.VK_PERIOD -> unless(place.typing(), Order.BLACK);
            default -> place.typing() ? Optional.empty() : letter(code, place);
        };
    }

    private static boolean isDigit(int code) {
        return code > KeyEvent.VK_0 && code <= KeyEvent.VK_9;
    }

    private static Optional<Order> letter(int code, KeyPlace place) {
        if (place.offered().contains(Character.toLowerCase((char) code))) return Optional.of(Order.CHOOSE);
        return switch (code) {
            case KeyEvent.VK_B -> Optional.of(Order.BLACK);
            case KeyEvent.VK_W -> Optional.of(Order.WHITE);
            case KeyEvent.VK_T -> Optional.of(Order.CLOCK);
            case KeyEvent.VK_P -> Optional.of(Order.POINTER);
            case KeyEvent.VK_S -> Optional.of(Order.SPOTLIGHT);
            default -> isDigit(code) ? Optional.of(Order.PANE) : Optional.empty();
        };
    }

    private static Optional<Order> unless(boolean taken, Order order) {
        return taken ? Optional.empty() : Optional.of(order);
    }
}
