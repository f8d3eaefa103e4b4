package lectern.game;

import java.util.List;
import java.util.Optional;
import lectern.game.board.Cells;

/** One way of seeing what belongs together on a board, such as all islands, or each side's territory. */
public record Overlay(Phrase name, Join join, List<Group> groups) {
    /** What makes cells of a group neighbours of each other. */
    public enum Join {
        /** A common side: what touches at a corner only is apart. */
        SIDES,
        /** Each cell is joined with the next one in the list, at a corner, too: a line. */
        LINE
    }

    public Overlay {
        groups = List.copyOf(groups);
    }

    public Overlay(Phrase name, List<Group> groups) {
        this(name, Join.SIDES, groups);
    }

    /**
     * Cells that belong together.
     *
     * @param side to whom they belong; they are shown in the colour of its pieces
     */
    public record Group(Phrase name, Cells cells, Optional<Seat> side) {
        /** Cells that belong to both sides or to none. */
        public Group(Phrase name, Cells cells) {
            this(name, cells, Optional.empty());
        }

        public Group(Phrase name, Cells cells, Seat side) {
            this(name, cells, Optional.of(side));
        }

        public int count() {
            return cells.size();
        }
    }
}
