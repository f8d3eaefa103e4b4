package lectern.lesson;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** For whom a lesson is written. */
public enum Level {
    BEGINNER,
    INTERMEDIATE,
    ADVANCED;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Level> named(String word) {
        return Arrays.stream(values())
                .filter(level -> level.word().equals(word))
                .findFirst();
    }

    public static List<String> words() {
        return Arrays.stream(values()).map(Level::word).toList();
    }
}
