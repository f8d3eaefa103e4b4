package lectern.gui.lesson.page;

import java.util.Locale;

/** The words of constants, as keys of sentences have them. */
final class KeyWords {
    private KeyWords() {}

    static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
