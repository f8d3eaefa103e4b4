package lectern.telling;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lectern.game.Evaluator;
import lectern.game.Phrase;
import lectern.games.Games;
import lectern.games.Players;
import lectern.heuristic.Heuristic;
import lectern.search.PlayerKind;

/** What a player is called: its name and its settings in the language, as far as there are words for them. */
public final class PlayerName {
    private static final String ENGINE = "engine";
    private static final Set<String> BUDGETS = Set.of("depth", "nodes", "millis");

    private static final Set<String> EVALUATORS = Games.ALL.stream()
            .flatMap(game -> game.evaluators().stream())
            .map(Evaluator::id)
            .collect(Collectors.toUnmodifiableSet());

    /** The players of all games, and the one that none of them lists. */
    private static final Set<String> NAMED = Stream.concat(
                    Stream.of(ENGINE),
                    Games.ALL.stream()
                            .flatMap(game -> Players.of(game).stream())
                            .map(PlayerKind::id))
            .collect(Collectors.toUnmodifiableSet());

    private PlayerName() {}

    /** @param player a player text */
    public static Phrase of(String player) {
        int colon = player.indexOf(':');
        String id = colon < 0 ? player : player.substring(0, colon);
        Phrase name = NAMED.contains(id) ? Phrase.of("players.name." + id) : Phrase.of("players.unnamed", id);
        if (colon < 0) return name;
        String settings = player.substring(colon + 1);
        // An engine's settings end with a command line, which may contain commas.
        return Phrase.of("decision.player", name, id.equals(ENGINE) ? settings : said(settings));
    }

    private static Object said(String settings) {
        return Stream.of(settings.split(","))
                .map(PlayerName::setting)
                .reduce((before, next) -> Phrase.of("players.settings", before, next))
                .orElse("");
    }

    private static Object setting(String setting) {
        int equals = setting.indexOf('=');
        String key = setting.substring(0, Math.max(equals, 0));
        String value = setting.substring(equals + 1);
        if (key.equals("evaluator") && EVALUATORS.contains(value)) {
            return Phrase.of("players.setting.evaluator", Phrase.of("players.evaluator." + value));
        }
        if (key.equals("evaluator") && value.startsWith(Evaluator.WRITTEN)) {
            return Phrase.of("players.setting.heuristic", Heuristic.named(value.substring(1)));
        }
        boolean budget = BUDGETS.contains(key) && value.matches("[0-9]{1,12}");
        return budget ? Phrase.of("players.setting." + key, Long.parseLong(value)) : setting;
    }
}
