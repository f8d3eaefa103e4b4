package lectern.gui.dialog;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import lectern.game.Game;
import lectern.play.Contender;
import lectern.play.PlayerText;

/**
 * A player while somebody is describing it: a player text that need not be right yet. Immutable.
 *
 * @param text empty for a person
 */
public record PlayerDraft(String text) {
    public static final PlayerDraft PERSON = new PlayerDraft("");

    /** What a record calls a person. */
    public static final String HUMAN = "human";

    /** The setting of an engine whose value is all the rest of the text. */
    private static final String COMMAND = "command=";

    public PlayerDraft {
        text = text.strip();
        if (text.equals(HUMAN)) text = "";
    }

    public static PlayerDraft of(Optional<Contender> contender) {
        return contender.map(player -> new PlayerDraft(player.text())).orElse(PERSON);
    }

    public boolean isPerson() {
        return text.isEmpty();
    }

    /** What stands before the settings. */
    public String id() {
        int colon = text.indexOf(':');
        return colon < 0 ? text : text.substring(0, colon);
    }

    public Optional<String> setting(String key) {
        return Optional.ofNullable(settings().get(key));
    }

    /** The same player with a setting that has another value, or with none if the value is empty. */
    public PlayerDraft with(String key, String value) {
        Map<String, String> changed = settings();
        if (value.isEmpty()) changed.remove(key);
        else changed.put(key, value);
        if (changed.isEmpty()) return new PlayerDraft(id());
        return new PlayerDraft(id() + ":"
                + changed.entrySet().stream()
                        .map(setting -> setting.getKey() + "=" + setting.getValue())
                        .collect(Collectors.joining(",")));
    }

    /** Another player with none of this one's settings. */
    public static PlayerDraft named(String id) {
        return new PlayerDraft(id);
    }

    /**
     * The player itself, ready to play; empty for a person. A draft was typed or chosen here: it may be an engine.
     *
     * @throws lectern.game.UnreadableText if there is no such player or setting
     */
    public Optional<Contender> contender(Game game) {
        return isPerson() ? Optional.empty() : Optional.of(PlayerText.readOrEngine(text, game));
    }

    /** What a record says of who sits there. */
    public String named() {
        return isPerson() ? HUMAN : text;
    }

    private Map<String, String> settings() {
        Map<String, String> settings = new LinkedHashMap<>();
        String rest = text.length() == id().length() ? "" : text.substring(id().length() + 1);
        while (!rest.isEmpty()) {
            int comma = rest.startsWith(COMMAND) ? -1 : rest.indexOf(',');
            String part = comma < 0 ? rest : rest.substring(0, comma);
            int equals = part.indexOf('=');
            if (equals > 0) settings.put(part.substring(0, equals), part.substring(equals + 1));
            rest = comma < 0 ? "" : rest.substring(comma + 1);
        }
        return settings;
    }
}
