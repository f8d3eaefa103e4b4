package lectern.grade;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** When students see how a rule was graded, in the words of autograders. */
public enum Visibility {
    VISIBLE,
    HIDDEN,
    AFTER_DUE_DATE,
    AFTER_PUBLISHED;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static List<String> words() {
        return Stream.of(values()).map(Visibility::word).toList();
    }

    /** @param word one of {@link #words} */
    public static Visibility named(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
