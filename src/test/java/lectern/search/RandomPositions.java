package lectern.search;

import java.util.List;
import lectern.game.Draws;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;

/** Positions on which the tests of the searches try them. */
public final class RandomPositions {
    private RandomPositions() {}

    /** A position that is not over, some way into a random game. */
    public static Position next(Game game, Draws draws) {
        Position position = game.start(draws.below(1_000_000)).position();
        int plies = draws.below(60);
        for (int ply = 0; ply < plies; ply++) {
            List<Move> moves = position.moves();
            Position next = position.play(draws.from(moves), Narrator.SILENT);
            if (next.isOver()) return position;
            position = next;
        }
        return position;
    }
}
