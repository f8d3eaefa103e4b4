package lectern.telling.trace;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.search.trace.Bound;
import lectern.search.trace.NodeEnding;
import lectern.search.trace.SearchNode;
import lectern.telling.ScorePhrase;

/** What is said of a node of a search tree: in its row, and at length below the tree. */
public final class BranchText {
    private BranchText() {}

    /** What the search found: a bounded value, or how trials went. */
    public static Phrase value(Branch branch) {
        SearchNode node = branch.node();
        return isTrial(branch) ? ScorePhrase.mean(node.value()) : ScorePhrase.of(node.value(), node.bound());
    }

    /** The rest of its row: the window, why it ended, how much there was to look at. */
    public static List<Phrase> details(Branch branch) {
        SearchNode node = branch.node();
        List<Phrase> details = new ArrayList<>();
        if (isTrial(branch)) {
            details.add(Phrase.of("decision.tree.visits", node.visits()));
            return details;
        }
        details.add(question(branch));
        details.add(ending("decision.ending.", branch));
        details.add(Phrase.of("decision.tree.nodes", node.nodes()));
        return details;
    }

    /** Everything, in sentences. */
    public static List<Phrase> sentences(Branch branch) {
        SearchNode node = branch.node();
        Object move =
                branch.isRoot() ? Phrase.of("decision.tree.root") : node.move().text();
        List<Phrase> sentences = new ArrayList<>();
        if (isTrial(branch)) {
            sentences.add(Phrase.of("decision.tree.trials", move, node.visits(), ScorePhrase.mean(node.value())));
            return sentences;
        }
        Phrase worth = ScorePhrase.spoken(node.value(), node.bound());
        sentences.add(Phrase.of("decision.tree.worth", move, worth));
        sentences.add(Phrase.of(
                window(node).isNull() ? "decision.tree.asked" : "decision.tree.window",
                question(branch),
                node.depth()));
        sentences.add(ending("decision.tree.because.", branch));
        sentences.add(Phrase.of("decision.tree.looked", node.nodes()));
        return sentences;
    }

    public static boolean isTrial(Branch branch) {
        return rootOf(branch).node().visits() > 0;
    }

    private static Window window(SearchNode node) {
        return new Window(node.alpha(), node.beta());
    }

    private static Phrase question(Branch branch) {
        Window window = window(branch.node());
        return window.question(!window.isNull() || isUpward(branch));
    }

    /** Who first asked a question that leaves no room: the root's side asks for more, the other one for less. */
    private static boolean isUpward(Branch branch) {
        Branch origin = branch;
        while (!origin.parent().isRoot() && window(origin.parent().node()).equals(window(branch.node()))) {
            origin = origin.parent();
        }
        return origin.parent().position().toMove() == rootOf(branch).position().toMove();
    }

    private static Branch rootOf(Branch branch) {
        Branch root = branch;
        while (!root.isRoot()) root = root.parent();
        return root;
    }

    private static Phrase ending(String keys, Branch branch) {
        SearchNode node = branch.node();
        String key = keys + word(node);
        if (branch.isRoot() && node.ending() == NodeEnding.SEARCHED) {
            Collection<Bound> bounds = lastBounds(node).values();
            long exact = bounds.stream().filter(bound -> bound == Bound.EXACT).count();
            if (exact < bounds.size()) return Phrase.of(keys + "bounded", exact, bounds.size() - exact);
        }
        if (node.ending() == NodeEnding.STANDS_WELL) return Phrase.of(key, mover(branch));
        return node.cutBy() == null
                ? Phrase.of(key)
                : Phrase.of(key, node.cutBy().text(), mover(branch));
    }

    /** What was found of each move in the end: a move may be searched again, with another window. */
    private static Map<Move, Bound> lastBounds(SearchNode node) {
        Map<Move, Bound> bounds = new HashMap<>();
        node.children().forEach(child -> bounds.put(child.move(), child.bound()));
        return bounds;
    }

    private static String word(SearchNode node) {
        return node.ending().word();
    }

    /** Who is to move at a node. */
    private static Phrase mover(Branch branch) {
        return branch.position().view().name(branch.position().toMove());
    }
}
