package lectern.search.alphabeta;

import java.util.List;
import lectern.game.Move;
import lectern.game.Position;

/** An order of the moves that settings offer: the game's own where the best do not come first. */
final class OfferedMoves extends MoveOrder {
    private final SearchSettings settings;

    OfferedMoves(SearchSettings settings) {
        this.settings = settings;
    }

    @Override
    Queue newQueue() {
        return settings.orders() ? new Offered() : new AsListed();
    }

    /** The moves that are offered, best first. */
    private class Offered extends Queue {
        @Override
        int count(Position of) {
            int all = of.moveCount();
            return settings.branching() == 0 ? all : Math.min(all, settings.branching());
        }

        @Override
        List<Move> moves(Position of) {
            return settings.offered(of);
        }

        @Override
        Move move(Position of, int at) {
            return moves(of).get(at);
        }
    }

    /** The moves that are offered, as the game lists them. */
    private final class AsListed extends Offered {
        private List<Move> listed = List.of();
        private int place;

        @Override
        void begin(Position next, int best) {
            super.begin(next, NONE);
            listed = moves(next);
            place = NONE;
        }

        @Override
        Move next() {
            return listed.get(++place);
        }

        @Override
        int place() {
            return place;
        }
    }
}
