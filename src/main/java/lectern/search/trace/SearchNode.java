package lectern.search.trace;

import java.util.List;
import lectern.game.Move;

/**
 * A position that a search looked at. Values and windows are the root side's. A search by trials has no windows: there,
 * values are means, from 0 for a loss to 1 for a win, and so is every window.
 *
 * @param move the move that leads here; null at the root
 * @param alpha the window's lower end when the node was entered
 * @param beta the window's upper end when the node was entered
 * @param depth how many plies were left to look ahead; in a search by trials, how deep the tree shown is from here on
 * @param ending why the search went no further
 * @param cutBy the move that caused a cut-off, or null
 * @param saved how many moves were not searched because of it; 0 if there was none
 * @param nodes how many positions were looked at from here on, this one included, recorded or not
 * @param visits how often it was tried, for searches that count visits; 0 for one that was only judged
 * @param children those of the positions after it that were recorded
 */
public record SearchNode(
        Move move,
        double alpha,
        double beta,
        int depth,
        double value,
        Bound bound,
        NodeEnding ending,
        Move cutBy,
        int saved,
        long nodes,
        long visits,
        List<SearchNode> children) {
    public SearchNode {
        children = List.copyOf(children);
    }
}
