package lectern.text;

import java.util.Locale;
import java.util.stream.Stream;

/** Another locale for the whole JVM, until this is closed. */
public final class DefaultLocale implements AutoCloseable {
    private final Locale before = Locale.getDefault();

    public DefaultLocale(String language) {
        Locale.setDefault(Locale.forLanguageTag(language));
    }

    /** Languages that have digits of their own; Turkish has letters of its own, and German a decimal comma. */
    public static Stream<String> unlikeOurs() {
        return Stream.of("ar", "fa", "bn", "ne", "my", "tr", "de");
    }

    @Override
    public void close() {
        Locale.setDefault(before);
    }
}
