package lectern.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import lectern.game.Phrase;

/**
 * What a sentence asks of a name among its arguments. In {@code pel{0:the}}, {@code {0:the}} is the sentence whose key
 * is the name's key with {@code .the} behind it ({@code {0:The}} begins with a capital); {@code {0:plays|play}} depends
 * on whether the sentence with {@code .number} behind the key says {@code plural}. A name without such sentences stands
 * as it is, in the singular; a move or a number is never a name.
 */
final class Agreement {
    private static final Pattern ASKED = Pattern.compile("\\{([0-9]+):([^{}|]+)(?:\\|([^{}|]+))?}");
    private static final String PLURAL = "plural";

    private final Sentences sentences;
    private final List<Object> arguments;

    Agreement(Sentences sentences, List<Object> arguments) {
        this.sentences = sentences;
        this.arguments = new ArrayList<>(arguments);
    }

    /** The pattern with plain arguments only: what was asked for has become further arguments. */
    String plain(String pattern) {
        return ASKED.matcher(pattern).replaceAll(found -> {
            arguments.add(answer(found));
            return "{" + (arguments.size() - 1) + "}";
        });
    }

    List<Object> arguments() {
        return arguments;
    }

    private Object answer(MatchResult asked) {
        Object name = arguments.get(Integer.parseInt(asked.group(1)));
        String form = asked.group(2);
        if (asked.group(3) != null) return isPlural(name) ? asked.group(3) : form;
        String lower = form.toLowerCase(Locale.ROOT);
        Phrase said = form(name, lower);
        return lower.equals(form) ? said : capitalised(sentences.of(said));
    }

    private Phrase form(Object name, String form) {
        if (!(name instanceof Phrase phrase))
            throw new IllegalArgumentException(name + " is not a name, and has no " + form);
        String key = phrase.key() + "." + form;
        return sentences.has(key) ? new Phrase(key, phrase.arguments()) : phrase;
    }

    private boolean isPlural(Object name) {
        return sentences.of(form(name, "number")).equals(PLURAL);
    }

    private static String capitalised(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
