package lectern.games.pushee;

import java.util.List;
import java.util.Set;
import lectern.games.GameContract;

class PusheeContractTest extends GameContract {
    @Override
    protected List<String> games() {
        return List.of(
                "pushee",
                "pushee:size=9,pieces=40,walls=off,turn=on",
                "pushee:size=8,chain=9",
                "pushee:size=7,pieces=20,turn=on",
                "pushee:pieces=30,chain=unlimited,walls=off",
                "pushee:pieces=5,chain=0");
    }

    @Override
    protected Set<String> violationsWithoutCells() {
        return Set.of("pushee.off-board", "pushee.no-pieces-left", "pushee.game-over");
    }

    /** Random play commits no fouls. */
    @Override
    protected Set<String> rareWords() {
        return Set.of("pushee.foul", "pushee.removed");
    }

    @Override
    protected List<String> composedPositions(String gameText) {
        if (!gameText.equals("pushee")) return List.of();
        String values = " 267323/862829/260262/482147/996481/163081 ";
        return List.of(
                "6/1V4/2h3/3V2/6/6" + values + "1 0 14",
                "hHhHhH/VvVvVv/hHhHhH/VvVvVv/hHhHhH/VvVv2" + values + "2 15 15");
    }
}
