package lectern.gui.desk;

import java.util.IdentityHashMap;
import java.util.Optional;
import lectern.play.player.Contender;
import lectern.search.Decision;

/**
 * Who made the decisions of a game, as far as that was seen; the player that sits in a seat now may not have sat there
 * then.
 */
final class Deciders {
    private final IdentityHashMap<Decision, Contender> known = new IdentityHashMap<>();

    void note(Decision decision, Contender player) {
        known.put(decision, player);
    }

    Optional<Contender> of(Decision decision) {
        return Optional.ofNullable(known.get(decision));
    }

    void forget() {
        known.clear();
    }
}
