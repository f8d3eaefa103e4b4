package lectern.game.base;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lectern.game.Game;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.game.UnreadableText;
import lectern.game.option.Option;
import lectern.game.option.Settings;
import lectern.game.reading.Excerpt;
import lectern.game.reading.Nearest;

/** Reads game texts such as {@code pushee:size=8,walls=off}. */
public final class GameText {
    private static final int LONGEST = 1000;

    private GameText() {}

    /**
     * @param kinds the games there are
     * @throws UnreadableText if there is no such game or option, or an option does not allow its value
     */
    public static Game read(String text, List<GameKind> kinds) {
        String shown = text.length() > LONGEST ? text.substring(0, LONGEST) : text;
        int colon = shown.indexOf(':');
        String id = colon < 0 ? shown : shown.substring(0, colon);
        GameKind kind = kinds.stream()
                .filter(candidate -> candidate.id().equals(id))
                .findFirst()
                .orElseThrow(() -> unknownGame(id, kinds));
        if (shown.length() < text.length()) throw wrong(LONGEST + 1, "reading.too-long", text.length());
        return colon < 0
                ? kind.with(Settings.defaults(kind.options()))
                : withOptions(kind, shown.substring(colon + 1), colon + 2);
    }

    private static Game withOptions(GameKind kind, String text, int firstColumn) {
        Settings settings = Settings.defaults(kind.options());
        Map<Option, Integer> columns = new LinkedHashMap<>();
        int column = firstColumn;
        for (String part : text.split(",", -1)) {
            int equals = part.indexOf('=');
            if (equals < 0) throw wrong(column, "reading.no-option", part);
            Option option = option(kind, part.substring(0, equals), column);
            if (columns.putIfAbsent(option, column) != null) {
                throw wrong(column, "reading.option-twice", option.key());
            }
            String value = part.substring(equals + 1);
            if (!option.allows(value)) {
                throw wrong(column + equals + 1, "reading.bad-value", option.key(), value, allowed(option));
            }
            settings = settings.with(option, value);
            column += part.length() + 1;
        }
        checkTogether(kind, settings, columns);
        return kind.with(settings);
    }

    private static void checkTogether(GameKind kind, Settings settings, Map<Option, Integer> columns) {
        columns.forEach((option, column) -> kind.conflict(option, settings).ifPresent(reason -> {
            throw new UnreadableText(UnreadableText.Kind.OPTION, column, reason);
        }));
    }

    private static Option option(GameKind kind, String key, int column) {
        return kind.options().stream()
                .filter(option -> option.key().equals(key))
                .findFirst()
                .orElseThrow(() -> {
                    List<String> known =
                            kind.options().stream().map(Option::key).toList();
                    Phrase unknown = Phrase.of("reading.unknown-option", kind.id(), key, known);
                    return wrong(column, Nearest.hinted(unknown, key, known));
                });
    }

    private static Phrase allowed(Option option) {
        return option.match(new Option.OptionCases<>(
                choice -> Phrase.of("reading.choice", choice.values()),
                range -> range.words().isEmpty()
                        ? Phrase.of("reading.between", range.min(), range.max())
                        : Phrase.of("reading.between-or", range.min(), range.max(), range.words()),
                list -> Phrase.of("reading.cell-list", list.board().labels(list.reserved()))));
    }

    private static UnreadableText unknownGame(String id, List<GameKind> kinds) {
        List<String> known = kinds.stream().map(GameKind::id).toList();
        return new UnreadableText(
                UnreadableText.Kind.GAME,
                1,
                Nearest.hinted(Phrase.of("reading.unknown-game", Excerpt.of(id), known), id, known));
    }

    private static UnreadableText wrong(int column, String key, Object... arguments) {
        return wrong(column, Phrase.of(key, arguments));
    }

    private static UnreadableText wrong(int column, Phrase reason) {
        return new UnreadableText(UnreadableText.Kind.OPTION, column, reason);
    }
}
