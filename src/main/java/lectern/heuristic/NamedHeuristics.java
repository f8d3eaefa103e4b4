package lectern.heuristic;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Phrase;
import lectern.game.reading.Excerpt;

/**
 * Heuristics that are kept beside texts which name them, in their order. Each has a reference of its own: its name, and
 * behind it a number if an earlier one has the same name. Immutable.
 */
public record NamedHeuristics(List<Heuristic> all) implements HeuristicSource {
    public static final NamedHeuristics NONE = new NamedHeuristics(List.of());

    public NamedHeuristics {
        all = List.copyOf(all);
    }

    /** With one more, unless it is among them. */
    public NamedHeuristics with(Heuristic heuristic) {
        if (all.contains(heuristic)) return this;
        List<Heuristic> more = new ArrayList<>(all);
        more.add(heuristic);
        return new NamedHeuristics(more);
    }

    /** What one of them is named by. It has no comma, so that it ends where a setting of a player ends. */
    public String reference(Heuristic heuristic) {
        int place = all.indexOf(heuristic);
        long before = all.subList(0, place).stream()
                .filter(other -> other.name().equals(heuristic.name()))
                .count();
        return before == 0 ? heuristic.reference() : heuristic.reference() + "#" + (before + 1);
    }

    @Override
    public Heuristic find(String reference) {
        return all.stream()
                .filter(heuristic -> reference(heuristic).equals(reference))
                .findFirst()
                .orElseThrow(() -> new UnreadableHeuristic(Phrase.of("heuristic.not-kept", Excerpt.of(reference))));
    }
}
