package lectern.games.noughts;

import java.util.List;
import java.util.Set;
import lectern.game.GameKind;
import lectern.games.GameContract;

/** A game that gives no hints, has no skin and connects nothing keeps all the promises too. */
class NoughtsContractTest extends GameContract {
    @Override
    protected List<GameKind> kinds() {
        return List.of(new NoughtsKind());
    }

    @Override
    protected List<String> games() {
        return List.of("noughts");
    }

    @Override
    protected Set<String> violationsWithoutCells() {
        return Set.of("noughts.off-board", "noughts.game-over");
    }
}
