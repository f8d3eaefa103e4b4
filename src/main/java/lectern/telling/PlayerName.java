package lectern.telling;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lectern.game.Phrase;
import lectern.games.Games;
import lectern.games.Players;
import lectern.search.PlayerKind;

/** What a player is called: its name in the language, and its settings as they were written. */
public final class PlayerName {
    /** The players of all games, and the one that none of them lists. */
    private static final Set<String> NAMED = Stream.concat(
                    Stream.of("engine"),
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
        return colon < 0 ? name : Phrase.of("decision.player", name, player.substring(colon + 1));
    }
}
