package lectern.text;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** A language that Lectern speaks. */
public enum Language {
    EN(Locale.ENGLISH),
    PT(Locale.forLanguageTag("pt-PT"));

    private final Locale locale;

    Language(Locale locale) {
        this.locale = locale;
    }

    /** The language of a code that {@link #code()} gives. */
    public static Optional<Language> named(String code) {
        return Arrays.stream(values())
                .filter(language -> language.code().equalsIgnoreCase(code))
                .findFirst();
    }

    /** The language of a locale, or English. */
    public static Language of(Locale locale) {
        return named(locale.getLanguage()).orElse(EN);
    }

    public Locale locale() {
        return locale;
    }

    public String code() {
        return locale.getLanguage();
    }
}
