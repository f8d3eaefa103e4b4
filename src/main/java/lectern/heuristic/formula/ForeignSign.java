package lectern.heuristic.formula;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import lectern.game.Phrase;
import lectern.game.UnreadableText;

/** Signs of other languages, and what stands for them in formulas. */
final class ForeignSign {
    /** Longer signs before those that they begin with. */
    private static final Map<String, String> INSTEAD = instead();

    private ForeignSign() {}

    /**
     * Refuses a sign that is known from elsewhere and may begin like one of formulas.
     *
     * @throws UnreadableText with what to write instead
     */
    static void refuseAt(String text, int at) {
        if (text.startsWith("//", at) || text.startsWith("/*", at) || text.startsWith("#", at))
            throw new Span(text, at, text.length()).refused("heuristic.formula.comment");
        if (text.startsWith("!=", at) || text.startsWith("==", at)) {
            if (!text.startsWith("=", at + 2)) return;
        }
        for (Map.Entry<String, String> sign : INSTEAD.entrySet()) {
            String foreign = sign.getKey();
            if (text.startsWith(foreign, at)) {
                throw new Span(text, at, at + foreign.length())
                        .refused("heuristic.formula.instead", shown(foreign), sign.getValue());
            }
        }
    }

    /** What is neither a sign of formulas nor known from elsewhere. */
    static UnreadableText unknown(String text, int at) {
        int sign = text.codePointAt(at);
        if (sign == '"' || sign == '\'' || sign == '`' || sign == '“' || sign == '‘' || sign == '«') {
            return new Span(text, at, endOfQuoted(text, at)).refused("heuristic.formula.quoted", "column(\"c\")");
        }
        Span span = new Span(text, at, at + Character.charCount(sign));
        return span.refused(Phrase.of("heuristic.formula.sign", shown(span.text())));
    }

    private static int endOfQuoted(String text, int at) {
        int end = text.indexOf(text.charAt(at), at + 1);
        return end < 0 ? text.length() : end + 1;
    }

    /** A sign that cannot be seen is named by its number. */
    private static String shown(String sign) {
        int first = sign.codePointAt(0);
        boolean seen = first > ' ' && Character.isDefined(first) && !isHidden(Character.getType(first));
        return seen ? sign : String.format(Locale.ROOT, "U+%04X", first);
    }

    private static boolean isHidden(int type) {
        return type == Character.CONTROL
                || type == Character.FORMAT
                || type == Character.SURROGATE
                || type == Character.SPACE_SEPARATOR
                || type == Character.LINE_SEPARATOR
                || type == Character.PARAGRAPH_SEPARATOR
                || type == Character.NON_SPACING_MARK;
    }

    private static Map<String, String> instead() {
        Map<String, String> instead = new LinkedHashMap<>();
        instead.put("===", "==");
        instead.put("!==", "!=");
        instead.put("&&", "and");
        instead.put("||", "or");
        instead.put("**", "pow(a, b)");
        instead.put("^", "pow(a, b)");
        instead.put("<>", "!=");
        instead.put("=<", "<=");
        instead.put("=>", ">=");
        instead.put(":=", "==");
        instead.put("=", "==");
        instead.put("!", "not");
        instead.put("?", "if(c, a, b)");
        instead.put(":", "if(c, a, b)");
        instead.put("~", "not");
        for (String bracket : new String[] {"[", "{"}) instead.put(bracket, "(");
        for (String bracket : new String[] {"]", "}"}) instead.put(bracket, ")");
        for (String dash : new String[] {"−", "–", "—"}) instead.put(dash, "-");
        for (String times : new String[] {"×", "·"}) instead.put(times, "*");
        for (String over : new String[] {"÷", "∕"}) instead.put(over, "/");
        instead.put("≤", "<=");
        instead.put("≥", ">=");
        instead.put("≠", "!=");
        instead.put("∧", "and");
        instead.put("∨", "or");
        instead.put("¬", "not");
        instead.put("∩", "&");
        instead.put("∪", "|");
        instead.put("∖", "-");
        instead.put("√", "sqrt(a)");
        return instead;
    }
}
