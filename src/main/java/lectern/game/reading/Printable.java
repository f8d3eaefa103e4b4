package lectern.game.reading;

/** What of a text from outside can be shown: without signs that cannot be seen, or that command the screen. */
public final class Printable {
    private static final int REPLACEMENT = '\ufffd';

    private Printable() {}

    /** Whether every sign of a text can be seen, or is a blank. */
    public static boolean is(String text) {
        return text.codePoints().allMatch(Printable::is);
    }

    /** The text with other signs in the place of those that cannot be shown. */
    public static String of(String text) {
        if (is(text)) return text;
        return text.codePoints()
                .map(sign -> is(sign) ? sign : REPLACEMENT)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    /** Signs that are not assigned yet are let pass: which they are depends on the version of Java. */
    private static boolean is(int sign) {
        return switch (Character.getType(sign)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
