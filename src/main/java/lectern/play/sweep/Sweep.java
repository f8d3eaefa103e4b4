package lectern.play.sweep;

import java.io.IOException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lectern.game.Phrase;
import lectern.play.FinishedGame;
import lectern.play.Tournament;
import lectern.play.TournamentPlan;
import lectern.play.TournamentStanding;
import lectern.search.Stop;

/**
 * Plays the games of a sweep, value after value, those of one value several at once. What happens in a game depends on
 * the plan alone. One that was stopped goes on with another run that is given the same games.
 */
public final class Sweep {
    private final SweepPlan plan;
    private final SweepGames kept;
    private final Stop stop;
    private final Function<Phrase, String> words;
    private final Clock clock;
    private final List<SweepPoint> done = new ArrayList<>();

    /** Told of each game as it comes to its end; by one thread at a time, but not always the same. */
    @FunctionalInterface
    public interface Spectator {
        /**
         * @param point the value that it belongs to, and how it stands now
         * @param finished how many games of the sweep have come to their end, earlier runs included
         */
        void finished(SweepPoint point, int finished);
    }

    /**
     * @param kept the games that were played before, and where to keep the others
     * @param stop asked for to leave: games in the middle are left, and will be played anew
     * @param words what a forfeit's reason is put into words by
     */
    public Sweep(SweepPlan plan, SweepGames kept, Stop stop, Function<Phrase, String> words, Clock clock) {
        this.plan = plan;
        this.kept = kept;
        this.stop = stop;
        this.words = words;
        this.clock = clock;
    }

    /**
     * Plays what is missing.
     *
     * @throws IOException if finished games cannot be kept
     */
    public SweepStanding run(int threads, Spectator spectator) throws IOException {
        done.clear();
        List<List<Double>> values = plan.values();
        for (int place = 0; place < values.size() && !stop.isAsked(); place++) {
            play(place, values.get(place), threads, spectator);
        }
        return new SweepStanding(plan, done);
    }

    private void play(int place, List<Double> weights, int threads, Spectator spectator) throws IOException {
        TournamentPlan games = plan.tournament(weights);
        try (SweepGames.OfValue own = kept.at(place, games)) {
            Tournament tournament = new Tournament(games, plan.games(), own.games(), stop, words, clock);
            List<FinishedGame> now = new ArrayList<>(own.games().all());
            int before = new SweepStanding(plan, done).finished();
            TournamentStanding standing = tournament.run(threads, (game, finished) -> {
                now.add(game);
                TournamentStanding so = new TournamentStanding(games, plan.games(), now, Optional.empty());
                spectator.finished(new SweepPoint(weights, so), before + finished);
            });
            if (standing.trouble().isPresent()) throw standing.trouble().get();
            if (!standing.games().isEmpty()) done.add(new SweepPoint(weights, standing));
        }
    }
}
