package lectern.lesson.shelf;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import lectern.heuristic.file.HeuristicFiles;
import lectern.lesson.read.Head;
import lectern.lesson.read.LessonReader;
import lectern.lesson.read.Reading;

/**
 * A lesson that comes with the program, in one language.
 *
 * @param name its file, with its folder: {@code folder/lesson.en.md}
 * @param text the whole lesson, which is read only when it is opened
 * @param heuristics the texts of those that stand in its folder, by the names of their files
 */
public record Book(String name, Head head, String text, Map<String, String> heuristics) {
    public Book {
        heuristics = Map.copyOf(heuristics);
    }

    /** The folder it stands in: a game's id, or what lessons across the games are about. */
    public String folder() {
        int end = name.indexOf('/');
        return end < 0 ? "" : name.substring(0, end);
    }

    /** The lesson itself. It takes a moment. */
    public Reading read() {
        return LessonReader.read(
                name,
                text,
                HeuristicFiles.named(file -> Optional.ofNullable(heuristics.get(file))
                        .map(found -> found.getBytes(StandardCharsets.UTF_8))));
    }
}
