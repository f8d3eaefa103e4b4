package lectern.play.review;

import java.util.List;
import lectern.game.Draws;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Position;
import lectern.games.Players;
import lectern.play.Match;
import lectern.search.Budget;
import lectern.search.Player;
import lectern.search.PlayerKind;
import lectern.search.SearchOptions;
import lectern.search.Thinking;

/**
 * Games with mistakes in them, each of which belongs to its seed: after four random plies each side plays, drawn for the
 * game, one ply ahead or with a quick search.
 */
public final class PlayedGames {
    private static final int OPENING = 4;
    private static final int LONGEST_GAME = 200;
    private static final Budget QUICK = Budget.ofNodes(500);

    private PlayedGames() {}

    public static Match of(Game game, long seed) {
        Draws draws = Draws.of(seed, "reviewed " + game.text());
        Match match = Match.from(game.start(draws.next()).position());
        List<String> names = List.of("greedy", "search");
        List<Player> seats = List.of(player(game, draws.from(names)), player(game, draws.from(names)));
        for (int ply = 0; ply < LONGEST_GAME && !match.position().isOver(); ply++) {
            Position position = match.position();
            Move move = ply < OPENING
                    ? draws.from(position.moves())
                    : seats.get(position.toMove().ordinal())
                            .decide(position, Thinking.within(QUICK).seeded(draws.next()))
                            .move();
            match = match.play(move);
        }
        return match;
    }

    private static Player player(Game game, String id) {
        PlayerKind kind = Players.find(game.kind(), id).orElseThrow();
        return kind.player(Players.judge(game, kind), SearchOptions.USUAL);
    }
}
