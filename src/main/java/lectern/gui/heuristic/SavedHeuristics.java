package lectern.gui.heuristic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.gui.desk.Background;
import lectern.gui.desk.LatestTask;
import lectern.gui.keeping.Writing;
import lectern.gui.settings.DataFolder;
import lectern.heuristic.Heuristic;
import lectern.heuristic.NamedHeuristics;

/**
 * The heuristics that this user has saved, of all games. What is asked for is known at once; files are read and written
 * beside the event thread, to which this belongs. Names that differ in capitals alone are the same name.
 */
public final class SavedHeuristics {
    private final HeuristicFolder folder;
    private final Writing writing;
    private final List<Runnable> listeners = new ArrayList<>();
    private List<Heuristic> all = List.of();

    public SavedHeuristics(DataFolder data, Background background, Writing writing) {
        folder = new HeuristicFolder(data);
        this.writing = writing;
        LatestTask.interruptible(background).start(folder::read, read -> {
            // What was saved meanwhile is newer than what was read.
            all = with(all, read);
            tell();
        });
    }

    /** Runs something whenever there are others. */
    public void listen(Runnable listener) {
        listeners.add(listener);
    }

    /** Those of a game, by their names. */
    public List<Heuristic> of(GameKind game) {
        return all.stream()
                .filter(heuristic -> heuristic.game().id().equals(game.id()))
                .sorted(Comparator.comparing(Heuristic::name, String.CASE_INSENSITIVE_ORDER))
                .toList();
    }

    /** The same, as texts name them. */
    public NamedHeuristics named(GameKind game) {
        return new NamedHeuristics(of(game));
    }

    public Optional<Heuristic> find(GameKind game, String name) {
        return of(game).stream()
                .filter(heuristic -> heuristic.name().equalsIgnoreCase(name))
                .findFirst();
    }

    /**
     * Saves one in the place of another of the same name.
     *
     * @param trouble hears what went wrong, if something did
     */
    public void save(Heuristic heuristic, Consumer<Phrase> trouble) {
        all = with(List.of(heuristic), all);
        tell();
        write(() -> folder.write(heuristic), "lab.not-saved", heuristic, trouble);
    }

    public void delete(Heuristic heuristic, Consumer<Phrase> trouble) {
        all = all.stream().filter(other -> !isSame(other, heuristic)).toList();
        tell();
        write(() -> folder.delete(heuristic), "lab.not-deleted", heuristic, trouble);
    }

    /** To the end, even when the window is closed meanwhile. */
    private void write(Callable<Boolean> work, String key, Heuristic heuristic, Consumer<Phrase> trouble) {
        writing.later(
                () -> {
                    try {
                        return work.call();
                    } catch (Exception impossible) {
                        return false;
                    }
                },
                written -> {
                    if (!written) trouble.accept(Phrase.of(key, heuristic.name()));
                });
    }

    /** Where both have one of the same name, the first counts. */
    private static List<Heuristic> with(List<Heuristic> later, List<Heuristic> earlier) {
        List<Heuristic> both = new ArrayList<>(later);
        for (Heuristic one : earlier) {
            if (later.stream().noneMatch(other -> isSame(one, other))) both.add(one);
        }
        return List.copyOf(both);
    }

    private static boolean isSame(Heuristic one, Heuristic other) {
        return one.game().id().equals(other.game().id()) && one.name().equalsIgnoreCase(other.name());
    }

    private void tell() {
        List.copyOf(listeners).forEach(Runnable::run);
    }
}
