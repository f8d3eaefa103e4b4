package lectern.search;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Which refinements a search is to use.
 *
 * @param chosen those that are switched on; one whose needs are not switched on does nothing
 */
public record Refinements(Set<Refinement> chosen) {
    /** A plain minimax. */
    public static final Refinements NONE = of();

    /** As players have them. */
    public static final Refinements ALL = of(Refinement.values());

    public Refinements {
        Set<Refinement> copy = EnumSet.noneOf(Refinement.class);
        copy.addAll(chosen);
        chosen = Collections.unmodifiableSet(copy);
    }

    public static Refinements of(Refinement... chosen) {
        return new Refinements(Set.copyOf(List.of(chosen)));
    }

    public boolean has(Refinement refinement) {
        return chosen.contains(refinement);
    }

    public Refinements with(Refinement refinement) {
        EnumSet<Refinement> more = EnumSet.of(refinement);
        more.addAll(chosen);
        return new Refinements(more);
    }

    public Refinements without(Refinement refinement) {
        EnumSet<Refinement> rest = EnumSet.noneOf(Refinement.class);
        rest.addAll(chosen);
        rest.remove(refinement);
        return new Refinements(rest);
    }

    /** Those that do something: without any whose needs are not met. */
    public Refinements effective() {
        EnumSet<Refinement> working = EnumSet.noneOf(Refinement.class);
        for (Refinement refinement : chosen) {
            if (chosen.containsAll(refinement.needs())) working.add(refinement);
        }
        return new Refinements(working);
    }
}
