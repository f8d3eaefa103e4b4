package lectern.game.reading;

/** A text from outside, cut to a length that fits into a sentence, and never in the middle of a character. */
public final class Excerpt {
    private static final int LENGTH = 40;

    private Excerpt() {}

    public static String of(String text) {
        if (text.codePointCount(0, text.length()) <= LENGTH) return text;
        return text.substring(0, text.offsetByCodePoints(0, LENGTH)) + "…";
    }
}
