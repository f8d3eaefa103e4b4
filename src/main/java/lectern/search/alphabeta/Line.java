package lectern.search.alphabeta;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Move;

/** The best play found so far from each depth of a search. */
final class Line {
    private final List<List<Move>> tails = new ArrayList<>();

    /** Nothing is known yet from this ply on. */
    void clear(int ply) {
        while (tails.size() <= ply + 1) tails.add(new ArrayList<>());
        tails.get(ply).clear();
    }

    /** A move is now the best at this ply, with what was found to follow it. */
    void raise(int ply, Move move) {
        List<Move> tail = tails.get(ply);
        tail.clear();
        tail.add(move);
        tail.addAll(tails.get(ply + 1));
    }

    List<Move> from(int ply) {
        return List.copyOf(tails.get(ply));
    }
}
