package lectern.lesson.read;

import java.util.List;
import lectern.game.Game;
import lectern.game.UnreadableText;
import lectern.games.Games;
import lectern.lesson.Lesson;
import lectern.lesson.Level;
import lectern.lesson.Page;
import lectern.text.Language;

/** What a lesson's front matter says. */
public record Head(
        String id,
        String title,
        Game game,
        Language language,
        Level level,
        int minutes,
        String author,
        List<String> requires) {
    private static final List<String> KEYS =
            List.of("id", "title", "game", "language", "level", "minutes", "author", "requires");
    private static final String ID = "[a-z0-9]+(-[a-z0-9]+)*";
    private static final int LONGEST_ID = 60;
    private static final int MOST_MINUTES = 180;

    public Head {
        requires = List.copyOf(requires);
    }

    static Head read(String yaml, int linesBefore) {
        Entries entries = new Entries(YamlText.fields(yaml, linesBefore), KEYS);
        return new Head(
                id(entries.get("id")),
                entries.get("title").sentence(),
                game(entries.get("game")),
                Language.named(entries.get("language").oneOf(List.of("en", "pt")))
                        .orElseThrow(),
                Level.named(entries.get("level").oneOf(Level.words())).orElseThrow(),
                entries.get("minutes").whole(1, MOST_MINUTES),
                entries.get("author").sentence(),
                entries.find("requires").map(YamlValue.Field::words).orElse(List.of()).stream()
                        .map(Head::id)
                        .toList());
    }

    Lesson with(List<Page> pages) {
        return new Lesson(id, title, game, language, level, minutes, author, requires, pages);
    }

    private static String id(YamlValue.Field field) {
        String id = field.text();
        if (id.length() <= LONGEST_ID && id.matches(ID)) return id;
        throw new LessonFault(field.value().line(), "lesson.bad-id", field.key());
    }

    private static Game game(YamlValue.Field field) {
        try {
            return Games.read(field.text());
        } catch (UnreadableText wrong) {
            throw new LessonFault(field.value().line(), LessonState.unreadable(wrong));
        }
    }
}
