package lectern.lesson.exercise;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Seat;

/**
 * Answers exercises in another way than the program does: from the rules and the evaluator alone, along the moves of the
 * tree that was drawn. Values are those of the side to move (negamax), and which leaves alpha-beta sees is told by
 * Baudet's theorem (1978) from the minimax values of elder siblings, without a search.
 */
final class SolvedApart {
    private final Evaluator evaluator;
    private final Seat side;
    private final List<Integer> unseen = new ArrayList<>();
    private int leaf;

    SolvedApart(Exercise exercise) {
        evaluator = exercise.tree().orElseThrow().evaluator();
        side = exercise.position().toMove();
    }

    /** What a position is worth to the side to move. */
    double worth(Position position, PaperNode drawn) {
        if (drawn.children().isEmpty()) {
            double total = evaluator.evaluate(position, side).total();
            double rounded = Math.rint(total * 10) / 10;
            return position.toMove() == side ? rounded : -rounded;
        }
        double best = Double.NEGATIVE_INFINITY;
        for (PaperNode child : drawn.children()) best = Math.max(best, ofMove(position, child));
        return best;
    }

    private double ofMove(Position position, PaperNode child) {
        Position after = after(position, child.move());
        double worth = worth(after, child);
        return after.toMove() == position.toMove() ? worth : -worth;
    }

    /** The moves that are worth most. */
    List<Move> best(Position position, PaperNode drawn) {
        double most = worth(position, drawn);
        return drawn.children().stream()
                .filter(child -> ofMove(position, child) == most)
                .map(PaperNode::move)
                .toList();
    }

    /** The leaves whose alpha, of elder siblings of maximizing ancestors, has reached their beta. */
    List<Integer> unseen(Position root, PaperNode drawn) {
        mark(root, drawn, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        return unseen;
    }

    private void mark(Position position, PaperNode drawn, double alpha, double beta) {
        if (drawn.children().isEmpty()) {
            if (alpha >= beta) unseen.add(leaf);
            leaf++;
            return;
        }
        double low = alpha;
        double high = beta;
        for (PaperNode child : drawn.children()) {
            Position after = after(position, child.move());
            mark(after, child, low, high);
            double forRoot = after.toMove() == side ? worth(after, child) : -worth(after, child);
            if (position.toMove() == side) low = Math.max(low, forRoot);
            else high = Math.min(high, forRoot);
        }
    }

    private static Position after(Position position, Move move) {
        if (position.violation(move).isPresent()) throw new IllegalArgumentException(move + " is illegal");
        return position.play(move, Narrator.SILENT);
    }
}
