package lectern.telling.pseudocode;

import lectern.search.trace.SearchEvent;

/**
 * A step through a search: the line that is followed, and the events that it stands for.
 *
 * @param role of the line that is lit
 * @param call of a step into a position, the line at which the call above waits
 * @param own whether the root's side is to move in a position that is entered
 * @param event what happened; null where a line only follows from what was told before
 * @param leave the call's return, where the step is one
 * @param events how many events it stands for
 */
record WalkStep(LineRole role, LineRole call, boolean own, SearchEvent event, SearchEvent.Leave leave, int events) {
    static WalkStep line(LineRole role, int events) {
        return new WalkStep(role, null, false, null, null, events);
    }

    static WalkStep enter(SearchEvent.Enter enter, LineRole call, boolean own) {
        return new WalkStep(LineRole.HEAD, call, own, enter, null, 1);
    }

    static WalkStep raise(SearchEvent.Raised raised, int events) {
        return new WalkStep(LineRole.RAISE, null, false, raised, null, events);
    }

    static WalkStep leave(LineRole role, SearchEvent.Leave leave, int events) {
        return new WalkStep(role, null, false, leave, leave, events);
    }

    boolean isEnter() {
        return call != null;
    }

    void make(SearchMoment.Maker maker) {
        maker.happened(events);
        if (isEnter()) maker.enter((SearchEvent.Enter) event, call, own);
        else if (leave != null) maker.leave(leave, role);
        else if (role == LineRole.DEEPEN) maker.deepen();
        else if (role == LineRole.BEST) maker.compare();
        else if (role == LineRole.RAISE) maker.raise((SearchEvent.Raised) event);
        else maker.at(role);
    }
}
