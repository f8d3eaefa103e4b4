package lectern.play.league;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.function.Function;
import java.util.stream.Collectors;
import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.play.Referee;
import lectern.play.TournamentPlan;
import lectern.play.TournamentRefused;
import lectern.play.Turn;
import lectern.play.Workers;
import lectern.play.engine.Survivor;
import lectern.search.Stop;

/**
 * Plays the games of a league, or a share of them, several at once. What happens in a game depends on the plan and its
 * number alone. A league that was stopped goes on with another run that is given the same games.
 */
public final class League {
    /** What a player's tree or tables may take: the same everywhere, so that no decision depends on the machine. */
    private static final long MEMORY = 16L << 20;

    private final LeaguePlan plan;
    private final Share share;
    private final LeagueGames kept;
    private final Stop stop;
    private final Function<Phrase, String> words;
    private final List<PlayedGame> played;
    private Optional<IOException> trouble = Optional.empty();

    /** Told of each game as it comes to its end; by one thread at a time, but not always the same. */
    @FunctionalInterface
    public interface Spectator {
        /** @param finished how many games have come to their end, earlier runs included */
        void finished(PlayedGame game, int finished);

        /** An engine has left a process behind that could not be ended. */
        default void leftBehind(Survivor survivor) {}
    }

    /** A game that is to be played. */
    private record Due(Fixture fixture, int number) {}

    /**
     * @param share the part that is played here
     * @param kept the games that were played before, and where to keep the others
     * @param stop asked for to leave: games in the middle are left, and will be played anew
     * @param words what a forfeit's reason is put into words by
     * @throws TournamentRefused if there is no such share of such a league
     */
    public League(LeaguePlan plan, Share share, LeagueGames kept, Stop stop, Function<Phrase, String> words) {
        if (!share.isWhole() && !plan.schedule().isFixed()) throw new TournamentRefused(Phrase.of("league.swiss-part"));
        if (!share.isWhole() && plan.limit().isOfTime()) throw new TournamentRefused(Phrase.of("league.timed-part"));
        if (!share.isWhole() && plan.test().isPresent()) throw new TournamentRefused(Phrase.of("league.sprt-part"));
        this.plan = plan;
        this.share = share;
        this.kept = kept;
        this.stop = stop;
        this.words = words;
        played = new ArrayList<>(kept.all());
    }

    /** How many games of this share there are at the end. */
    public long planned() {
        long pairs = plan.planned() / 2;
        return 2 * ((pairs - share.part() + share.parts()) / share.parts());
    }

    /** How many were played in earlier runs. */
    public int alreadyPlayed() {
        return kept.all().size();
    }

    /** Plays what is missing. */
    public LeagueStanding run(int threads, Spectator spectator) throws IOException {
        return run(threads, Executors.defaultThreadFactory(), spectator);
    }

    /** The same, on threads that a factory makes. */
    public LeagueStanding run(int threads, ThreadFactory made, Spectator spectator) throws IOException {
        List<Due> due = due();
        while (!due.isEmpty() && !stop.isAsked()) {
            play(due, threads, made, spectator);
            due = due();
        }
        if (trouble.isPresent()) throw trouble.get();
        return standing();
    }

    private synchronized LeagueStanding standing() {
        return new LeagueStanding(plan, played);
    }

    /** First a pair of every fixture, then a second one: so every entrant stands somewhere as soon as can be. */
    private List<Due> due() {
        LeagueStanding so = standing();
        Set<List<Integer>> there = so.games().stream()
                .map(game -> List.of(game.fixture(), game.number()))
                .collect(Collectors.toCollection(HashSet::new));
        List<Due> due = new ArrayList<>();
        for (int number = 1; number <= plan.games(); number += 2) {
            // Whether there is a next pair is known when this one has been judged.
            if (plan.test().isPresent() && !due.isEmpty()) break;
            for (Fixture fixture : so.fixtures()) {
                if (!share.has(plan.place(fixture, (number + 1) / 2)) || so.isDecided(fixture)) continue;
                for (Due game : List.of(new Due(fixture, number), new Due(fixture, number + 1))) {
                    if (!there.contains(List.of(fixture.number(), game.number()))) due.add(game);
                }
            }
        }
        return due;
    }

    private void play(List<Due> due, int threads, ThreadFactory made, Spectator spectator) {
        Queue<Due> missing = new ConcurrentLinkedQueue<>(due);
        Workers.run(threads, made, stop, () -> work(missing, spectator));
    }

    private void work(Queue<Due> missing, Spectator spectator) {
        for (Due next = missing.poll(); next != null && !stop.isAsked(); next = missing.poll()) {
            Due due = next;
            TournamentPlan games = plan.tournament(due.fixture());
            TournamentPlan.Pairing pairing = games.pairing(due.number());
            GameOverseer overseer = new GameOverseer(plan.limit(), keeping(games, pairing));
            Referee referee = new Referee(
                    plan.plies(),
                    thinking ->
                            thinking.withMemory(MEMORY).limitedTo(plan.limit().within(thinking.budget())),
                    stop,
                    words);
            referee.withoutNotes()
                    .play(games, pairing, overseer)
                    .map(ended -> played(due, ended, overseer))
                    .ifPresent(game -> keep(game, overseer.times(), spectator));
            overseer.survivors().forEach(survivor -> tell(survivor, spectator));
        }
    }

    private synchronized void tell(Survivor survivor, Spectator spectator) {
        spectator.leftBehind(survivor);
    }

    private static Map<Seat, LimitKeeping> keeping(TournamentPlan games, TournamentPlan.Pairing pairing) {
        Map<Seat, LimitKeeping> keeping = new EnumMap<>(Seat.class);
        for (Seat seat : Seat.values()) {
            String player = games.contender(pairing, seat).text();
            keeping.put(seat, LimitKeeping.of(player, games.game().kind()));
        }
        return keeping;
    }

    private static PlayedGame played(Due due, Referee.Ended ended, GameOverseer overseer) {
        String moves = ended.match().line().stream()
                .map(Turn::move)
                .map(move -> move.text())
                .collect(Collectors.joining(" "));
        return new PlayedGame(
                due.fixture().number(),
                due.number(),
                ended.result(),
                ended.failure().map(failure -> failure.kind()),
                ended.match().ply(),
                overseer.effort(Seat.FIRST),
                overseer.effort(Seat.SECOND),
                moves);
    }

    private synchronized void keep(PlayedGame game, GameTimes times, Spectator spectator) {
        if (trouble.isPresent()) return;
        try {
            kept.add(game, times);
        } catch (IOException e) {
            trouble = Optional.of(e);
            stop.ask();
            return;
        }
        played.add(game);
        spectator.finished(game, played.size());
    }
}
