package lectern.play;

import java.io.IOException;
import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.play.pairs.SequentialRun;
import lectern.play.pairs.SequentialTest;
import lectern.search.Stop;

/**
 * Plays the games of a plan, several at once if asked. What happens in a game depends on the plan and its number alone,
 * never on when or beside which others it is played.
 */
public final class Tournament {
    private final TournamentPlan plan;
    private final int planned;
    private final FinishedGames kept;
    private final Stop stop;
    private final Function<Phrase, String> words;
    private final Clock clock;
    private final Optional<SequentialTest> test;
    private final Optional<SequentialRun> judging;

    /** Games whose partner is not over yet, by their pair. */
    private final Map<Integer, FinishedGame> alone = new HashMap<>();

    private final List<FinishedGame> finished = new ArrayList<>();
    private volatile boolean decided;
    private IOException trouble;

    /** Told of each game as it comes to its end; by one thread at a time, but not always the same. */
    @FunctionalInterface
    public interface Spectator {
        /**
         * @param finished how many games have come to their end, earlier runs included
         */
        void finished(FinishedGame game, int finished);
    }

    /**
     * @param planned how many of the plan's games to play, at least one; they are pairs, and an odd last one is counted apart
     * @param kept the games that were played before, and where to keep the others
     * @param stop asked for to leave: games in the middle are left, and will be played anew
     * @param words what a forfeit's reason is put into words by
     * @throws TournamentRefused if more games than planned were played before
     */
    public Tournament(
            TournamentPlan plan,
            int planned,
            FinishedGames kept,
            Stop stop,
            Function<Phrase, String> words,
            Clock clock) {
        this(plan, planned, kept, stop, words, clock, Optional.empty());
    }

    /**
     * @param test once it is decided, no more games are begun; those that other threads are playing come to their end, and
     *     are kept
     */
    public Tournament(
            TournamentPlan plan,
            int planned,
            FinishedGames kept,
            Stop stop,
            Function<Phrase, String> words,
            Clock clock,
            Optional<SequentialTest> test) {
        this.plan = plan;
        this.planned = planned;
        this.kept = kept;
        this.stop = stop;
        this.words = words;
        this.clock = clock;
        this.test = test;
        judging = test.map(SequentialTest::begin);
        finished.addAll(kept.all());
        finished.forEach(this::judge);
        int last = finished.stream().mapToInt(FinishedGame::number).max().orElse(0);
        if (last > planned) throw new TournamentRefused(Phrase.of("play.fewer-games", last, planned));
    }

    /** How many of the games were played in earlier runs. */
    public int alreadyFinished() {
        return kept.all().size();
    }

    /**
     * Plays what is missing.
     *
     * @return the games that have come to their end, by number; all of them unless it was stopped or could not keep
     *     them
     */
    public TournamentStanding run(int threads, Spectator spectator) {
        Queue<Integer> missing = new ConcurrentLinkedQueue<>(missing());
        Workers.run(threads, Executors.defaultThreadFactory(), stop, () -> work(missing, threads, spectator));
        finished.sort(Comparator.comparingInt(FinishedGame::number));
        TournamentStanding all = new TournamentStanding(plan, planned, finished, Optional.ofNullable(trouble));
        return test.map(all::judgedBy).orElse(all);
    }

    /** Tells the test of a pair when both of its games are over. */
    private void judge(FinishedGame game) {
        if (judging.isEmpty()) return;
        FinishedGame swapped = alone.remove(game.pair());
        if (swapped == null) {
            alone.put(game.pair(), game);
            return;
        }
        judging.get().tell(game.pair(), (game.points() + swapped.points()) / 2);
        decided = judging.get().verdict().isDecided();
    }

    private List<Integer> missing() {
        Set<Integer> there = finished.stream().map(FinishedGame::number).collect(Collectors.toSet());
        return IntStream.rangeClosed(1, planned)
                .filter(number -> !there.contains(number))
                .boxed()
                .toList();
    }

    private void work(Queue<Integer> missing, int threads, Spectator spectator) {
        for (Integer number = missing.poll(); number != null && isGoingOn(); number = missing.poll()) {
            Optional<FinishedGame> game = play(plan.pairing(number), threads);
            if (game.isPresent()) keep(game.get(), spectator);
        }
    }

    private boolean isGoingOn() {
        return !stop.isAsked() && !decided;
    }

    private synchronized void keep(FinishedGame game, Spectator spectator) {
        finished.add(game);
        judge(game);
        try {
            if (trouble == null) kept.add(game);
        } catch (IOException e) {
            trouble = e;
            stop.ask();
        }
        spectator.finished(game, finished.size());
    }

    private Optional<FinishedGame> play(TournamentPlan.Pairing pairing, int threads) {
        Referee referee = new Referee(plan.plyLimit(), thinking -> thinking.amongOthers(threads), stop, words);
        return referee.play(plan, pairing, Referee.Overseer.NONE).map(ended -> finished(pairing, ended));
    }

    private FinishedGame finished(TournamentPlan.Pairing pairing, Referee.Ended ended) {
        RecordHead head = RecordHead.EMPTY
                .with(Seat.FIRST, plan.contender(pairing, Seat.FIRST))
                .with(Seat.SECOND, plan.contender(pairing, Seat.SECOND))
                .with(RecordHead.START_SEED, pairing.startSeed())
                .with(RecordHead.seed(Seat.FIRST), pairing.firstSeed())
                .with(RecordHead.seed(Seat.SECOND), pairing.secondSeed())
                .on(LocalDate.now(clock))
                .with(FinishedGame.NUMBER, pairing.number())
                .with("opening", pairing.opening().size());
        GameRecord record = new GameRecord(plain(ended.match()), ended.result(), head);
        return new FinishedGame(pairing.number(), pairing.seatOfOne(), record);
    }

    /** Moves and notes are all that is kept: the decisions of many games would not find room. */
    private static Match plain(Match played) {
        Match plain = Match.from(played.start());
        for (Turn turn : played.line()) {
            plain = plain.play(turn.move());
            plain = plain.noted(plain.cursor(), turn.notes());
        }
        return plain;
    }
}
