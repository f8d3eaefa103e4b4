package lectern.gui.players;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import lectern.game.Game;
import lectern.heuristic.Heuristic;
import lectern.heuristic.NamedHeuristics;
import lectern.play.player.Contender;
import lectern.play.player.PlayerFields;
import lectern.play.player.PlayerText;

/**
 * A player while the user is describing it: a player text that need not be right yet. Immutable.
 *
 * @param text empty for a person
 * @param known the heuristics that the text can name without their being in files
 */
public record PlayerDraft(String text, NamedHeuristics known) {
    public static final PlayerDraft PERSON = new PlayerDraft("");

    /** What a record calls a person. */
    public static final String HUMAN = "human";

    public PlayerDraft {
        text = text.strip();
        if (text.equals(HUMAN)) text = "";
    }

    public PlayerDraft(String text) {
        this(text, NamedHeuristics.NONE);
    }

    public static PlayerDraft of(Optional<Contender> contender) {
        return contender.map(PlayerDraft::of).orElse(PERSON);
    }

    private static PlayerDraft of(Contender player) {
        NamedHeuristics played = new NamedHeuristics(player.heuristic().stream().toList());
        return new PlayerDraft(player.among(played).text(), played);
    }

    public boolean isPerson() {
        return text.isEmpty();
    }

    /** What stands before the settings. */
    public String id() {
        return PlayerFields.id(text);
    }

    public Optional<String> setting(String key) {
        return Optional.ofNullable(PlayerFields.settings(text).get(key));
    }

    /** The same player with a setting that has another value, or with none if the value is empty. */
    public PlayerDraft with(String key, String value) {
        Map<String, String> changed = PlayerFields.settings(text);
        if (value.isEmpty()) changed.remove(key);
        else changed.put(key, value);
        if (changed.isEmpty()) return new PlayerDraft(id(), known);
        String settings = changed.entrySet().stream()
                .map(setting -> setting.getKey() + "=" + setting.getValue())
                .collect(Collectors.joining(","));
        return new PlayerDraft(id() + ":" + settings, known);
    }

    /** The same text, which can name these heuristics, too. */
    public PlayerDraft knowing(NamedHeuristics more) {
        NamedHeuristics all = known;
        for (Heuristic heuristic : more.all()) all = all.with(heuristic);
        return new PlayerDraft(text, all);
    }

    /** What is typed in the place of the text. */
    public PlayerDraft typed(String other) {
        return new PlayerDraft(other, known);
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
        return isPerson() ? Optional.empty() : Optional.of(PlayerText.readOrEngine(text, game, known));
    }

    /**
     * The same player without its settings if it cannot be read, as one that an earlier version kept with settings that
     * the player does not use. An engine stays as it is: without its settings it would be none.
     */
    public PlayerDraft readable(Game game) {
        boolean stays = isPerson()
                || PlayerText.isEngine(text)
                || PlayerText.find(text, game, known).isPresent();
        return stays ? this : named(id());
    }

    /** What a record says of who sits there. */
    public String named() {
        return isPerson() ? HUMAN : text;
    }
}
