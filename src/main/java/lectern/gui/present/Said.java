package lectern.gui.present;

/**
 * What a caption says.
 *
 * @param isWarning whether it is why something cannot be
 */
record Said(String text, boolean isWarning) {
    static Said plainly(String text) {
        return new Said(text, false);
    }
}
