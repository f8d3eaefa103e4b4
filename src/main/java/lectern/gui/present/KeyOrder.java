package lectern.gui.present;

/**
 * What a key asks for, and the letter or digit that it has.
 *
 * @param letter in lower case; no letter where it makes no difference
 */
record KeyOrder(Order order, char letter) {
    KeyOrder(Order order) {
        this(order, ' ');
    }
}
