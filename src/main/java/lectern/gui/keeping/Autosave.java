package lectern.gui.keeping;

import java.io.IOException;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import lectern.gui.memory.DataFolder;

/**
 * Keeps the game that is being played, so that it is found again after whatever may happen. Told on the event thread; it
 * writes on the writing thread, and of several games that wait to be written only the last.
 */
final class Autosave {
    private final DataFolder folder;
    private final Shelf shelf;
    private final Writing writing;
    private final Runnable trouble;
    private final AtomicReference<Kept> waiting = new AtomicReference<>();

    /** Belongs to the writing thread. */
    private Optional<Claim> claim = Optional.empty();

    /** @param trouble runs, on the writing thread, each time that nothing can be kept */
    Autosave(DataFolder data, Writing writing, Runnable trouble) {
        folder = running(data);
        shelf = Shelf.in(data);
        this.writing = writing;
        this.trouble = trouble;
    }

    static DataFolder running(DataFolder data) {
        return new DataFolder(data.path().resolve("running"));
    }

    /** This is how the game stands now. */
    void keep(Kept game) {
        if (waiting.getAndSet(game) == null) writing.later(this::write);
    }

    /** A game that nobody saved is left for another one. */
    void leave(Kept game) {
        writing.later(() -> shelve(game));
    }

    /** There is nothing more to keep: whoever played has closed the window. */
    void end() {
        waiting.set(null);
        writing.later(() -> {
            waiting.set(null);
            try {
                if (claim.isPresent()) claim.get().giveUp();
                claim = Optional.empty();
            } catch (IOException stays) {
                // Then it will be offered as if it had been interrupted, which loses nothing.
                trouble.run();
            }
        });
    }

    void shelve(Kept game) {
        try {
            shelf.put(game, LocalDateTime.now(ZoneId.systemDefault()));
        } catch (IOException | RuntimeException impossible) {
            trouble.run();
        }
    }

    private void write() {
        Kept game = waiting.getAndSet(null);
        if (game == null) return;
        try {
            if (claim.isEmpty()) claim = Optional.of(Claim.stake(folder));
            claim.get().write(game.text());
        } catch (IOException | RuntimeException impossible) {
            trouble.run();
        }
    }
}
