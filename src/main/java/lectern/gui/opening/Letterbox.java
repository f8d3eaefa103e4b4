package lectern.gui.opening;

import static java.nio.file.StandardWatchEventKinds.ENTRY_CREATE;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Where a window finds what other processes hand to it, on a thread of its own, until it is closed. */
public final class Letterbox implements AutoCloseable {
    /** Some systems tell of new files late or never. */
    private static final long GLANCE_MILLIS = 1000;

    private final Path folder;
    private final String window;
    private final FileChannel lock;
    private final WatchService service;

    Letterbox(Path folder, String window, FileChannel lock) throws IOException {
        this.folder = folder;
        this.window = window;
        this.lock = lock;
        service = folder.getFileSystem().newWatchService();
    }

    /** @param opened is given the paths of each letter, on the thread that found it */
    public void whenFilesCome(Consumer<List<Path>> opened) {
        Thread thread = new Thread(() -> watch(opened), "lectern-letterbox");
        thread.setDaemon(true);
        thread.start();
    }

    private void watch(Consumer<List<Path>> opened) {
        try {
            folder.register(service, ENTRY_CREATE);
            while (true) {
                empty(opened);
                WatchKey key = service.poll(GLANCE_MILLIS, TimeUnit.MILLISECONDS);
                if (key == null) continue;
                key.pollEvents();
                key.reset();
            }
        } catch (IOException | UncheckedIOException | InterruptedException | ClosedWatchServiceException over) {
            // Closed, or the folder is gone: from then on others open windows of their own.
            close();
        }
    }

    private void empty(Consumer<List<Path>> opened) throws IOException {
        List<Path> letters;
        try (Stream<Path> all = Files.list(folder)) {
            letters = all.filter(file -> Letter.isFor(window, file)).toList();
        }
        for (Path letter : letters) {
            try {
                opened.accept(Letter.take(letter));
            } catch (IOException takenBack) {
                // Its writer opens a window instead, or it was no letter.
            }
        }
    }

    /** From now on no process takes this window for one that runs. */
    @Override
    public void close() {
        try (service;
                lock) {
            Files.deleteIfExists(folder.resolve(window + RunningWindows.LOCK));
        } catch (IOException stays) {
            // It is not locked any more, so that it is known to be left behind.
        }
    }
}
