package lectern.gui.lab;

import java.util.HashSet;
import java.util.Set;
import lectern.heuristic.Heuristic;
import lectern.heuristic.HeuristicTerm;

/**
 * A heuristic while it is worked at. Immutable.
 *
 * @param heuristic with the weights that its terms have when they are on
 * @param off the names of the terms that are switched off: they keep their weights and count nothing
 */
record LabState(Heuristic heuristic, Set<String> off) {
    LabState {
        off = Set.copyOf(off);
    }

    static LabState of(Heuristic heuristic) {
        return new LabState(heuristic, Set.of());
    }

    /** The heuristic as it judges: what is off weighs 0. */
    Heuristic judging() {
        return heuristic.withTerms(heuristic.terms().stream()
                .map(term -> isOff(term) ? term.withWeight(0) : term)
                .toList());
    }

    boolean isOff(HeuristicTerm term) {
        return off.contains(term.name());
    }

    /** A term that is given a weight is meant to count. */
    LabState weighted(String name, double weight) {
        return new LabState(heuristic.withWeight(name, weight), switched(name, true).off);
    }

    LabState switched(String name, boolean on) {
        Set<String> changed = new HashSet<>(off);
        if (on) changed.remove(name);
        else changed.add(name);
        return new LabState(heuristic, changed);
    }

    /** With another term in the place of one. */
    LabState with(String name, HeuristicTerm term) {
        return new LabState(heuristic.with(name, term), switched(name, true).off);
    }

    LabState plus(HeuristicTerm term) {
        return new LabState(heuristic.with(term), off);
    }

    LabState without(String name) {
        return new LabState(heuristic.without(name), switched(name, true).off);
    }

    LabState named(String name) {
        return new LabState(heuristic.withName(name), off);
    }
}
