package lectern.text;

import java.text.MessageFormat;
import java.util.List;
import java.util.ResourceBundle;
import lectern.game.Phrase;

/**
 * Turns phrases into sentences of one language. A key's first word names its bundle: {@code infection.placed} is in
 * {@code lectern/text/infection.properties}. Patterns are those of {@link MessageFormat}
 * with the forms of {@link Agreement}.
 */
public final class Sentences {
    private static final ResourceBundle.Control NO_FALLBACK =
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

    private final Language language;
    private final Numbers numbers;

    public Sentences(Language language) {
        this.language = language;
        numbers = new Numbers(language);
    }

    public Language language() {
        return language;
    }

    public Numbers numbers() {
        return numbers;
    }

    public String of(Phrase phrase) {
        String pattern = bundle(phrase.key()).getString(phrase.key());
        // Most sentences on buttons and menus are constant, and formats are slow to start.
        if (phrase.arguments().isEmpty()) return pattern.replace("''", "'");
        Agreement agreement = new Agreement(this, phrase.arguments());
        String plain = agreement.plain(pattern);
        Object[] shown = agreement.arguments().stream().map(this::shown).toArray();
        return new MessageFormat(plain, language.locale()).format(shown);
    }

    public String of(String key, Object... arguments) {
        return of(Phrase.of(key, arguments));
    }

    /** Whether there is a sentence for a key. */
    public boolean has(String key) {
        return bundle(key).containsKey(key);
    }

    private Object shown(Object argument) {
        if (argument instanceof Phrase phrase) return of(phrase);
        if (argument instanceof List<?> list) return enumerated(list, "words.last-separator");
        if (argument instanceof Phrase.AnyOf any) return enumerated(any.words(), "words.or-separator");
        if (argument instanceof Phrase.Score score)
            return score.exact() ? numbers.exact(score.value()) : numbers.text(score.value());
        return argument instanceof Character ? argument.toString() : argument;
    }

    /** One, two and three; one, two or three. */
    private String enumerated(List<?> list, String last) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < list.size(); i++) {
            if (i > 0) text.append(i == list.size() - 1 ? of(last) : of("words.separator"));
            text.append(shown(list.get(i)));
        }
        return text.toString();
    }

    private ResourceBundle bundle(String key) {
        String name = key.substring(0, key.indexOf('.'));
        return ResourceBundle.getBundle("lectern.text." + name, language.locale(), NO_FALLBACK);
    }
}
