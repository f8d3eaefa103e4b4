package lectern.gui;

import java.util.function.UnaryOperator;

/** A lesson in which a text that Swing would take for HTML stands in every place for words. */
final class OutsideLesson {
    private static final String TEXT = """
            ---
            id: %s
            title: '%s'
            game: infection
            language: en
            level: beginner
            minutes: 5
            author: 'AUTHOR'
            ---

            # HEADING

            WORDS `<html>` WORDS

            ```lectern
            start: 1
            ```

            ```lectern
            claim: 'WORDS'
            measure: {moves: legal}
            is: 16
            ```

            ```lectern
            ask: choice
            question: 'WORDS'
            hints:
              - 'WORDS'
            wrong: 'WORDS'
            choices:
              - text: 'CHOICE'
                reply: 'WORDS'
              - text: 'Another'
                right: true
            ```
            """;

    private OutsideLesson() {}

    /** @param page the text that is to stand where a name says */
    static String of(String id, String title, UnaryOperator<String> page) {
        return TEXT.formatted(id, title)
                .replace("WORDS", words(page.apply("words")))
                .replace("HEADING", words(page.apply("heading")))
                .replace("CHOICE", words(page.apply("choice")))
                .replace("AUTHOR", words(page.apply("author")));
    }

    /** The reader of lessons refuses HTML; told that each sign is only a sign, it takes the text. */
    static String words(String page) {
        return page.replaceAll("([<>])", "\\\\$1");
    }
}
