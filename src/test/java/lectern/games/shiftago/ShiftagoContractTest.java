package lectern.games.shiftago;

import java.util.List;
import java.util.Set;
import lectern.games.GameContract;

class ShiftagoContractTest extends GameContract {
    @Override
    protected List<String> games() {
        return List.of(
                "shiftago",
                "shiftago:empty=draw",
                "shiftago:marbles=5",
                "shiftago:empty=draw,marbles=5",
                "shiftago:empty=draw,marbles=24");
    }

    /** A move by no edge at all, and any move once nobody moves any more. */
    @Override
    protected Set<String> violationsWithoutCells() {
        return Set.of("shiftago.no-such-line", "shiftago.game-over");
    }

    @Override
    protected List<String> composedPositions(String gameText) {
        return List.of(
                "xxxx3/7/7/oo5/7/7/7 x 0 3",
                "xxxxx2/7/7/oo5/7/7/7 x 0 3",
                "7/7/7/xxxx3/7/7/7 o 0 0",
                "oxoxoxo/oxoxoxo/xoxoxox/xoxoxox/oxoxoxo/oxoxoxo/xoxox2 x 3 3",
                "oxoxoxo/oxoxoxo/xoxoxox/xoxoxox/oxoxoxo/oxoxoxo/xoxoxox o 3 3",
                "xxxxx2/7/7/7/7/7/ooooo2 o 4 4");
    }
}
