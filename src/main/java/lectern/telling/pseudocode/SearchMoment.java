package lectern.telling.pseudocode;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lectern.game.Move;
import lectern.search.trace.SearchEvent;

/**
 * A search at one of its steps: every call that is open, the line that is followed, and what that has changed.
 *
 * @param step how many steps were made
 * @param events how many of the search's events have happened
 * @param entered how many positions were entered, in all passes
 * @param pass how many passes were begun
 * @param frames the open calls from the root on; one that has just returned is still there
 * @param returned what the last of them has returned, if it has
 * @param changed the variables of the last of them that the step has changed
 */
public record SearchMoment(
        int step,
        int events,
        int entered,
        int pass,
        List<CodeFrame> frames,
        Optional<SearchEvent.Leave> returned,
        Set<CodeVariable> changed) {
    public SearchMoment {
        frames = List.copyOf(frames);
    }

    /** The call that is followed; none before the first step. */
    public Optional<CodeFrame> current() {
        return frames.isEmpty() ? Optional.empty() : Optional.of(frames.get(frames.size() - 1));
    }

    /** The moves from the root to the position that is looked at. */
    public List<Move> line() {
        return frames.stream().skip(1).map(CodeFrame::move).toList();
    }

    /** Plays steps on; it is thrown away once the moment is made. */
    static final class Maker {
        private final List<CodeFrame> frames = new ArrayList<>();
        private Optional<SearchEvent.Leave> returned = Optional.empty();
        private Set<CodeVariable> changed = Set.of();
        private int events;
        private int entered;
        private int pass;

        void deepen() {
            frames.clear();
            returned = Optional.empty();
            changed = Set.of();
            pass++;
        }

        void enter(SearchEvent.Enter enter, LineRole from, boolean own) {
            leaveReturned();
            if (!frames.isEmpty()) setTop(top().at(from));
            frames.add(CodeFrame.entered(enter.move(), own, enter.depth(), enter.alpha(), enter.beta()));
            entered++;
            changed = EnumSet.of(CodeVariable.DEPTH, CodeVariable.ALPHA, CodeVariable.BETA);
        }

        void at(LineRole role) {
            setTop(top().at(role));
            changed = Set.of();
        }

        /** The call above compares what was returned with the best it has. */
        void compare() {
            leaveReturned();
            double reached = top().bestWithValue();
            changed = EnumSet.of(CodeVariable.VALUE);
            if (reached != top().best()) changed.add(CodeVariable.BEST);
            setTop(top().best(reached).at(LineRole.BEST));
        }

        void raise(SearchEvent.Raised raised) {
            boolean low = raised.alpha() != top().alpha();
            setTop(top().narrowed(raised.alpha(), raised.beta()).at(LineRole.RAISE));
            changed = EnumSet.of(low ? CodeVariable.ALPHA : CodeVariable.BETA);
        }

        void leave(SearchEvent.Leave leave, LineRole role) {
            leaveReturned();
            at(role);
            returned = Optional.of(leave);
        }

        void happened(int count) {
            events += count;
        }

        /** A call that has returned is taken off as soon as anything else happens. */
        private void leaveReturned() {
            if (returned.isEmpty()) return;
            double value = returned.get().value();
            returned = Optional.empty();
            frames.remove(frames.size() - 1);
            if (!frames.isEmpty()) setTop(top().heard(value));
        }

        private CodeFrame top() {
            return frames.get(frames.size() - 1);
        }

        private void setTop(CodeFrame frame) {
            frames.set(frames.size() - 1, frame);
        }

        SearchMoment made(int step) {
            return new SearchMoment(step, events, entered, pass, frames, returned, changed);
        }
    }
}
