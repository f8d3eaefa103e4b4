package lectern.lesson.exercise;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import lectern.game.Draws;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Seat;

/** Draws some of a position's moves, some of the replies to them, and so on, and judges where that ends. */
final class TreeDraft {
    /** So many of a position's moves are tried for each that is wanted: some of them may end the game. */
    private static final int TRIES_EACH = 3;

    /** A tree with fewer different values has little to compare. */
    private static final int LEAST_VALUES = 3;

    private final Evaluator evaluator;
    private final Seat side;
    private final int[] widths;
    private final Draws draws;

    /** @param widths how many moves of each position are drawn, ply by ply */
    private TreeDraft(Evaluator evaluator, Seat side, int[] widths, Draws draws) {
        this.evaluator = evaluator;
        this.side = side;
        this.widths = widths.clone();
        this.draws = draws;
    }

    /** Empty if a game ends within the tree, if it has too few moves, or too few different values. */
    static Optional<PaperTree> of(Position root, Evaluator evaluator, int[] widths, Draws draws) {
        return new TreeDraft(evaluator, root.toMove(), widths, draws)
                .node(null, root, 0)
                .map(node -> new PaperTree(node, evaluator))
                .filter(TreeDraft::isTelling);
    }

    private static boolean isTelling(PaperTree tree) {
        long different =
                tree.root().leaves().mapToDouble(PaperNode::value).distinct().count();
        return different >= LEAST_VALUES
                && 2 * different >= tree.root().leaves().count();
    }

    private Optional<PaperNode> node(Move move, Position position, int ply) {
        boolean highest = position.toMove() == side;
        if (ply == widths.length) {
            double value = PaperValue.of(evaluator, position, side);
            return PaperValue.isPrintable(value)
                    ? Optional.of(PaperNode.leaf(move, position, highest, value))
                    : Optional.empty();
        }
        List<PaperNode> children = new ArrayList<>();
        for (Move next : moves(position, widths[ply])) {
            Optional<PaperNode> child = node(next, position.play(next, Narrator.SILENT), ply + 1);
            if (child.isEmpty()) return Optional.empty();
            children.add(child.get());
        }
        return children.isEmpty() ? Optional.empty() : Optional.of(PaperNode.inner(move, position, highest, children));
    }

    /** Moves that do not end the game, in the game's own order; none if there are not enough. A sole move is enough. */
    private List<Move> moves(Position position, int wanted) {
        int count = position.moveCount();
        if (count == 1) return goesOn(position, position.move(0)) ? List.of(position.move(0)) : List.of();
        TreeSet<Integer> places = new TreeSet<>();
        for (int i = 0; i < TRIES_EACH * wanted && places.size() < wanted; i++) {
            int place = draws.below(count);
            if (!places.contains(place) && goesOn(position, position.move(place))) places.add(place);
        }
        return places.size() < wanted
                ? List.of()
                : places.stream().map(position::move).toList();
    }

    private static boolean goesOn(Position position, Move move) {
        return !position.play(move, Narrator.SILENT).isOver();
    }
}
