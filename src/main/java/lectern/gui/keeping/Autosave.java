package lectern.gui.keeping;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import lectern.gui.settings.DataFolder;

/**
 * Keeps the game that is being played, so that it is found again whatever happens. It writes on a thread of its own and
 * syncs on another, and gives nothing up before what takes its place is synced.
 */
final class Autosave {
    /**
     * How long the event thread waits for the system to take a move, so that what the board shows next survives the end
     * of the program. It takes well below a millisecond; a disk that hangs holds up the window once and not again.
     */
    private static final long PATIENCE_MILLIS = 500;

    /** What became of a game whose window ends. */
    enum Ending {
        /** It was saved, or is among the earlier games. */
        SHELVED,
        /** It is where it was kept while it was played, and is offered at the next start. */
        INTERRUPTED,
        /** It could be written nowhere. */
        LOST
    }

    /** A game that could not be put on the shelf, and the claim that still holds it, if it was written there. */
    private record Left(Kept game, Optional<Claim> claim) {
        /** Whether another is the same game at another moment. */
        boolean isSame(Kept other) {
            return game.match().start() == other.match().start();
        }
    }

    private final DataFolder data;
    private final EarlierGames shelf;
    private final Writing writing;
    private final Writing syncing = new Writing("lectern-syncing");
    private final Runnable trouble;
    private final AtomicReference<Kept> waiting = new AtomicReference<>();
    private final AtomicReference<Claim> unsynced = new AtomicReference<>();

    /** Belongs to the event thread. */
    private Future<?> handedOver = CompletableFuture.completedFuture(null);

    // All below belongs to the writing thread.
    private final List<Left> unshelved = new ArrayList<>();
    private Optional<Claim> claim = Optional.empty();
    private boolean isWritten = true;

    /** @param trouble runs, on a thread of this, each time that something cannot be kept */
    Autosave(DataFolder data, Writing writing, Runnable trouble) {
        this.data = data;
        shelf = EarlierGames.in(data);
        this.writing = writing;
        this.trouble = trouble;
    }

    static Path running(DataFolder data) {
        return data.path().resolve("running");
    }

    /** This is how the game stands now. On the event thread. */
    void keep(Kept game) {
        waiting.set(game);
        boolean hangs = !handedOver.isDone();
        handedOver = writing.handOver(() -> {
            if (!append()) trouble.run();
        });
        if (hangs) return;
        try {
            handedOver.get(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
        } catch (TimeoutException hanging) {
            // It is written as soon as the disk takes it.
            return;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException defect) {
            throw new IllegalStateException(defect);
        }
    }

    /** A game that was not saved gives way to another one. */
    void leave(Kept game) {
        writing.later(() -> {
            put(game);
            if (!unshelved.isEmpty()) trouble.run();
        });
    }

    private void put(Kept game) {
        if (shelve(game)) {
            forget(left -> left.isSame(game));
            return;
        }
        // The journal that holds it is left as it is, and the game that follows gets one of its own.
        unshelved.add(new Left(game, isWritten ? claim : Optional.empty()));
        claim = Optional.empty();
    }

    /** Games that were left and are kept elsewhere by now. */
    private void forget(Predicate<Left> kept) {
        List<Left> forgotten = unshelved.stream().filter(kept).toList();
        unshelved.removeAll(forgotten);
        forgotten.forEach(left -> left.claim.ifPresent(this::giveUp));
    }

    /** Runs something, on the writing thread, if the game survives a power cut as it stands now. */
    void onceKept(Runnable deed) {
        writing.later(() -> {
            try {
                if (!isWritten || claim.isEmpty()) return;
                claim.get().sync();
                deed.run();
            } catch (IOException stays) {
                trouble.run();
            }
        });
    }

    /**
     * There is nothing more to keep: the window is closed. On the writing thread.
     *
     * @param unsaved the game on the desk, unless it was saved
     */
    Ending end(Optional<Kept> unsaved) {
        append();
        // A disk that was full may have room by now.
        forget(left -> unsaved.filter(left::isSame).isEmpty() && shelve(left.game));
        unsaved.ifPresent(this::put);
        claim.ifPresent(this::giveUp);
        claim = Optional.empty();
        if (unshelved.isEmpty()) return Ending.SHELVED;
        boolean safe = unshelved.stream().allMatch(left -> left.claim.isPresent());
        return safe ? Ending.INTERRUPTED : Ending.LOST;
    }

    /** Whether a game is among the earlier ones. On the writing thread. */
    boolean shelve(Kept game) {
        try {
            shelf.put(game, LocalDateTime.now(ZoneId.systemDefault()));
            return true;
        } catch (IOException impossible) {
            return false;
        }
    }

    /** Waits until what was written so far survives a power cut too. */
    void awaitSynced() {
        syncing.await();
    }

    private boolean append() {
        Kept game = waiting.getAndSet(null);
        if (game == null) return true;
        // A disk that was full may have room by now.
        forget(left -> !left.isSame(game) && shelve(left.game));
        try {
            if (claim.isEmpty()) claim = Optional.of(Claim.stake(data.disk(), running(data)));
            claim.get().append(KeptText.of(game));
            isWritten = true;
            if (unshelved.stream().anyMatch(left -> left.isSame(game))) {
                claim.get().sync();
                forget(left -> left.isSame(game));
            }
            if (unsynced.getAndSet(claim.get()) == null) syncing.later(this::sync);
        } catch (IOException impossible) {
            isWritten = false;
        }
        return isWritten;
    }

    private void sync() {
        try {
            unsynced.getAndSet(null).sync();
        } catch (IOException impossible) {
            trouble.run();
        }
    }

    private void giveUp(Claim given) {
        try {
            syncing.await();
            given.giveUp();
        } catch (IOException stays) {
            // It is offered as if it had been interrupted, though it is on the shelf: nothing is lost.
            trouble.run();
        }
    }
}
