package lectern.gui.board;

import java.util.ArrayList;
import java.util.List;
import lectern.picture.Marks;
import lectern.picture.Marks.Arrow;
import lectern.picture.Marks.Circle;

/** What a lecturer drew on the board: arrows and circles. Drawing the same again takes it away. Immutable. */
public record DrawnMarks(List<Arrow> arrows, List<Circle> circles) {
    public static final DrawnMarks NONE = new DrawnMarks(List.of(), List.of());

    public DrawnMarks {
        arrows = List.copyOf(arrows);
        circles = List.copyOf(circles);
    }

    /** An arrow between two cells, or a circle around one if they are the same. */
    DrawnMarks toggled(int from, int to, int colour) {
        int pen = Math.floorMod(colour, Marks.COLOURS);
        return from == to
                ? new DrawnMarks(arrows, toggled(circles, new Circle(from, pen)))
                : new DrawnMarks(toggled(arrows, new Arrow(from, to, pen)), circles);
    }

    public boolean isEmpty() {
        return arrows.isEmpty() && circles.isEmpty();
    }

    private static <T> List<T> toggled(List<T> drawn, T drawing) {
        List<T> changed = new ArrayList<>(drawn);
        if (!changed.remove(drawing)) changed.add(drawing);
        return changed;
    }
}
