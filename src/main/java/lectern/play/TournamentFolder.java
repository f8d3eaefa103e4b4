package lectern.play;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import lectern.game.Phrase;
import lectern.storage.DurableFile;
import lectern.storage.DurableFolder;
import lectern.storage.Leftovers;

/**
 * A folder that a tournament is kept in: its results file, and if wished a record of every game and two tables. The
 * results file is what counts: records are written anew from it where they are missing or different.
 */
public final class TournamentFolder implements FinishedGames, AutoCloseable {
    private static final String RESULTS = "results.txt";
    private static final String RECORDS = "games";
    private static final String GAMES_TABLE = "games.csv";
    private static final String SUMMARY = "summary.json";

    private final Path folder;
    private final boolean withRecords;
    private final ResultsFile results;

    private TournamentFolder(Path folder, boolean withRecords, ResultsFile results) {
        this.folder = folder;
        this.withRecords = withRecords;
        this.results = results;
    }

    /**
     * @param withRecords whether every game gets a {@code .lectern} file too
     * @param resumed whether to go on with the tournament that the folder holds, if it holds one
     * @throws TournamentRefused if it holds another, or holds one and is not to go on with it
     */
    public static TournamentFolder open(Path folder, TournamentPlan plan, boolean withRecords, boolean resumed)
            throws IOException {
        DurableFolder.make(folder);
        ResultsFile results = ResultsFile.open(folder.resolve(RESULTS), plan, resumed);
        TournamentFolder opened = new TournamentFolder(folder, withRecords, results);
        try {
            opened.tidy();
            for (FinishedGame game : results.all()) opened.writeRecord(game);
            return opened;
        } catch (IOException | RuntimeException e) {
            results.close();
            throw e;
        }
    }

    @Override
    public List<FinishedGame> all() {
        return results.all();
    }

    /** A sentence for each line of the results that was found damaged when the folder was opened. */
    public List<Phrase> damage() {
        return results.damage();
    }

    @Override
    public void add(FinishedGame game) throws IOException {
        results.add(game);
        writeRecord(game);
    }

    public void writeGamesTable(TournamentStanding standing) throws IOException {
        DurableFile.shared(folder.resolve(GAMES_TABLE)).write(GamesTable.csv(standing));
    }

    public void writeSummary(TournamentStanding standing) throws IOException {
        DurableFile.shared(folder.resolve(SUMMARY))
                .write(TournamentJson.of(standing).toPrettyString() + "\n");
    }

    @Override
    public void close() throws IOException {
        results.close();
    }

    /** The lock of the results keeps other tournaments out of the folder: what is unfinished in it was left. */
    private void tidy() throws IOException {
        new Leftovers(folder).removeAll();
        if (Files.isDirectory(folder.resolve(RECORDS))) new Leftovers(folder.resolve(RECORDS)).removeAll();
    }

    private void writeRecord(FinishedGame game) throws IOException {
        if (!withRecords) return;
        Path records = DurableFolder.make(folder.resolve(RECORDS));
        Path file = records.resolve(String.format(Locale.ROOT, "%04d.lectern", game.number()));
        byte[] text = game.record().text().getBytes(StandardCharsets.UTF_8);
        if (!holds(file, text)) DurableFile.shared(file).write(text);
    }

    private static boolean holds(Path file, byte[] text) throws IOException {
        if (!Files.isRegularFile(file) || Files.size(file) != text.length) return false;
        return Arrays.equals(Files.readAllBytes(file), text);
    }
}
