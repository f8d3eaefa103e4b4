package lectern.search.proof;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.search.ProvenResult;
import lectern.search.Thinking;

/**
 * A part of a proof as a tree, level by level from the position that it is of.
 *
 * @param move the move that leads here; empty at the root
 * @param result what the position is worth to the side to move; to the side that moved last if the game is over; empty if
 *     it is not proven
 * @param proving the place of the child that proves it; -1 if none stands for it
 */
public record ProofTree(
        Optional<Move> move, Position position, Optional<ProvenResult> result, int proving, List<ProofTree> children) {
    /** No child. */
    public static final int NONE = -1;

    public ProofTree {
        children = List.copyOf(children);
    }

    /** A node that is not complete yet. */
    private static final class Growing {
        private final Optional<Move> move;
        private final Position position;
        private final List<Move> line;
        private final List<Growing> children = new ArrayList<>();
        private Optional<ProvenResult> result = Optional.empty();
        private int proving = NONE;

        private Growing(Optional<Move> move, Position position, List<Move> line) {
            this.move = move;
            this.position = position;
            this.line = line;
        }

        private ProofTree grown() {
            return new ProofTree(
                    move,
                    position,
                    result,
                    proving,
                    children.stream().map(Growing::grown).toList());
        }
    }

    /**
     * As much of a proof as fits.
     *
     * @param from the moves that lead to its first position
     * @param most how many positions it has at most, but for the tries in the last one
     * @param depth how many plies it goes
     * @param thinking how long to look at each position
     */
    public static ProofTree of(ProofWalk walk, List<Move> from, int most, int depth, Thinking thinking) {
        Growing root = new Growing(Optional.empty(), walk.position(from), from);
        Deque<Growing> waiting = new ArrayDeque<>(List.of(root));
        int size = 1;
        while (!waiting.isEmpty() && size < most && !thinking.stop().isAsked()) {
            Growing next = waiting.remove();
            if (next.position.isOver() || next.line.size() == from.size() + depth) continue;
            ProofStep step = walk.at(next.line, thinking);
            // With less to spend on it than the position above had, a length may stay open that is known from there.
            boolean timed =
                    step.result().filter(result -> result.plies().isPresent()).isPresent();
            if (timed || next.result.isEmpty()) next.result = step.result();
            for (ProofTry tried : step.tries()) {
                if (tried.proves()) next.proving = next.children.size();
                Growing child = child(next, tried);
                next.children.add(child);
                waiting.add(child);
            }
            size += step.tries().size();
        }
        return root.grown();
    }

    /** What is known of a move tells what the position after it is worth. */
    private static Growing child(Growing parent, ProofTry tried) {
        List<Move> line = new ArrayList<>(parent.line);
        line.add(tried.move());
        Position after = parent.position.play(tried.move(), Narrator.SILENT);
        Growing child = new Growing(Optional.of(tried.move()), after, line);
        boolean same = after.isOver() || after.toMove() == parent.position.toMove();
        child.result = tried.result()
                .map(result -> same ? result : result.reversed())
                .map(result -> after.isOver() ? result : shortened(result));
        return child;
    }

    private static ProvenResult shortened(ProvenResult result) {
        return result.plies().isPresent() && result.plies().getAsInt() > 1
                ? result.lasting(result.plies().getAsInt() - 1)
                : result;
    }
}
