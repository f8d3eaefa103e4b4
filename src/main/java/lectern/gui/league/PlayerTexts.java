package lectern.gui.league;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import lectern.game.Game;
import lectern.games.Players;
import lectern.search.PlayerKind;

/** Players of a game that are offered to take part: its own levels, the best first, and some that play every game. */
final class PlayerTexts {
    private PlayerTexts() {}

    static List<String> of(Game game) {
        List<String> texts = new ArrayList<>();
        Players.of(game.kind()).stream()
                .filter(kind -> kind.honest() && !Players.isOfEveryGame(kind))
                .map(PlayerKind::id)
                .forEach(texts::add);
        // The last of the levels is the best.
        Collections.reverse(texts);
        texts.addAll(List.of("greedy", "search:depth=2", "search:nodes=1000"));
        return texts;
    }
}
