package lectern.gui.lab;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
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

    HeuristicTerm term(int place) {
        return heuristic.terms().get(place);
    }

    /** A term that is given a weight is meant to count. */
    LabState weighted(int place, double weight) {
        return new LabState(heuristic.with(place, term(place).withWeight(weight)), switched(place, true).off);
    }

    LabState switched(int place, boolean on) {
        Set<String> changed = new HashSet<>(off);
        if (on) changed.remove(term(place).name());
        else changed.add(term(place).name());
        return new LabState(heuristic, changed);
    }

    LabState with(int place, HeuristicTerm term) {
        return new LabState(heuristic.with(place, term), switched(place, true).off);
    }

    LabState plus(HeuristicTerm term) {
        List<HeuristicTerm> more = new ArrayList<>(heuristic.terms());
        more.add(term);
        return new LabState(heuristic.withTerms(more), off);
    }

    LabState without(int place) {
        List<HeuristicTerm> fewer = new ArrayList<>(heuristic.terms());
        fewer.remove(place);
        return new LabState(heuristic.withTerms(fewer), switched(place, true).off);
    }

    LabState named(String name) {
        return new LabState(heuristic.withName(name), off);
    }

    /** Where a term of the name stands; empty if there is none. */
    IntStream places(String name) {
        return IntStream.range(0, heuristic.terms().size())
                .filter(place -> term(place).name().equals(name));
    }
}
