package lectern.play.league;

import lectern.game.GameKind;
import lectern.games.Players;
import lectern.play.player.PlayerFields;
import lectern.play.player.PlayerText;
import lectern.search.PlayerKind;

/** How a player keeps within the limit of a move. */
enum LimitKeeping {
    /** It thinks within a budget, and finishes only what it has begun: a look at each move, or a trial. */
    OF_ITSELF,
    /** It knows no budget, and is looked at when it has answered. */
    NOT,
    /** It is an engine outside: what it needs is told by itself and by the clock on the wall. */
    ELSEWHERE;

    static LimitKeeping of(String player, GameKind game) {
        if (PlayerText.isEngine(player)) return ELSEWHERE;
        boolean within = Players.find(game, PlayerFields.id(player))
                .filter(kind -> kind.aspects().contains(PlayerKind.Aspect.BUDGET))
                .isPresent();
        return within ? OF_ITSELF : NOT;
    }
}
