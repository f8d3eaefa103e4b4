package lectern.play;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Where a tournament keeps the games that have come to their end. */
public interface FinishedGames {
    /** Those of earlier runs and of this one, in no particular order. */
    List<FinishedGame> all();

    /**
     * Keeps another one; when this returns, it is kept.
     *
     * @throws IOException if it cannot be kept; what was kept before still is
     */
    void add(FinishedGame game) throws IOException;

    /** Kept as long as the program runs. */
    static FinishedGames inMemory() {
        List<FinishedGame> games = new ArrayList<>();
        return new FinishedGames() {
            @Override
            public List<FinishedGame> all() {
                return List.copyOf(games);
            }

            @Override
            public void add(FinishedGame game) {
                games.add(game);
            }
        };
    }
}
