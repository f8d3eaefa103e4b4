package lectern.telling.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Move;
import lectern.search.trace.SearchEvent;

/**
 * A moment of a recorded search: after so many of its events. Immutable; every moment is found by replaying the events
 * from the first one on, so going back is as exact as going forward.
 *
 * @param at how many events have happened
 * @param path from the root to the position that the search is looking at; one that was just left is still there
 * @param entered how many positions were entered so far
 */
public record FineStep(List<SearchEvent> events, int at, List<Frame> path, int entered) {
    /**
     * A position on the path.
     *
     * @param move the move that leads to it; null at the root
     * @param window what is still asked about it, as narrow as it has become
     * @param depth how many plies are left to look ahead
     * @param left what it turned out to be worth, once the search has left it
     */
    public record Frame(Move move, Window window, int depth, Optional<SearchEvent.Leave> left) {
        private static Frame of(SearchEvent.Enter enter) {
            return new Frame(enter.move(), new Window(enter.alpha(), enter.beta()), enter.depth(), Optional.empty());
        }

        private Frame narrowed(Window narrower) {
            return new Frame(move, narrower, depth, left);
        }

        private Frame leftBy(SearchEvent.Leave leave) {
            return new Frame(move, window, depth, Optional.of(leave));
        }
    }

    public FineStep {
        path = List.copyOf(path);
    }

    /** The moment after a number of events; the nearest there is. */
    public static FineStep of(List<SearchEvent> events, int index) {
        int at = Math.max(0, Math.min(index, events.size()));
        List<Frame> path = new ArrayList<>();
        int entered = 0;
        for (SearchEvent event : events.subList(0, at)) {
            int last = path.size() - 1;
            if (last >= 0 && path.get(last).left().isPresent()) path.remove(last--);
            if (event instanceof SearchEvent.Enter) entered++;
            happen(event, path);
        }
        return new FineStep(events, at, path, entered);
    }

    private static void happen(SearchEvent event, List<Frame> path) {
        int last = path.size() - 1;
        event.match(new SearchEvent.SearchEventCases<Runnable>(
                        enter -> () -> path.add(Frame.of(enter)),
                        leaf -> () -> {},
                        raised -> () ->
                                path.set(last, path.get(last).narrowed(new Window(raised.alpha(), raised.beta()))),
                        cut -> () -> {},
                        leave -> () -> path.set(last, path.get(last).leftBy(leave))))
                .run();
    }

    public FineStep to(int index) {
        return of(events, index);
    }

    public boolean isFirst() {
        return at == 0;
    }

    public boolean isLast() {
        return at == events.size();
    }

    /** The event that was the last to happen. */
    public Optional<SearchEvent> event() {
        return isFirst() ? Optional.empty() : Optional.of(events.get(at - 1));
    }

    /** The position that the search is looking at; none before it begins. */
    public Optional<Frame> current() {
        return path.isEmpty() ? Optional.empty() : Optional.of(path.get(path.size() - 1));
    }

    /** The moves from the root to the position that the search is looking at. */
    public List<Move> line() {
        return path.stream().skip(1).map(Frame::move).toList();
    }

    /** The moment at which the search is done with the position that it is in. */
    public FineStep finished() {
        int open = 1;
        for (int i = at; i < events.size(); i++) {
            open += events.get(i)
                    .match(new SearchEvent.SearchEventCases<>(
                            enter -> 1, leaf -> 0, raised -> 0, cut -> 0, leave -> -1));
            if (open == 0) return to(i + 1);
        }
        return to(events.size());
    }

    /** The moment of the next cut-off; the last moment if there is none. */
    public FineStep nextCut() {
        int next = at;
        while (next < events.size() && !(events.get(next) instanceof SearchEvent.Cut)) next++;
        return to(next + 1);
    }
}
