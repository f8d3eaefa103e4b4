package lectern.games.catsdogs;

import java.util.List;
import java.util.Map;
import java.util.Set;
import lectern.games.GameContract;

class CatsDogsContractTest extends GameContract {
    private static final Map<String, List<String>> COMPOSED = Map.of(
            "catsdogs",
            List.of(
                    "c6d/8/8/3cd3/3dc3/8/8/d6c d 15 2",
                    "cd6/dc6/8/8/8/8/8/8 c 15 r",
                    "1c######/########/########/########/########/########/########/######1d c 999999999 p",
                    "c1######/########/########/########/########/########/########/######## d 1000000000 1"),
            "catsdogs:size=4,obstacles=0",
            List.of(
                    "4/4/4/4 d 6 -",
                    "dcc1/####/####/#### c 7 r",
                    "ddd1/####/####/#### c 7 r",
                    "d1#c/####/####/#### c 8 p"),
            "catsdogs:size=4,obstacles=40,win=last",
            List.of("####/####/####/#### c 1 -", "#1#1/####/####/#### d 8 2", "cd##/####/####/#### c 7 r"));

    @Override
    protected List<String> games() {
        return List.of(
                "catsdogs",
                "catsdogs:size=4,obstacles=0",
                "catsdogs:size=4,obstacles=40,win=last",
                "catsdogs:size=5,starts=cats,win=last",
                "catsdogs:size=6,obstacles=0,specials=off,starts=dogs",
                "catsdogs:size=9,obstacles=40",
                "catsdogs:size=12");
    }

    @Override
    protected Set<String> violationsWithoutCells() {
        return Set.of("catsdogs.off-board", "catsdogs.game-over");
    }

    @Override
    protected List<String> composedPositions(String gameText) {
        return COMPOSED.getOrDefault(gameText, List.of());
    }
}
