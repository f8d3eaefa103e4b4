package lectern.play;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import lectern.game.Phrase;
import lectern.storage.Disk;

/**
 * A file that grows by one line for each finished game: its record on one line, behind a first line that says what is
 * being played. Each line has a check sum. A line that a crash tore, or that was damaged later, counts for nothing, and
 * its game is played again; the file is never rewritten, so that nothing that counts is at risk.
 */
public final class ResultsFile implements FinishedGames, AutoCloseable {
    private final Path path;
    private final RandomAccessFile file;
    private final SummedLine summed;
    private final List<FinishedGame> games = new ArrayList<>();
    private final List<Phrase> damage = new ArrayList<>();

    /** Where the last line ends that has an end. */
    private long end;

    private ResultsFile(Path path, RandomAccessFile file, ResultsHead head) {
        this.path = path;
        this.file = file;
        summed = head.games();
    }

    /**
     * @param resumed whether to go on with what the file holds; otherwise it must not hold anything yet
     * @throws TournamentRefused if it holds something else, or another process is writing it
     */
    public static ResultsFile open(Path path, TournamentPlan plan, boolean resumed) throws IOException {
        RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
        try {
            ResultsHead head = new ResultsHead(path, plan);
            ResultsFile results = new ResultsFile(path, file, head);
            results.lock();
            // What is no longer than nothing may be a device that never ends.
            if (file.length() > 0) results.read(new ResultsReader(path, head), resumed);
            file.setLength(results.end);
            if (results.end == 0) results.begin(head);
            return results;
        } catch (IOException | RuntimeException e) {
            file.close();
            throw e;
        }
    }

    private void read(ResultsReader reader, boolean resumed) throws IOException {
        reader.read(resumed);
        games.addAll(reader.games());
        damage.addAll(reader.damage());
        end = reader.end();
    }

    private void begin(ResultsHead head) throws IOException {
        append(head.line());
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
        append(summed.with(game.record().line()));
        games.add(game);
    }

    @Override
    public void close() throws IOException {
        file.close();
    }

    /** The lock goes when the file is closed. */
    private void lock() throws IOException {
        try {
            if (file.getChannel().tryLock() != null) return;
        } catch (OverlappingFileLockException e) {
            // This program itself has it open already.
        }
        throw new TournamentRefused(Phrase.of("play.results.in-use", path.toString()));
    }

    private void append(String line) throws IOException {
        try {
            file.seek(end);
            file.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            file.getFD().sync();
            end = file.getFilePointer();
        } catch (IOException e) {
            cutOff(e);
            throw e;
        }
    }

    private void cutOff(IOException reason) {
        try {
            file.setLength(end);
        } catch (IOException e) {
            // What is left there has no end, and will be taken for torn.
            reason.addSuppressed(e);
        }
    }
}
