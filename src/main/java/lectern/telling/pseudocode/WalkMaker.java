package lectern.telling.pseudocode;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.search.trace.NodeEnding;
import lectern.search.trace.SearchEvent;

/** Makes steps of events; used once. */
final class WalkMaker {
    private final Position root;
    private final List<SearchEvent> events;
    private final Seat side;
    private final boolean deepens;
    private final boolean prunes;
    private final boolean turns;
    private final List<Call> calls = new ArrayList<>();
    private final List<WalkStep> steps = new ArrayList<>();

    /** How many events were read. */
    private int at;

    /** Whether the last event was an evaluation, and the return with it is still to come. */
    private boolean judged;

    /** A call that is open while the events are read. */
    private static final class Call {
        private final Position position;
        private final SearchEvent.Enter enter;
        private final boolean own;
        private final boolean narrow;
        private double low;
        private double high;
        private Move latest;
        private double best;

        private Call(Position position, SearchEvent.Enter enter, boolean own) {
            this.position = position;
            this.enter = enter;
            this.own = own;
            low = enter.alpha();
            high = enter.beta();
            narrow = isEmpty(enter);
            best = own ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        }
    }

    WalkMaker(Position root, List<SearchEvent> events, Listing listing) {
        this.root = root;
        this.events = events;
        side = root.toMove();
        deepens = listing.place(LineRole.DEEPEN, true).isPresent();
        prunes = listing.place(LineRole.CUT, true).isPresent();
        turns = listing.form() == ListingForm.NEGAMAX;
    }

    List<WalkStep> steps() {
        while (at < events.size()) {
            events.get(at++)
                    .match(new SearchEvent.SearchEventCases<Runnable>(
                            enter -> () -> enter(enter),
                            leaf -> () -> judged = true,
                            raised -> () -> raised(raised),
                            cut -> () -> cut(cut.move()),
                            leave -> () -> returned(leave)))
                    .run();
        }
        return steps;
    }

    private void enter(SearchEvent.Enter enter) {
        if (enter.move() == null) {
            calls.clear();
            if (deepens) steps.add(WalkStep.line(LineRole.DEEPEN, 0));
            calls.add(new Call(root, enter, true));
            steps.add(WalkStep.enter(enter, LineRole.DEEPEN, true));
            return;
        }
        Call above = top();
        Position position = above.position.play(enter.move(), Narrator.SILENT);
        boolean own = position.toMove() == side;
        steps.add(WalkStep.enter(enter, callOf(above, enter, position), own));
        above.latest = enter.move();
        calls.add(new Call(position, enter, own));
    }

    private LineRole callOf(Call above, SearchEvent.Enter enter, Position position) {
        boolean less = enter.depth() < above.enter.depth() - 1;
        if (prunes && (less || (isEmpty(enter) && !above.narrow && isOpen(above)))) return LineRole.ASK;
        return turns && position.toMove() == above.position.toMove() ? LineRole.CALL_SAME : LineRole.CALL;
    }

    private static boolean isOpen(Call call) {
        return call.high > Math.nextUp(call.low);
    }

    private static boolean isEmpty(SearchEvent.Enter enter) {
        return enter.beta() <= Math.nextUp(enter.alpha());
    }

    private static LineRole role(SearchEvent.Leave leave) {
        return switch (leave.ending()) {
            case LEAF -> LineRole.LEAF;
            case STANDS_WELL -> LineRole.STANDS_WELL;
            case GAME_OVER -> LineRole.GAME_OVER;
            case TABLE -> LineRole.TABLE;
            case LEFT_OUT -> LineRole.LEAVE_OUT;
            default -> LineRole.RETURN;
        };
    }

    /**
     * An evaluation, and the return with it, are one step. The call above compares, unless it has only asked and now
     * searches the same move again.
     */
    private void returned(SearchEvent.Leave leave) {
        steps.add(WalkStep.leave(role(leave), leave, judged ? 2 : 1));
        judged = false;
        calls.remove(calls.size() - 1);
        if (calls.isEmpty() || leave.ending() == NodeEnding.LIMIT) return;
        if (isSearchedAgain(top().latest)) return;
        Call above = top();
        above.best = above.own ? Math.max(above.best, leave.value()) : Math.min(above.best, leave.value());
        boolean told = !prunes && isRaiseNext();
        if (told) at++;
        steps.add(WalkStep.line(LineRole.BEST, told ? 1 : 0));
    }

    private boolean isSearchedAgain(Move move) {
        return at < events.size()
                && events.get(at) instanceof SearchEvent.Enter next
                && Objects.equals(next.move(), move);
    }

    private boolean isRaiseNext() {
        return at < events.size() && events.get(at) instanceof SearchEvent.Raised;
    }

    private void raised(SearchEvent.Raised raised) {
        steps.add(WalkStep.raise(raised, 1));
        top().low = raised.alpha();
        top().high = raised.beta();
    }

    /** Before a cut the window closes, which the search does not report. */
    private void cut(Move move) {
        Call call = top();
        double low = call.own ? call.best : call.low;
        double high = call.own ? call.high : call.best;
        steps.add(WalkStep.raise(new SearchEvent.Raised(move, low, high), 0));
        steps.add(WalkStep.line(LineRole.CUT, 1));
    }

    private Call top() {
        return calls.get(calls.size() - 1);
    }
}
