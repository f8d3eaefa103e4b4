package lectern.play;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import lectern.game.Phrase;
import lectern.storage.Disk;
import lectern.storage.GrowingFile;

/**
 * A file that grows by one line for each finished game: its record on one line, behind a first line that says what is
 * being played. Each line has a check sum. A line that a crash tore, or that was damaged later, counts for nothing, and
 * its game is played again; the file is never rewritten, so that nothing that counts is at risk.
 */
public final class ResultsFile implements FinishedGames, AutoCloseable {
    private final GrowingFile file;
    private final SummedLine summed;
    private final List<FinishedGame> games = new ArrayList<>();
    private final List<Phrase> damage = new ArrayList<>();

    private ResultsFile(GrowingFile file, ResultsHead head) {
        this.file = file;
        summed = head.games();
    }

    /**
     * @param resumed whether to go on with what the file holds; otherwise it must not hold anything yet
     * @throws TournamentRefused if it holds something else, or another process is writing it
     */
    public static ResultsFile open(Path path, TournamentPlan plan, boolean resumed) throws IOException {
        GrowingFile file = opened(path);
        try {
            ResultsHead head = new ResultsHead(path, plan);
            ResultsFile results = new ResultsFile(file, head);
            long end = file.length() > 0 ? results.read(new ResultsReader(path, head), resumed) : 0;
            file.cutOffAt(end);
            if (end == 0) begin(file, path, head);
            return results;
        } catch (IOException | RuntimeException e) {
            file.close();
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

    /** Where the last line ends that has an end. */
    private long read(ResultsReader reader, boolean resumed) throws IOException {
        reader.read(resumed);
        games.addAll(reader.games());
        damage.addAll(reader.damage());
        return reader.end();
    }

    private static void begin(GrowingFile file, Path path, ResultsHead head) throws IOException {
        file.addForGood(head.line());
        Disk.SYSTEM.syncFolder(path.toAbsolutePath().getParent());
    }

    @Override
    public List<FinishedGame> all() {
        return List.copyOf(games);
    }

    /** A sentence for each line that was found damaged when the file was opened. */
    public List<Phrase> damage() {
        return List.copyOf(damage);
    }

    @Override
    public void add(FinishedGame game) throws IOException {
        file.addForGood(summed.with(game.record().line()));
        games.add(game);
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
