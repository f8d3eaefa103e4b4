package lectern.play.player;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lectern.game.Dialect;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.game.UnreadableText;
import lectern.game.reading.Excerpt;
import lectern.game.reading.Nearest;
import lectern.play.engine.Engine;
import lectern.play.engine.EnginePlayer;
import lectern.search.Budget;
import lectern.search.PlayerFailure;

/**
 * Reads the text of an engine outside Lectern, such as {@code engine:millis=20,protocol=uai,command=./engine --fast}.
 * The command comes last, since it takes all the rest of the text; words in it that contain spaces are quoted.
 */
final class EngineText {
    private static final String PROTOCOL = "protocol";
    private static final String PATIENCE = "patience";
    private static final String COMMAND = PlayerFields.COMMAND;

    /** In their canonical order; options stand before the command. Time is always that of the clock on the wall. */
    private static final List<String> KEYS = Stream.concat(
                    PlayerSetting.LIMITS.stream().map(PlayerSetting::key), Stream.of(PROTOCOL, PATIENCE, COMMAND))
            .toList();

    /** Before the name of an option of the engine: the value that it is to have. */
    private static final String OPTION = "o.";

    /** In seconds; a day at most. */
    private static final SettingValues PATIENCES = SettingValues.whole(1, 86_400);

    private static final Pattern WORD = Pattern.compile("\\s*(?:\"([^\"]*)\"|'([^']*)'|([^\\s\"']+))(?=\\s|$)");

    private final PlayerFields fields;
    private final Budget budget;
    private final Engine engine;

    private EngineText(String text, Game game) {
        fields = new PlayerFields(text);
        checkKeys();
        for (PlayerSetting limit : PlayerSetting.LIMITS) check(limit.key(), limit.allowed());
        check(PATIENCE, PATIENCES);
        budget = PlayerSpec.budget(fields.values());
        engine = new Engine(fields.value(PROTOCOL).orElse(Dialect.UGI.protocol()), command(), options(), patience());
        checkProtocol(game);
    }

    static boolean isEngine(String text) {
        return text.equals(EnginePlayer.ID) || text.startsWith(EnginePlayer.ID + ":");
    }

    /**
     * An engine as a player of a game, from its text.
     *
     * @throws UnreadableText if a setting is unknown, missing or cannot have its value, or the engine plays another game
     */
    static Contender read(String text, Game game) {
        EngineText read = new EngineText(text, game);
        return new Contender(read.canonical(), read.budget, true, () -> new EnginePlayer(read.engine));
    }

    /** The engine that a text describes. */
    static Engine engine(String text, Game game) {
        return new EngineText(text, game).engine;
    }

    private void checkKeys() {
        for (String key : fields.keys()) {
            boolean known = KEYS.contains(key) || (key.startsWith(OPTION) && key.length() > OPTION.length());
            if (known) continue;
            Phrase unknown = Phrase.of("play.no-engine-setting", Excerpt.of(key), KEYS);
            fields.refuseKey(key, Optional.of(Nearest.hinted(unknown, key, KEYS)));
        }
    }

    private void check(String key, SettingValues values) {
        fields.value(key).ifPresent(value -> fields.refuseValue(key, values.refusal(key, value)));
    }

    private List<String> command() {
        String text = fields.value(COMMAND).orElse("");
        if (text.isBlank()) throw PlayerFields.notAPlayer("play.no-command");
        List<String> words = new ArrayList<>();
        String stripped = text.stripTrailing();
        Matcher word = WORD.matcher(stripped);
        int end = 0;
        while (end < stripped.length()) {
            if (!word.find(end) || word.start() != end) {
                fields.refuseValue(COMMAND, Optional.of(Phrase.of("play.bad-quotes")));
            }
            for (int group = 1; group <= 3; group++) {
                if (word.group(group) != null) words.add(word.group(group));
            }
            end = word.end();
        }
        return words;
    }

    private Map<String, String> options() {
        Map<String, String> options = new LinkedHashMap<>();
        for (String key : fields.keys()) {
            if (!key.startsWith(OPTION)) continue;
            options.put(key.substring(OPTION.length()), fields.value(key).orElseThrow());
        }
        return options;
    }

    private Engine.Patience patience() {
        return fields.value(PATIENCE)
                .map(seconds -> 1_000 * Long.parseLong(seconds))
                .map(millis -> new Engine.Patience(millis, millis, millis))
                .orElse(Engine.Patience.USUAL);
    }

    private void checkProtocol(Game game) {
        try {
            engine.dialect(game);
        } catch (PlayerFailure e) {
            if (fields.has(PROTOCOL)) fields.refuseValue(PROTOCOL, Optional.of(e.reason()));
            throw new UnreadableText(UnreadableText.Kind.PLAYER, 1, e.reason());
        }
    }

    private String canonical() {
        List<String> parts = new ArrayList<>();
        for (PlayerSetting limit : PlayerSetting.LIMITS) {
            if (budget.equals(Budget.USUAL)) break;
            fields.value(limit.key()).ifPresent(value -> parts.add(limit.key() + "=" + value));
        }
        if (!engine.protocol().equals(Dialect.UGI.protocol())) parts.add(PROTOCOL + "=" + engine.protocol());
        if (fields.has(PATIENCE))
            parts.add(PATIENCE + "=" + fields.value(PATIENCE).orElseThrow());
        engine.options().forEach((name, value) -> parts.add(OPTION + name + "=" + value));
        parts.add(COMMAND + "=" + fields.value(COMMAND).orElseThrow().strip());
        return EnginePlayer.ID + ":" + String.join(",", parts);
    }
}
