package lectern.lesson.read;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lectern.game.Game;
import lectern.game.UnreadableText;
import lectern.games.Games;
import lectern.lesson.Lesson;
import lectern.lesson.Level;
import lectern.lesson.Page;
import lectern.text.Language;

/**
 * What a lesson's front matter says.
 *
 * @param requires the ids of lessons that come before it
 * @param defines the words that it explains
 */
public record Head(
        String id,
        String title,
        Game game,
        Language language,
        Level level,
        int minutes,
        String author,
        List<String> requires,
        List<String> defines) {
    private static final List<String> KEYS =
            List.of("id", "title", "game", "language", "level", "minutes", "author", "requires", "defines");
    private static final Pattern GAME = Pattern.compile("^game:[ \"']*([^\\s\"'#]+)", Pattern.MULTILINE);
    private static final String ID = "[a-z0-9]+(-[a-z0-9]+)*";
    private static final int LONGEST_ID = 60;
    private static final int MOST_MINUTES = 180;

    public Head {
        requires = List.copyOf(requires);
        defines = List.copyOf(defines);
    }

    static Head read(String yaml, int linesBefore) {
        Attempts parts = new Attempts();
        Entries entries = new Entries(YamlText.fields(yaml, linesBefore), KEYS, parts);
        Optional<String> id = parts.at(() -> id(entries.get("id")));
        Optional<String> title = parts.at(() -> entries.get("title").sentence());
        Optional<Game> game = parts.at(() -> game(entries.get("game")));
        Optional<String> language = parts.at(() -> entries.get("language").oneOf(List.of("en", "pt")));
        Optional<String> level = parts.at(() -> entries.get("level").oneOf(Level.words()));
        Optional<Integer> minutes = parts.at(() -> entries.get("minutes").whole(1, MOST_MINUTES));
        Optional<String> author = parts.at(() -> entries.get("author").sentence());
        List<YamlValue.Field> required =
                entries.find("requires").map(YamlValue.Field::words).orElse(List.of());
        Optional<List<String>> requires = parts.at(() -> Attempts.each(required, Head::id));
        List<YamlValue.Field> defined =
                entries.find("defines").map(YamlValue.Field::items).orElse(List.of());
        Optional<List<String>> defines = parts.at(() -> Attempts.each(defined, YamlValue.Field::sentence));
        parts.end();
        return new Head(
                id.orElseThrow(),
                title.orElseThrow(),
                game.orElseThrow(),
                Language.named(language.orElseThrow()).orElseThrow(),
                Level.named(level.orElseThrow()).orElseThrow(),
                minutes.orElseThrow(),
                author.orElseThrow(),
                requires.orElseThrow(),
                defines.orElseThrow());
    }

    /** The game of a head that need not be right, so that the blocks can be read all the same. */
    static Optional<Game> game(String yaml) {
        Matcher named = GAME.matcher(yaml);
        if (!named.find()) return Optional.empty();
        try {
            return Optional.of(Games.read(named.group(1)));
        } catch (UnreadableText toldOfTheHead) {
            return Optional.empty();
        }
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
