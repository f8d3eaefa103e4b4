package lectern.gui.memory;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import lectern.game.Phrase;

/**
 * What is remembered from one run to the next: texts under names, in one file of a {@link DataFolder}. It is asked and
 * told at once, and written soon after by a thread of its own. Several may share a file: each writes only what it was
 * told, over what the others have written. If nothing can be written everything goes on, and that is said once.
 */
public final class Remembered {
    static final String FILE = "settings.properties";

    private final DataFolder folder;
    private final Map<String, String> texts;

    /** What the file does not say yet; empty where it is to be forgotten. Guarded by itself. */
    private final Map<String, Optional<String>> unwritten = new HashMap<>();

    /** Its thread ends when there is nothing to write, and outlives the windows when there is. */
    private final ThreadPoolExecutor writer =
            new ThreadPoolExecutor(0, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());

    private final CompletableFuture<Phrase> trouble = new CompletableFuture<>();

    private Remembered(DataFolder folder, Map<String, String> texts) {
        this.folder = folder;
        this.texts = texts;
    }

    /** What a folder holds; nothing if it cannot be read. */
    public static Remembered in(DataFolder folder) {
        try {
            return new Remembered(folder, PropertiesText.read(folder.read(FILE).orElse("")));
        } catch (IOException unreadable) {
            return new Remembered(folder, new TreeMap<>());
        }
    }

    public Optional<String> text(String name) {
        return Optional.ofNullable(texts.get(name));
    }

    public void remember(String name, String text) {
        if (!text.equals(texts.put(name, text))) note(name, Optional.of(text));
    }

    public void forget(String name) {
        if (texts.remove(name) != null) note(name, Optional.empty());
    }

    /** Tells somebody, once and on the writer's thread or this one, if it turns out that nothing can be written. */
    public void onTrouble(Consumer<Phrase> told) {
        trouble.minimalCompletionStage().thenAccept(told);
    }

    /** Waits until the file says everything, or cannot. Not for the event thread. */
    public void awaitWritten() {
        CompletableFuture.runAsync(() -> {}, writer).join();
    }

    private void note(String name, Optional<String> text) {
        synchronized (unwritten) {
            unwritten.put(name, text);
        }
        writer.execute(this::write);
    }

    private void write() {
        Map<String, Optional<String>> told;
        synchronized (unwritten) {
            told = Map.copyOf(unwritten);
            unwritten.clear();
        }
        if (told.isEmpty()) return;
        try {
            Map<String, String> all = PropertiesText.read(folder.read(FILE).orElse(""));
            told.forEach((name, text) -> text.ifPresentOrElse(kept -> all.put(name, kept), () -> all.remove(name)));
            folder.write(FILE, PropertiesText.of(all));
        } catch (IOException | RuntimeException impossible) {
            trouble.complete(Phrase.of(
                    "frame.nothing-kept", folder.path().toAbsolutePath().toString()));
        }
    }
}
