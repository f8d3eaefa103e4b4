package lectern.gui.lesson;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import lectern.gui.desk.Background;
import lectern.gui.desk.LatestTask;
import lectern.lesson.shelf.Bookshelf;

/** The program's own lessons, looked through once, when they are asked for first. On the event thread. */
final class Library {
    private final LatestTask looking;
    private final List<Consumer<Bookshelf>> waiting = new ArrayList<>();
    private Optional<Bookshelf> shelf = Optional.empty();

    Library(Background background) {
        looking = LatestTask.uninterrupted(background);
    }

    /** The lessons, if they have been found by now. */
    Optional<Bookshelf> found() {
        return shelf;
    }

    /** Hands over the lessons, now or as soon as they have been found. */
    void ask(Consumer<Bookshelf> asker) {
        if (shelf.isPresent()) {
            asker.accept(shelf.get());
            return;
        }
        if (waiting.isEmpty()) looking.start(Library::search, this::hand);
        waiting.add(asker);
    }

    /** A program whose own file cannot be read has no lessons to offer. */
    private static Optional<Bookshelf> search() {
        try {
            return Optional.of(Bookshelf.own());
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    private void hand(Optional<Bookshelf> found) {
        shelf = found;
        List<Consumer<Bookshelf>> askers = List.copyOf(waiting);
        waiting.clear();
        found.ifPresent(lessons -> askers.forEach(asker -> asker.accept(lessons)));
    }
}
