package lectern.lesson.exercise;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import lectern.game.Phrase;

/** Says where a value comes from in a tree on paper. */
final class PaperTelling {
    private final Phrase highest;
    private final Phrase lowest;
    private final List<PaperNode> path = new ArrayList<>();
    private final List<Phrase> said = new ArrayList<>();

    private PaperTelling(Phrase highest, Phrase lowest) {
        this.highest = highest;
        this.lowest = lowest;
    }

    /**
     * How values are backed up, from the leaves to the root.
     *
     * @param highest the side that takes the highest value
     * @param lowest the other side
     */
    static List<Phrase> backedUp(PaperNode root, Phrase highest, Phrase lowest) {
        PaperTelling telling = new PaperTelling(highest, lowest);
        telling.add(root);
        return telling.said;
    }

    private void add(PaperNode node) {
        if (node.isLeaf()) return;
        for (PaperNode child : node.children()) {
            path.add(child);
            add(child);
            path.remove(path.size() - 1);
        }
        List<Double> values = node.children().stream().map(PaperNode::value).toList();
        String key = values.size() == 1
                ? "exercise.backed-up.only"
                : node.highest() ? "exercise.backed-up.highest" : "exercise.backed-up.lowest";
        said.add(Phrase.of(key, place(path), node.highest() ? highest : lowest, listed(values), number(node.value())));
    }

    /** Where a node is, by the moves that lead there. */
    static Phrase place(List<PaperNode> path) {
        if (path.isEmpty()) return Phrase.of("exercise.at-root");
        String moves = path.stream().map(node -> node.move().text()).collect(Collectors.joining(" "));
        return Phrase.of("exercise.after", moves);
    }

    /** Numbers may have a comma of their own. */
    private static Object listed(List<Double> values) {
        Object first = number(values.get(0));
        return values.size() == 1
                ? first
                : Phrase.of("exercise.numbers", first, listed(values.subList(1, values.size())));
    }

    static Phrase.Score number(double value) {
        return new Phrase.Score(value, true);
    }
}
