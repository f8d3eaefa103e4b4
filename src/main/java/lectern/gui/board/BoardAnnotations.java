package lectern.gui.board;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import lectern.picture.Mark;
import lectern.picture.MoveMarks;

/** What is laid over a board besides what is on the desk, the same in every view of it. On the event thread. */
final class BoardAnnotations {
    private final List<Runnable> listeners = new ArrayList<>();
    private List<Mark> overlay = List.of();
    private List<Mark> glance = List.of();
    private DrawnMarks drawings = DrawnMarks.NONE;
    private Supplier<MoveMarks> considered = () -> MoveMarks.NONE;

    void listen(Runnable listener) {
        listeners.add(listener);
    }

    /** What is laid over it now: what passes stands in the place of what stays. */
    List<Mark> overlay() {
        return glance.isEmpty() ? overlay : glance;
    }

    DrawnMarks drawings() {
        return drawings;
    }

    /** What a player considered, at this moment. */
    MoveMarks considered() {
        return considered.get();
    }

    void consider(Supplier<MoveMarks> marks) {
        considered = marks;
    }

    void overlay(List<Mark> groups) {
        overlay = List.copyOf(groups);
        tell();
    }

    void glance(List<Mark> groups) {
        glance = List.copyOf(groups);
        tell();
    }

    void draw(DrawnMarks drawn) {
        drawings = drawn;
        tell();
    }

    void tell() {
        listeners.forEach(Runnable::run);
    }
}
