package lectern.game;

import java.util.List;
import lectern.game.board.Cells;

/** One way of seeing what belongs together on a board, such as all islands, or each side's territory. */
public record Overlay(Phrase name, List<Group> groups) {
    public Overlay {
        groups = List.copyOf(groups);
    }

    /** Cells that belong together. */
    public record Group(Phrase name, Cells cells) {
        public int count() {
            return cells.size();
        }
    }
}
