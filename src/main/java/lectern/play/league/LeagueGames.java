package lectern.play.league;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Where a league keeps the games that came to their end. Used by one thread at a time. */
public interface LeagueGames {
    /** Those of earlier runs and of this one, in no particular order. */
    List<PlayedGame> all();

    /**
     * Keeps another one; when this returns, the end of this process does not lose it.
     *
     * @throws IOException if it cannot be kept; what was kept before still is
     */
    void add(PlayedGame game, GameTimes times) throws IOException;

    /** Kept as long as the program runs. */
    static LeagueGames inMemory() {
        List<PlayedGame> games = new ArrayList<>();
        return new LeagueGames() {
            @Override
            public List<PlayedGame> all() {
                return List.copyOf(games);
            }

            @Override
            public void add(PlayedGame game, GameTimes times) {
                games.add(game);
            }
        };
    }
}
