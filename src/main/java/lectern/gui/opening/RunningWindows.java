package lectern.gui.opening;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import lectern.gui.settings.DataFolder;
import lectern.storage.FolderLock;
import lectern.storage.PrivateFolder;
import lectern.storage.ProcessMark;

/**
 * The windows that run for one user and one data folder, in all processes of this machine. Each has a file that it
 * keeps locked as long as it lives, so that a file that is left unlocked is known to come from a crash. A process with files
 * to open leaves them as a {@link Letter} for the window that opened last; one that finds no window becomes one. Which of
 * the two it is, is decided by one process at a time. There is no socket in this.
 */
public final class RunningWindows {
    static final String LOCK = ".window";

    /** A window takes a letter within a second; one that does not, hangs. */
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(10);

    private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(20);

    private static final String FOLDER = "windows";

    private final Path folder;
    private final String machine;

    public RunningWindows(DataFolder data) {
        this(data.path().toAbsolutePath(), Machine.mark());
    }

    RunningWindows(Path data, String machine) {
        this.machine = machine + ".";
        folder = data.resolve(FOLDER);
    }

    /** What became of files to open: a window took them, or this process is to open a window, perhaps with a letterbox. */
    public record Answer(boolean taken, Optional<Letterbox> letterbox) {
        private static final Answer TAKEN = new Answer(true, Optional.empty());

        private static Answer own(Optional<Letterbox> letterbox) {
            return new Answer(false, letterbox);
        }
    }

    /**
     * Hands files to a window that runs, or else makes this process one that others hand theirs to. Without files it is
     * always a window. Where nothing can be written, every process has a window of its own.
     */
    public Answer handOver(List<Path> files) {
        try {
            PrivateFolder.make(folder);
            // Two that begin at once come one after the other: the second finds the window of the first.
            Step step = FolderLock.alone(folder, () -> next(files));
            if (step.letter().isEmpty()) return Answer.own(step.letterbox());
            if (isTaken(step.letter().get(), step.window())) return Answer.TAKEN;
            return Answer.own(FolderLock.alone(folder, () -> Optional.of(claim())));
        } catch (IOException unwritable) {
            return Answer.own(Optional.empty());
        }
    }

    /** What was done alone in the folder: a letter was left for a window, or this process is one. */
    private record Step(Optional<Path> letter, String window, Optional<Letterbox> letterbox) {}

    private Step next(List<Path> files) throws IOException {
        Optional<String> window = latest();
        if (files.isEmpty() || window.isEmpty()) return new Step(Optional.empty(), "", Optional.of(claim()));
        return new Step(Optional.of(Letter.leave(folder, window.get(), files)), window.get(), Optional.empty());
    }

    /** The window of this machine that was opened last of those that run. What others have left is removed. */
    private Optional<String> latest() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            List<Path> locks = all.filter(file -> file.getFileName().toString().endsWith(LOCK))
                    .filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
                    .sorted(Comparator.comparing(RunningWindows::begun).reversed())
                    .toList();
            List<String> running = new ArrayList<>();
            for (Path lock : locks) {
                String file = lock.getFileName().toString();
                String window = file.substring(0, file.length() - LOCK.length());
                if (runs(window)) running.add(window);
                else Files.deleteIfExists(lock);
            }
            Letter.removeOld(folder);
            return running.stream().filter(window -> window.startsWith(machine)).findFirst();
        } catch (UncheckedIOException unreadable) {
            throw unreadable.getCause();
        }
    }

    private static long begun(Path lock) {
        return lock.toFile().lastModified();
    }

    /** Whether the process of a window lives. A lock of this process must not be opened: it would be given away. */
    private boolean runs(String window) throws IOException {
        if (window.startsWith(machine) && ProcessMark.isOwn(window.substring(machine.length()))) return true;
        try (FileChannel channel =
                FileChannel.open(lock(window), StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS)) {
            return !ProcessMark.isLocked(channel, false);
        } catch (NoSuchFileException closed) {
            return false;
        }
    }

    private Path lock(String window) {
        return folder.resolve(window + LOCK);
    }

    private Letterbox claim() throws IOException {
        String window = machine + ProcessMark.fresh();
        Path lock = lock(window);
        FileChannel channel = FileChannel.open(lock, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        if (!ProcessMark.isLocked(channel, false)) {
            channel.close();
            Files.deleteIfExists(lock);
            throw new IOException("no locks in " + folder);
        }
        return new Letterbox(folder, window, channel);
    }

    /** Waits until a letter is taken; one that is not is taken back, so that no window opens it later. */
    private boolean isTaken(Path letter, String window) throws IOException {
        long end = System.nanoTime() + PATIENCE;
        while (Files.exists(letter, LinkOption.NOFOLLOW_LINKS)) {
            boolean inVain = System.nanoTime() - end > 0 || !runs(window);
            if (inVain) return !Files.deleteIfExists(letter);
            LockSupport.parkNanos(PAUSE);
        }
        return true;
    }
}
