package lectern.picture.tree;

import java.util.function.Function;
import lectern.game.Phrase;

/** What is written in the nodes of a tree, in one language: each text is made when it is first to be seen. */
public final class TreeLabels {
    private final DrawnTree tree;
    private final Function<Phrase, String> words;
    private final String[] moves;
    private final String[] values;
    private final String[] notes;

    public TreeLabels(DrawnTree tree, Function<Phrase, String> words) {
        this.tree = tree;
        this.words = words;
        moves = new String[tree.size()];
        values = new String[tree.size()];
        notes = new String[tree.size()];
    }

    String move(int node) {
        if (moves[node] == null) {
            moves[node] = tree.node(node)
                    .move()
                    .map(move -> move.text())
                    .orElseGet(() -> words.apply(Phrase.of("decision.tree.root-row")));
        }
        return moves[node];
    }

    String value(int node) {
        if (values[node] == null) values[node] = words.apply(tree.node(node).value());
        return values[node];
    }

    String note(int node) {
        if (notes[node] == null) notes[node] = tree.node(node).note().map(words).orElse("");
        return notes[node];
    }

    String said(String key, Object... arguments) {
        return words.apply(Phrase.of(key, arguments));
    }
}
