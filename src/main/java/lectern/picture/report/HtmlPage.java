package lectern.picture.report;

/** A page in the making. What comes from outside becomes text, whatever signs it holds. */
public final class HtmlPage {
    private static final String REPLACEMENT = "\ufffd";

    private final StringBuilder html = new StringBuilder();

    /** Markup as it is. */
    HtmlPage raw(String markup) {
        html.append(markup);
        return this;
    }

    HtmlPage text(String text) {
        html.append(escaped(text));
        return this;
    }

    /** An element with nothing but text in it. */
    HtmlPage element(String tag, String text) {
        return element(tag, "", text);
    }

    /** @param attributes markup, with a space before each */
    HtmlPage element(String tag, String attributes, String text) {
        return raw("<" + tag + attributes + ">").text(text).raw("</" + tag + ">\n");
    }

    /** A name from outside: the direction in which it is written ends with it. */
    HtmlPage name(String name) {
        return raw("<bdi>").text(name).raw("</bdi>");
    }

    static String attribute(String name, String value) {
        return " " + name + "=\"" + escaped(value) + "\"";
    }

    /** Text as markup. Signs that no page may hold are replaced. */
    public static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(letter -> {
            switch (letter) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                default -> {
                    if (isAllowed(letter)) escaped.appendCodePoint(letter);
                    else escaped.append(REPLACEMENT);
                }
            }
        });
        return escaped.toString();
    }

    private static boolean isAllowed(int letter) {
        return letter >= ' '
                && !(letter >= 0x7f && letter <= 0x9f)
                && !(letter >= Character.MIN_SURROGATE && letter <= Character.MAX_SURROGATE)
                && (letter & 0xfffe) != 0xfffe;
    }

    @Override
    public String toString() {
        return html.toString();
    }
}
