package lectern.search.alphabeta;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import lectern.game.Move;
import lectern.game.Position;
import lectern.game.SearchHints;

/**
 * Which moves are looked at where only so many are: those that the game calls promising, the first listed among equals.
 * That depends on the position alone, so that searches that try moves in different orders look at the same tree.
 */
final class MostPromising {
    private static final int PLACE_BITS = 16;
    private static final long PLACE = (1 << PLACE_BITS) - 1;

    private MostPromising() {}

    /** The places of so many moves in the game's order. */
    static BitSet places(Position position, List<Move> moves, int count) {
        SearchHints hints = position.hints();
        long[] ranked = new long[moves.size()];
        for (int i = 0; i < ranked.length; i++)
            ranked[i] = (long) hints.promise(moves.get(i)) << PLACE_BITS | PLACE - i;
        Arrays.sort(ranked);
        BitSet places = new BitSet();
        for (int i = ranked.length - count; i < ranked.length; i++) places.set((int) (PLACE - (ranked[i] & PLACE)));
        return places;
    }
}
