package lectern.gui.lab;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * The states of one heuristic, with undo and redo. What belongs to one gesture, such as the drag of a slider, is one
 * change. On the event thread.
 */
final class LabHistory {
    private final Deque<LabState> past = new ArrayDeque<>();
    private final Deque<LabState> future = new ArrayDeque<>();
    private LabState now;
    private LabState before;
    private Object gesture;

    LabHistory(LabState first) {
        now = first;
        before = first;
    }

    LabState now() {
        return now;
    }

    /** The state before the last change, to compare with. */
    LabState before() {
        return before;
    }

    /** A change of its own. */
    void change(LabState next) {
        endGesture();
        go(next);
    }

    /** A change that belongs to a gesture: until another change, or the end of the gesture, all of them are one. */
    void change(LabState next, Object during) {
        if (during.equals(gesture)) now = next;
        else go(next);
        gesture = during;
    }

    void endGesture() {
        gesture = null;
    }

    private void go(LabState next) {
        if (next.equals(now)) return;
        past.push(now);
        future.clear();
        before = now;
        now = next;
    }

    boolean canUndo() {
        return !past.isEmpty();
    }

    boolean canRedo() {
        return !future.isEmpty();
    }

    void undo() {
        shift(past, future);
    }

    void redo() {
        shift(future, past);
    }

    private void shift(Deque<LabState> from, Deque<LabState> to) {
        if (from.isEmpty()) return;
        endGesture();
        to.push(now);
        before = now;
        now = from.pop();
    }
}
