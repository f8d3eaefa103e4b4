package lectern.gui.league;

import java.util.Optional;
import lectern.game.Game;
import lectern.heuristic.Heuristic;
import lectern.play.league.Entrant;
import lectern.play.player.Contender;
import lectern.play.sweep.WeightedPlayer;

/**
 * One that is to take part.
 *
 * @param written a heuristic, which plays as all heuristics of the league do
 * @param player what plays, if it is no heuristic
 * @param staff whether everyone plays against it in a gauntlet
 */
record EntrantDraft(String name, Optional<Heuristic> written, Optional<Contender> player, boolean staff) {
    static EntrantDraft of(String name, Heuristic written) {
        return new EntrantDraft(name, Optional.of(written), Optional.empty(), false);
    }

    static EntrantDraft of(String name, Contender player) {
        return new EntrantDraft(name, Optional.empty(), Optional.of(player), false);
    }

    EntrantDraft called(String other) {
        return new EntrantDraft(other, written, player, staff);
    }

    EntrantDraft withStaff(boolean now) {
        return new EntrantDraft(name, written, player, now);
    }

    /**
     * @param how the player text that heuristics play with
     * @throws lectern.game.UnreadableText if none can play like that
     */
    Entrant entrant(Game game, String how) {
        Contender contender = written.map(
                        heuristic -> WeightedPlayer.of(game, how, heuristic).asItIs())
                .orElseGet(player::orElseThrow);
        return new Entrant(name, contender);
    }
}
