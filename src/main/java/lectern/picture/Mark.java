package lectern.picture;

import java.util.Optional;
import lectern.game.Overlay;
import lectern.game.board.Cells;
import lectern.game.board.Token;

/**
 * Cells that are marked together.
 *
 * @param label what stands beside them, such as how many they are; may be empty
 * @param join what makes them one region
 */
public record Mark(Kind kind, Cells cells, String label, Group group, Overlay.Join join) {
    /** What marks say. Each differs from the others in shape, too. */
    public enum Kind {
        /** Here a move may begin. */
        START,
        /** Here a move may go on. */
        TARGET,
        /** What has been chosen so far. */
        PICKED,
        /** What the mouse is at. */
        POINTED,
        /** What a step is about. */
        LIT,
        /** What proves that a move is not allowed. */
        PROOF,
        /** What a criterion looks at. */
        CRITERION,
        /** The last move. */
        LAST,
        /** Where the keyboard is. */
        CURSOR,
        /** What belongs together. */
        GROUP,
        /** Where the last move began. */
        ORIGIN
    }

    /**
     * Which group it is.
     *
     * @param number from 1; groups with different numbers look different
     * @param piece the piece of the side that the group belongs to, if it belongs to one
     */
    public record Group(int number, Optional<Token> piece) {
        static final Group NONE = new Group(0, Optional.empty());
    }

    public Mark(Kind kind, Cells cells) {
        this(kind, cells, "", Group.NONE, Overlay.Join.SIDES);
    }
}
