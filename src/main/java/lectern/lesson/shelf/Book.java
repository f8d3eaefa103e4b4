package lectern.lesson.shelf;

import lectern.lesson.read.Head;
import lectern.lesson.read.LessonReader;
import lectern.lesson.read.Reading;

/**
 * A lesson that comes with the program, in one language.
 *
 * @param name its file, with its folder: {@code folder/lesson.en.md}
 * @param text the whole lesson, which is read only when it is opened
 */
public record Book(String name, Head head, String text) {
    /** The folder it stands in: a game's id, or what lessons across the games are about. */
    public String folder() {
        int end = name.indexOf('/');
        return end < 0 ? "" : name.substring(0, end);
    }

    /** The lesson itself. It takes a moment. */
    public Reading read() {
        return LessonReader.read(name, text);
    }
}
