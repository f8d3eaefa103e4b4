package lectern.gui.present;

import java.util.Set;

/**
 * Where a key is pressed: who has the keyboard, and what is on offer.
 *
 * @param typing whether something is typed in
 * @param onBoard whether the keyboard was handed to the board
 * @param onButton whether it is at a button or the like, which Space and arrows belong to
 * @param offered the letters that choices on offer begin with
 */
record KeyPlace(boolean typing, boolean onBoard, boolean onButton, Set<Character> offered) {
    KeyPlace {
        offered = Set.copyOf(offered);
    }

    boolean keepsArrows() {
        return typing || onBoard || onButton;
    }
}
