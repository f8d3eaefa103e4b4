package lectern.gui.thinking.trials;

import java.util.List;
import java.util.Optional;
import lectern.search.trials.TrialStanding;
import lectern.search.trials.phase.Moment;
import lectern.search.trials.phase.Trial;

/** Where in the recorded trials the user looks; immutable. */
record TrialCursor(TrialStanding standing, long number, int index) {
    /** At the first or the last moment of a trial of which there is a record. */
    static TrialCursor at(TrialStanding standing, long number, boolean end) {
        TrialCursor first = new TrialCursor(standing, number, 0);
        return end ? new TrialCursor(standing, number, first.moments().size() - 1) : first;
    }

    /** At the end of what was made; empty before the first trial. */
    static Optional<TrialCursor> latest(TrialStanding standing, boolean end) {
        return standing.latest().isEmpty() ? Optional.empty() : Optional.of(at(standing, standing.trials(), end));
    }

    private Trial trial() {
        return standing.latest().get((int) (number - standing.firstKept()));
    }

    private List<Moment> moments() {
        return Moment.of(trial());
    }

    Moment moment() {
        return moments().get(index);
    }

    boolean isAtEndOfTrial() {
        return index == moments().size() - 1;
    }

    TrialCursor endOfTrial() {
        return at(standing, number, true);
    }

    /** The first moment of another phase of this trial. */
    Optional<TrialCursor> nextPhase() {
        List<Moment> moments = moments();
        for (int i = index + 1; i < moments.size(); i++) {
            if (moments.get(i).phase() != moments.get(index).phase())
                return Optional.of(new TrialCursor(standing, number, i));
        }
        return Optional.empty();
    }

    Optional<TrialCursor> next() {
        return isAtEndOfTrial() ? Optional.empty() : Optional.of(new TrialCursor(standing, number, index + 1));
    }

    /** A record of the next trial, if it was made before. */
    Optional<TrialCursor> nextTrial(boolean end) {
        return number < standing.trials() ? Optional.of(at(standing, number + 1, end)) : Optional.empty();
    }

    Optional<TrialCursor> previous() {
        if (index > 0) return Optional.of(new TrialCursor(standing, number, index - 1));
        return number > standing.firstKept() ? Optional.of(at(standing, number - 1, true)) : Optional.empty();
    }
}
