package lectern.picture.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.search.trace.NodeEnding;
import lectern.telling.ScorePhrase;

/** A node of a tree that no search made. */
public record MadeUpNode(int number, List<MadeUpNode> children, int saved) implements DrawnNode {
    private static final List<Move> MOVES =
            Games.read("infection").start(1).position().moves();

    public static MadeUpNode leaf(int number) {
        return new MadeUpNode(number, List.of(), 0);
    }

    public static MadeUpNode with(int number, MadeUpNode... children) {
        return new MadeUpNode(number, List.of(children), 0);
    }

    /** Nodes of random shape: each hangs below any of those before it, or below one of the last. */
    public static MadeUpNode random(int size, SplittableRandom random) {
        int latest = 1 + random.nextInt(size);
        List<List<Integer>> below = new ArrayList<>();
        for (int node = 0; node < size; node++) {
            below.add(new ArrayList<>());
            if (node > 0)
                below.get(node - 1 - random.nextInt(Math.min(node, latest))).add(node);
        }
        return grown(below, random);
    }

    /** As many nodes on each level as a search with a branching factor has. */
    public static MadeUpNode regular(int size, int factor) {
        List<List<Integer>> below = new ArrayList<>();
        for (int node = 0; node < size; node++) {
            below.add(new ArrayList<>());
            if (node > 0) below.get((node - 1) / factor).add(node);
        }
        return grown(below, new SplittableRandom(1));
    }

    /** One below the other. */
    public static MadeUpNode chain(int size) {
        MadeUpNode node = leaf(size - 1);
        for (int number = size - 2; number >= 0; number--) node = with(number, node);
        return node;
    }

    private static MadeUpNode grown(List<List<Integer>> below, SplittableRandom random) {
        MadeUpNode[] nodes = new MadeUpNode[below.size()];
        for (int node = nodes.length - 1; node >= 0; node--) {
            List<MadeUpNode> children =
                    below.get(node).stream().map(child -> nodes[child]).toList();
            nodes[node] = new MadeUpNode(node, children, children.isEmpty() ? 0 : random.nextInt(3));
        }
        return nodes[0];
    }

    @Override
    public Optional<Move> move() {
        return number == 0 ? Optional.empty() : Optional.of(MOVES.get(number % MOVES.size()));
    }

    @Override
    public Optional<Seat> mover() {
        return children.isEmpty() ? Optional.empty() : Optional.of(number % 2 == 0 ? Seat.FIRST : Seat.SECOND);
    }

    @Override
    public Phrase value() {
        return ScorePhrase.of(number);
    }

    @Override
    public Optional<Phrase> note() {
        return Optional.empty();
    }

    @Override
    public long visits() {
        return 0;
    }

    @Override
    public boolean isNullWindow() {
        return number % 3 == 1;
    }

    @Override
    public NodeEnding ending() {
        if (children.isEmpty()) return NodeEnding.LEAF;
        return saved > 0 ? NodeEnding.CUT_OFF : NodeEnding.SEARCHED;
    }

    @Override
    public OptionalInt best() {
        return children.isEmpty() ? OptionalInt.empty() : OptionalInt.of(children.size() - 1);
    }

    @Override
    public List<Phrase> told() {
        return List.of(value());
    }
}
