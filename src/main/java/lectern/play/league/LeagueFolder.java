package lectern.play.league;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import lectern.game.Phrase;
import lectern.play.TournamentRefused;
import lectern.storage.DurableFile;
import lectern.storage.DurableFolder;
import lectern.storage.GrowingFile;
import lectern.storage.Leftovers;
import lectern.storage.StoredText;

/**
 * A folder that a league, or a share of one, is kept in: its plan, a file that grows by a line for each game that came
 * to its end, and another one that grows by the time that it took.
 */
public final class LeagueFolder implements LeagueGames, AutoCloseable {
    private static final String PLAN = "plan.json";
    private static final String RESULTS = "results.txt";
    private static final String TIMES = "times.csv";
    private static final int LONGEST_PLAN = 1 << 28;

    /** What a power cut can lose, and is played again. */
    private static final long NANOS_UNSYNCED = TimeUnit.SECONDS.toNanos(1);

    private final LeaguePlan plan;
    private final GrowingFile results;
    private final GrowingFile times;
    private final PlayedLine lines;
    private final LeagueReader found;
    private final List<PlayedGame> games;
    private long synced = System.nanoTime();

    private LeagueFolder(
            LeaguePlan plan, GrowingFile results, GrowingFile times, PlayedLine lines, LeagueReader found) {
        this.plan = plan;
        this.results = results;
        this.times = times;
        this.lines = lines;
        this.found = found;
        games = found.games();
    }

    /**
     * @param share the part that is played in this folder
     * @param resumed whether to go on with what the folder holds, if it holds something
     * @throws TournamentRefused if it holds another league or another share, or one that is not to be gone on with
     */
    public static LeagueFolder open(Path folder, LeaguePlan plan, Share share, boolean resumed) throws IOException {
        DurableFolder.make(folder);
        Path path = folder.resolve(RESULTS);
        GrowingFile results = opened(path);
        try {
            String text = PlanJson.text(plan);
            LeagueHead head = new LeagueHead(text, share);
            LeagueReader reader = new LeagueReader(path, plan, head);
            if (results.length() > 0) {
                if (!resumed) throw new TournamentRefused(Phrase.of("play.results.there", path.toString()));
                comparePlans(folder, plan);
                reader.read();
            }
            results.cutOffAt(reader.end());
            if (reader.end() == 0) {
                DurableFile.shared(folder.resolve(PLAN)).write(text);
                results.addForGood(head.line());
            }
            new Leftovers(folder).removeAll();
            GrowingFile times = GameTimesFile.open(folder.resolve(TIMES));
            return new LeagueFolder(plan, results, times, head.games(), reader);
        } catch (IOException | RuntimeException e) {
            results.close();
            throw e;
        }
    }

    private static GrowingFile opened(Path path) throws IOException {
        try {
            return GrowingFile.open(path);
        } catch (GrowingFile.InUse taken) {
            throw new TournamentRefused(Phrase.of("play.results.in-use", path.toString()));
        }
    }

    /** Names the first setting that is another. */
    private static void comparePlans(Path folder, LeaguePlan plan) throws IOException {
        Path file = folder.resolve(PLAN);
        LeaguePlan there = plan(folder, false);
        if (PlanJson.text(there).equals(PlanJson.text(plan))) return;
        throw new TournamentRefused(PlanDifference.of(there, plan, file.toString()));
    }

    /**
     * The plan of the league that a folder holds.
     *
     * @param engines whether engines in it may be started
     * @throws TournamentRefused if it holds none that can be read
     */
    public static LeaguePlan plan(Path folder, boolean engines) throws IOException {
        Path file = folder.resolve(PLAN);
        if (!Files.isRegularFile(file)) throw new TournamentRefused(Phrase.of("league.no-league", folder.toString()));
        return PlanJson.read(StoredText.read(file, LONGEST_PLAN), file.toString(), engines);
    }

    /** Which part of its league a folder holds, and the games in it; nothing is changed there. */
    public static LeagueReader look(Path folder) throws IOException {
        LeaguePlan plan = plan(folder, false);
        LeagueReader reader = new LeagueReader(folder.resolve(RESULTS), plan, new LeagueHead(PlanJson.text(plan)));
        reader.read();
        return reader;
    }

    /** The times that a folder tells, a line for each game, in no particular order. */
    static List<String> times(Path folder) throws IOException {
        return GameTimesFile.lines(folder.resolve(TIMES));
    }

    public LeaguePlan plan() {
        return plan;
    }

    @Override
    public List<PlayedGame> all() {
        return List.copyOf(games);
    }

    /** A sentence for each line that was found damaged when the folder was opened. */
    public List<Phrase> damage() {
        return found.damage();
    }

    @Override
    public void add(PlayedGame game, GameTimes took) throws IOException {
        add(game, GameTimesFile.line(game, took));
    }

    /** @param took the line that tells the game's times; empty if they are not known */
    void add(PlayedGame game, String took) throws IOException {
        results.add(lines.of(game));
        games.add(game);
        if (!took.isEmpty()) times.add(took);
        long now = System.nanoTime();
        if (now - synced < NANOS_UNSYNCED) return;
        results.sync();
        synced = now;
    }

    @Override
    public void close() throws IOException {
        try (results;
                times) {
            results.sync();
        }
    }
}
