package lectern.telling.pseudocode;

import lectern.search.trace.SearchEvent;

/**
 * A step through a search: the line that is followed, and the events that it stands for.
 *
 * @param role of the line that is lit
 * @param call of a step into a position, the line at which the call above waits
 * @param own whether the root's side is to move in a position that is entered
 * @param enter what is entered; null unless something is
 * @param raised how the window has become narrower; null unless it has
 * @param leave the call's return, where the step is one
 * @param events how many events it stands for
 */
record WalkStep(
        LineRole role,
        LineRole call,
        boolean own,
        SearchEvent.Enter enter,
        SearchEvent.Raised raised,
        SearchEvent.Leave leave,
        int events) {
    static WalkStep line(LineRole role, int events) {
        return new WalkStep(role, null, false, null, null, null, events);
    }

    static WalkStep enter(SearchEvent.Enter enter, LineRole call, boolean own) {
        return new WalkStep(LineRole.HEAD, call, own, enter, null, null, 1);
    }

    static WalkStep raise(SearchEvent.Raised raised, int events) {
        return new WalkStep(LineRole.RAISE, null, false, null, raised, null, events);
    }

    static WalkStep leave(LineRole role, SearchEvent.Leave leave, int events) {
        return new WalkStep(role, null, false, null, null, leave, events);
    }

    boolean isEnter() {
        return enter != null;
    }

    void make(SearchMoment.Maker maker) {
        maker.happened(events);
        if (enter != null) maker.enter(enter, call, own);
        else if (leave != null) maker.leave(leave, role);
        else if (raised != null) maker.raise(raised);
        else if (role == LineRole.DEEPEN) maker.deepen();
        else if (role == LineRole.BEST) maker.compare();
        else maker.at(role);
    }
}
