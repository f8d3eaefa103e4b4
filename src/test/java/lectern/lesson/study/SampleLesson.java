package lectern.lesson.study;

import static org.assertj.core.api.Assertions.assertThat;

import lectern.game.Move;
import lectern.lesson.Answer;
import lectern.lesson.Lesson;
import lectern.lesson.read.LessonReader;
import lectern.lesson.read.Reading;
import lectern.search.Stop;

/** A lesson with one of everything, and ways to take it apart. */
final class SampleLesson {
    private static final String HEAD = """
            ---
            id: sample
            title: Sample
            game: infection
            language: en
            level: beginner
            minutes: 5
            author: Lectern
            ---
            """;

    /** Two blue microbes in reach of a red one: d4 and e4e6 infect both. */
    static final String MIDDLE = "position: o5x/7/3oo2/4x2/7/7/x5o x 0 5\n";

    /** Red wins with c3e1 alone. */
    static final String ENDING = "position: xxooooo/xxoooox/xxxooox/ooxoxxx/xxxoxxx/ooooxoo/o2o1oo x 0 36\n";

    private SampleLesson() {}

    /** A lesson of pages, each of texts and blocks that are separated by empty lines; a block begins with a key. */
    static Lesson of(String... pages) {
        return in("infection", pages);
    }

    static Lesson in(String game, String... pages) {
        StringBuilder text = new StringBuilder(HEAD.replace("infection", game));
        for (int page = 0; page < pages.length; page++) {
            if (page > 0) text.append("\n---\n\n");
            for (String part : pages[page].split("\n\n", -1)) {
                boolean block = part.matches("(?s)[a-z]+:.*");
                text.append(block ? "```lectern\n" + part.strip() + "\n```\n\n" : part.strip() + "\n\n");
            }
        }
        return read(text.toString());
    }

    private static Lesson read(String text) {
        Reading reading = LessonReader.read("sample.md", text);
        assertThat(reading.findings()).isEmpty();
        return reading.lesson().orElseThrow();
    }

    /** The only question of a lesson whose board is given before it, with its key. */
    static Task task(String board, String question) {
        Task task = Study.begin(of(board + "\n" + question)).task(0);
        return task.knowing(task.workOut(new Stop()).orElseThrow());
    }

    static Move move(Task task, String text) {
        return task.ask().board().readMove(text);
    }

    /** One move as an answer. */
    static Answer one(Task task, String text) {
        return new Answer.OneMove(move(task, text));
    }
}
