package lectern.play.sweep;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import lectern.play.FinishedGames;
import lectern.play.TournamentPlan;

/** Where a sweep keeps the games that have come to their end: it goes on from there when it is begun again. */
public interface SweepGames {
    /**
     * Those of one of the values.
     *
     * @param place which of the plan's values, from 0
     */
    OfValue at(int place, TournamentPlan plan) throws IOException;

    /** The games of one value, until they are closed. */
    interface OfValue extends AutoCloseable {
        FinishedGames games();

        @Override
        default void close() throws IOException {}
    }

    /** Those of a sweep that only goes on as long as the program runs. */
    static SweepGames inMemory() {
        Map<Integer, FinishedGames> places = new HashMap<>();
        return (place, plan) -> {
            FinishedGames games = places.computeIfAbsent(place, unused -> FinishedGames.inMemory());
            return () -> games;
        };
    }
}
