package lectern.gui.lesson;

import lectern.lesson.Lesson;
import lectern.lesson.read.LessonReader;

/** A short lesson: a move that is played, cells that are lit, and a question. */
public final class OneLesson {
    static final String TEXT = """
            ---
            id: one-lesson
            title: One lesson
            game: infection
            language: en
            level: beginner
            minutes: 5
            author: Somebody
            ---

            # A move

            ```lectern
            start: 1
            ```

            ```lectern
            play: f6 b6
            ```

            ---

            # A question

            ```lectern
            position: o5x/7/3oo2/4x2/7/7/x5o x 0 5
            ```

            ```lectern
            light: d5 e5
            ```

            ```lectern
            claim: Both can be infected.
            measure: {moves: {at-least: {infected: 2}}}
            is: 2
            ```

            ```lectern
            ask: move
            question: Which clone infects both?
            accept: d4
            refute: search:depth=1
            ```

            It is the one.
            """;

    private OneLesson() {}

    public static Lesson sample() {
        return LessonReader.read("one.md", TEXT).lesson().orElseThrow();
    }
}
