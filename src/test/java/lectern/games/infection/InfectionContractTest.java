package lectern.games.infection;

import java.util.List;
import java.util.Set;
import lectern.games.GameContract;

class InfectionContractTest extends GameContract {
    @Override
    protected List<String> games() {
        return List.of("infection", "infection:rules=ataxx", "infection:blocked=c3+d4+e5+b6");
    }

    @Override
    protected Set<String> violationsWithoutCells() {
        return Set.of("infection.off-board", "infection.game-over");
    }

    @Override
    protected List<String> composedPositions(String gameText) {
        return List.of(
                "xx5/7/-------/-------/-------/-------/oo5 x 0 1",
                "x---3/----3/-------/-------/-------/7/5oo x 0 1",
                "x-----o/-------/-------/-------/-------/-------/------- x 0 1",
                "x5o/7/7/7/7/7/o5x x 97 60");
    }
}
