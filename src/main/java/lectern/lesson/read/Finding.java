package lectern.lesson.read;

import lectern.game.Phrase;

/**
 * Something that is wrong with a lesson.
 *
 * @param file as it was named
 * @param line from 1
 * @param warning whether the lesson can be played all the same
 */
public record Finding(String file, int line, Phrase reason, boolean warning) {
    public static Finding error(String file, int line, Phrase reason) {
        return new Finding(file, line, reason, false);
    }

    public static Finding warning(String file, int line, Phrase reason) {
        return new Finding(file, line, reason, true);
    }
}
