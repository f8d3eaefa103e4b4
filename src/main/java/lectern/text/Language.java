package lectern.text;

import java.util.Locale;

/** A language that Lectern speaks. */
public enum Language {
    EN(Locale.ENGLISH),
    PT(Locale.forLanguageTag("pt-PT"));

    private final Locale locale;

    Language(Locale locale) {
        this.locale = locale;
    }

    public Locale locale() {
        return locale;
    }
}
