package lectern.gui.desk;

import java.util.EnumMap;
import java.util.Map;
import lectern.game.board.Cells;

/** Which cells are lit on the board, and why. */
final class Lights {
    private final Map<Light, Cells> cells = new EnumMap<>(Light.class);

    Map<Light, Cells> now() {
        return Map.copyOf(cells);
    }

    /** Lights cells for a reason, or puts its light out; says whether that changes anything. */
    boolean put(Light reason, Cells lit) {
        Cells before = lit.isEmpty() ? cells.remove(reason) : cells.put(reason, lit);
        return !lit.equals(before == null ? Cells.NONE : before);
    }

    void clear() {
        cells.clear();
    }
}
