package lectern.gui.league;

import java.awt.EventQueue;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import lectern.game.Phrase;
import lectern.gui.league.standing.LeagueTidings;
import lectern.play.TournamentRefused;
import lectern.play.engine.Survivor;
import lectern.play.league.League;
import lectern.play.league.LeagueFolder;
import lectern.play.league.LeagueGames;
import lectern.play.league.LeaguePlan;
import lectern.play.league.LeagueReader;
import lectern.play.league.LeagueStanding;
import lectern.play.league.PlayedGame;
import lectern.play.league.RatingProgress;
import lectern.play.league.Share;
import lectern.search.Stop;

/**
 * A league that is read and played on threads of its own, which give way to the window's. What becomes of it is told on
 * the event thread, always the latest only. Asked from the event thread.
 */
final class LeagueRun {
    private static final long TICK_MILLIS = 200;

    /** To work out a standing takes at most this part of the time of one core. */
    private static final int SHARE_OF_TIME = 4;

    private final LeagueSource source;
    private final boolean plays;
    private final Function<Phrase, String> words;
    private final Consumer<LeagueNews> told;
    private final AtomicReference<LeagueNews> latest = new AtomicReference<>();
    private final List<Phrase> said = new CopyOnWriteArrayList<>();
    private final List<PlayedGame> games = new ArrayList<>();
    private final PlayingSwitch playing = new PlayingSwitch();
    private boolean unwanted;

    // Of the run's thread alone.
    private Optional<LeagueTidings> tidings = Optional.empty();
    private RatingProgress progress = new RatingProgress(List.of(), List.of());
    private long planned;
    private int before;
    private long began = System.nanoTime();
    private long nextStanding = began;
    private long nextProgress = began;

    private LeagueRun(LeagueSource source, boolean plays, Function<Phrase, String> words, Consumer<LeagueNews> told) {
        this.source = source;
        this.plays = plays;
        this.words = words;
        this.told = told;
    }

    /** @param plays whether games are played, or what is there is only read */
    static LeagueRun start(
            LeagueSource source, boolean plays, Function<Phrase, String> words, Consumer<LeagueNews> told) {
        LeagueRun run = new LeagueRun(source, plays, words, told);
        // Not a daemon: the program's end waits until the folder is closed, which is soon.
        thread(run::work, "lectern-league").start();
        return run;
    }

    /** Games in the middle are left, and will be played anew; the folder is kept for this run. */
    void pause() {
        playing.pause();
    }

    void goOn() {
        playing.goOn();
    }

    /** It ends as soon as it can, and tells how the league stands. */
    void stop() {
        playing.end();
    }

    /** It ends, and nothing is told any more. */
    void leave() {
        unwanted = true;
        playing.leave();
    }

    /** One core is left to the window, if there are more. */
    private static int workers() {
        return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    }

    /** The window comes first where the system heeds priorities; nothing depends on it. */
    @SuppressWarnings("ThreadPriorityCheck")
    private static Thread thread(Runnable work, String name) {
        Thread made = new Thread(work, name);
        made.setPriority(Thread.MIN_PRIORITY);
        return made;
    }

    private void work() {
        try {
            if (plays) play();
            else read();
        } catch (IOException impossible) {
            said.add(Phrase.of("leaguewindow.no-folder", source.folder().toString()));
        } catch (TournamentRefused refused) {
            said.add(refused.reason());
        } catch (RuntimeException defect) {
            said.add(Phrase.of("leaguewindow.broken-off", defect.toString()));
        }
        tell(LeagueNews.Stage.CLOSED);
    }

    private void read() throws IOException {
        tell(LeagueNews.Stage.READING);
        LeagueReader found = LeagueFolder.look(source.folder());
        said.addAll(found.damage());
        League whole = new League(found.plan(), found.share(), LeagueGames.inMemory(), new Stop(), words);
        begin(found.plan(), whole.planned(), found.games());
        tell(LeagueNews.Stage.CLOSED);
        progress();
    }

    private void play() throws IOException {
        tell(LeagueNews.Stage.READING);
        Share share = Share.WHOLE;
        LeaguePlan plan;
        if (source.resumed()) {
            LeagueReader found = LeagueFolder.look(source.folder());
            share = found.share();
            plan = source.plan().orElse(found.plan());
        } else {
            plan = source.plan().orElseThrow();
        }
        try (LeagueFolder folder = LeagueFolder.open(source.folder(), plan, share, source.resumed())) {
            said.addAll(folder.damage());
            League first = new League(plan, share, folder, new Stop(), words);
            begin(plan, first.planned(), folder.all());
            Optional<Stop> stop = playing.next();
            while (stop.isPresent()) {
                play(new League(plan, share, folder, stop.get(), words));
                if (isWhole()) break;
                tell(LeagueNews.Stage.PAUSED);
                progress();
                tell(LeagueNews.Stage.PAUSED);
                stop = playing.next();
            }
        }
        tell(LeagueNews.Stage.CLOSED);
        progress();
    }

    private void begin(LeaguePlan plan, long all, List<PlayedGame> there) {
        planned = all;
        games.addAll(there);
        stand(plan);
    }

    /** Plays on threads beside this one, which tells how it goes. */
    private void play(League league) throws IOException {
        before = finished();
        began = System.nanoTime();
        LeaguePlan plan = tidings.orElseThrow().plan();
        FutureTask<LeagueStanding> task = new FutureTask<>(
                () -> league.run(workers(), work -> thread(work, "lectern-league-worker"), new Watching()));
        thread(task, "lectern-league-games").start();
        while (!isOver(task)) {
            if (System.nanoTime() >= nextStanding && isBehind()) stand(plan);
            if (System.nanoTime() >= nextProgress) progress();
            tell(LeagueNews.Stage.PLAYING);
        }
        if (!playing.isLeft()) stand(plan);
    }

    /** Waits for the end a little. */
    private static boolean isOver(FutureTask<LeagueStanding> task) throws IOException {
        try {
            task.get(TICK_MILLIS, TimeUnit.MILLISECONDS);
            return true;
        } catch (TimeoutException stillPlaying) {
            return false;
        } catch (InterruptedException unexpected) {
            throw new IllegalStateException(unexpected);
        } catch (ExecutionException defect) {
            if (defect.getCause() instanceof IOException impossible) throw impossible;
            throw new IllegalStateException(defect.getCause());
        }
    }

    /** Notes what the workers tell. */
    private final class Watching implements League.Spectator {
        @Override
        public void finished(PlayedGame game, int finished) {
            synchronized (games) {
                games.add(game);
            }
        }

        @Override
        public void leftBehind(Survivor survivor) {
            said.add(survivor.phrase());
        }
    }

    private int finished() {
        synchronized (games) {
            return games.size();
        }
    }

    private List<PlayedGame> snapshot() {
        synchronized (games) {
            return List.copyOf(games);
        }
    }

    private boolean isWhole() {
        boolean complete = tidings.map(LeagueTidings::standing)
                .filter(LeagueStanding::isComplete)
                .isPresent();
        return complete || (planned > 0 && finished() == planned);
    }

    private boolean isBehind() {
        return finished() > tidings.orElseThrow().standing().games().size();
    }

    private void stand(LeaguePlan plan) {
        long start = System.nanoTime();
        tidings = Optional.of(LeagueTidings.of(new LeagueStanding(plan, snapshot()), progress));
        nextStanding = soonestAfter(start);
    }

    /** Works out how the ratings came about, which takes longer than they do. */
    private void progress() {
        if (playing.isLeft()) return;
        long start = System.nanoTime();
        progress = RatingProgress.of(tidings.orElseThrow().standing());
        tidings = tidings.map(now -> now.with(progress));
        nextProgress = soonestAfter(start);
    }

    /** When what has been worked out just now may be worked out again. */
    private static long soonestAfter(long start) {
        long now = System.nanoTime();
        return now + Math.max(TimeUnit.MILLISECONDS.toNanos(2 * TICK_MILLIS), SHARE_OF_TIME * (now - start));
    }

    private void tell(LeagueNews.Stage stage) {
        int finished = finished();
        double seconds = (System.nanoTime() - began) / 1e9;
        LeagueNews news = new LeagueNews(
                stage, finished, planned, finished - before, seconds, tidings, isWhole(), List.copyOf(said));
        if (latest.getAndSet(news) != null) return;
        EventQueue.invokeLater(() -> {
            LeagueNews last = latest.getAndSet(null);
            if (!unwanted && last != null) told.accept(last);
        });
    }
}
