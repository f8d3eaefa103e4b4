package lectern.picture;

import lectern.game.board.Cells;

/**
 * Cells that are marked together.
 *
 * @param label what stands beside them, such as how many they are; may be empty
 */
public record Mark(Kind kind, Cells cells, String label) {
    /** What marks say. Each differs from the others in shape, too. */
    public enum Kind {
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
        GROUP_1,
        GROUP_2,
        GROUP_3,
        GROUP_4,
        GROUP_5,
        GROUP_6,
        GROUP_7,
        GROUP_8;

        /** How many groups can be told apart. */
        public static final int GROUPS = 8;

        /** The mark for the group with a number from 1; after the last one comes the first again. */
        public static Kind group(int number) {
            return values()[GROUP_1.ordinal() + Math.floorMod(number - 1, GROUPS)];
        }

        boolean isGroup() {
            return compareTo(GROUP_1) >= 0;
        }

        /** The number of a group, from 1. */
        public int group() {
            return ordinal() - GROUP_1.ordinal() + 1;
        }
    }

    public Mark(Kind kind, Cells cells) {
        this(kind, cells, "");
    }
}
