package lectern.lesson.exercise;

import java.util.List;
import lectern.game.Evaluator;

/**
 * A part of a game's tree, small enough for paper: at each position only some of its moves. No game is over in it.
 *
 * @param evaluator judges the leaves for the root's side; its values are rounded as {@link PaperValue} has it
 */
public record PaperTree(PaperNode root, Evaluator evaluator) {
    private static final char FIRST_LETTER = 'A';

    public List<PaperNode> leaves() {
        return root.leaves().toList();
    }

    /** What a leaf is called, by its place from 0, from left to right. */
    public static String letter(int leaf) {
        return String.valueOf((char) (FIRST_LETTER + leaf));
    }

    /** The place of the leaf that is called so. */
    public static int leaf(String letter) {
        return letter.charAt(0) - FIRST_LETTER;
    }
}
