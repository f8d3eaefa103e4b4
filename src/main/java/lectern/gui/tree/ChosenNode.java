package lectern.gui.tree;

import java.util.List;
import lectern.game.Move;
import lectern.picture.tree.DrawnNode;

/**
 * A node that is selected.
 *
 * @param number its place in the order in which the search entered its nodes, from 0
 * @param line the moves from the root to it
 */
public record ChosenNode(int number, List<Move> line, DrawnNode node) {
    public ChosenNode {
        line = List.copyOf(line);
    }
}
