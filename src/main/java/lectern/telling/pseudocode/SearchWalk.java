package lectern.telling.pseudocode;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import lectern.game.Position;
import lectern.search.trace.SearchEvent;

/**
 * A recorded search as steps, each of which follows one line of the pseudocode. Every moment is found by making the
 * steps from the first one on, so that going back is as exact as going forward.
 */
public final class SearchWalk {
    /** Nothing to walk through. */
    public static final SearchWalk NONE = new SearchWalk(List.of());

    private final List<WalkStep> steps;

    /** How many calls are open after each number of steps; one that has just returned counts. */
    private final int[] open;

    private SearchWalk(List<WalkStep> steps) {
        this.steps = List.copyOf(steps);
        open = new int[steps.size() + 1];
        boolean returned = false;
        for (int i = 0; i < steps.size(); i++) {
            WalkStep step = steps.get(i);
            int before = open[i] - (returned ? 1 : 0);
            open[i + 1] = step.role() == LineRole.DEEPEN ? 0 : step.isEnter() ? before + 1 : before;
            returned = step.leave() != null;
            if (returned) open[i + 1] = before;
        }
    }

    /**
     * @param root where the search began
     * @param events of all passes that are to be walked through
     */
    public static SearchWalk of(Position root, List<SearchEvent> events, Listing listing) {
        return events.isEmpty() ? NONE : new SearchWalk(new WalkMaker(root, events, listing).steps());
    }

    /** How many steps there are. */
    public int size() {
        return steps.size();
    }

    /** The moment after a number of steps; the nearest there is. */
    public SearchMoment moment(int index) {
        int at = Math.max(0, Math.min(index, steps.size()));
        SearchMoment.Maker maker = new SearchMoment.Maker();
        for (WalkStep step : steps.subList(0, at)) step.make(maker);
        return maker.made(at);
    }

    /** The first step by which so many events have happened. */
    public int after(int events) {
        int happened = 0;
        int at = 0;
        while (at < steps.size() && happened < events)
            happened += steps.get(at++).events();
        return at;
    }

    /** After the step at which something is cut off next. */
    public OptionalInt nextCut(int from) {
        return first(from, i -> steps.get(i).role() == LineRole.CUT);
    }

    /** After the step at which a move is next found to be better than what its side had for certain. */
    public OptionalInt nextRaise(int from) {
        return first(
                from, i -> steps.get(i).role() == LineRole.RAISE && steps.get(i).events() > 0);
    }

    /** Into the position that is looked at next from the one that is looked at now. */
    public OptionalInt into(int from) {
        int end = out(from).orElse(steps.size());
        return first(from, i -> steps.get(i).isEnter()).stream()
                .filter(at -> at <= end)
                .findFirst();
    }

    /** To where the call above goes on. */
    public OptionalInt out(int from) {
        int now = open[from];
        return now <= 1 ? OptionalInt.empty() : first(from, i -> open[i + 1] < now);
    }

    private OptionalInt first(int from, IntPredicate wanted) {
        return IntStream.range(from, steps.size())
                .filter(wanted)
                .map(i -> i + 1)
                .findFirst();
    }
}
