package lectern.heuristic;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import lectern.game.Phrase;
import lectern.game.reading.Excerpt;

/**
 * Heuristics that are kept beside texts which name them, in their order. Each has a reference of its own: its name, and
 * behind it a number if an earlier one has the same name. Immutable.
 */
public record NamedHeuristics(List<Heuristic> all) implements HeuristicSource {
    /** Between the name and the number of one whose name an earlier one has. */
    public static final String NUMBER = "#";

    public static final NamedHeuristics NONE = new NamedHeuristics(List.of());

    public NamedHeuristics {
        all = List.copyOf(all);
    }

    /** Some of which several may be the same. */
    public static NamedHeuristics of(Collection<Heuristic> heuristics) {
        return new NamedHeuristics(heuristics.stream().distinct().toList());
    }

    /** With one more, unless it is among them. */
    public NamedHeuristics with(Heuristic heuristic) {
        if (all.contains(heuristic)) return this;
        List<Heuristic> more = new ArrayList<>(all);
        more.add(heuristic);
        return new NamedHeuristics(more);
    }

    /** What one of them is named by, or would be if it were added. It has no comma, so that it ends where a setting of a player ends. */
    public String reference(Heuristic heuristic) {
        int place = all.contains(heuristic) ? all.indexOf(heuristic) : all.size();
        long before = all.subList(0, place).stream()
                .filter(other -> other.name().equals(heuristic.name()))
                .count();
        return before == 0 ? heuristic.reference() : heuristic.reference() + NUMBER + (before + 1);
    }

    /** The one with a reference. */
    public Optional<Heuristic> named(String reference) {
        return all.stream()
                .filter(heuristic -> reference(heuristic).equals(reference))
                .findFirst();
    }

    @Override
    public Heuristic find(String reference) {
        return named(reference)
                .orElseThrow(() -> new UnreadableHeuristic(Phrase.of("heuristic.not-kept", Excerpt.of(reference))));
    }
}
