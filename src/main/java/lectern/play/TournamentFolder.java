package lectern.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** A folder that a tournament is kept in: its results file, and if wished a record of every game and two tables. */
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
        Files.createDirectories(folder);
        ResultsFile results = ResultsFile.open(folder.resolve(RESULTS), plan, resumed);
        TournamentFolder opened = new TournamentFolder(folder, withRecords, results);
        try {
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

    @Override
    public void add(FinishedGame game) throws IOException {
        results.add(game);
        writeRecord(game);
    }

    public void writeGamesTable(Standing standing) throws IOException {
        Files.writeString(folder.resolve(GAMES_TABLE), GamesTable.csv(standing));
    }

    public void writeSummary(Standing standing) throws IOException {
        Files.writeString(folder.resolve(SUMMARY), StandingJson.of(standing).toPrettyString() + "\n");
    }

    @Override
    public void close() throws IOException {
        results.close();
    }

    private void writeRecord(FinishedGame game) throws IOException {
        if (!withRecords) return;
        Path records = Files.createDirectories(folder.resolve(RECORDS));
        Path file = records.resolve(String.format(Locale.ROOT, "%04d.lectern", game.number()));
        Files.writeString(file, game.record().text());
    }
}
