package lectern.gui.board;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import lectern.game.Handle;
import lectern.game.board.Layer;
import lectern.game.board.Picture;
import lectern.picture.BoardLayout;
import lectern.picture.Mark;
import lectern.picture.Marks;
import lectern.picture.Scene;

/** What has to be painted anew of a board when one scene follows another: often two cells of more than a hundred. */
final class SceneChange {
    /** How far around a cell its marks reach, in cells. */
    private static final double MARGIN = 0.6;

    private SceneChange() {}

    /** The cells in which two scenes differ; empty if they may differ anywhere, or beside the board. */
    static Optional<Set<Integer>> cells(Scene before, Scene after) {
        boolean alike = before.board().equals(after.board())
                && before.palette().equals(after.palette())
                && before.motions().equals(after.motions())
                && before.labels() == after.labels()
                && before.picture().equals(after.picture())
                && isAlikeBesideMarks(before.marks(), after.marks());
        if (!alike) return Optional.empty();
        Set<Integer> cells = new TreeSet<>();
        addOthers(before.marks().marks(), after.marks().marks(), cells);
        addOthers(after.marks().marks(), before.marks().marks(), cells);
        for (int cell = 0; cell < after.board().cells(); cell++) {
            if (!isAlike(before, after, cell)) cells.add(cell);
        }
        return Optional.of(cells);
    }

    private static boolean isAlikeBesideMarks(Marks before, Marks after) {
        return before.edges().equals(after.edges())
                && before.arrows().equals(after.arrows())
                && before.circles().equals(after.circles())
                && before.courses().equals(after.courses())
                && before.moves().equals(after.moves());
    }

    /** The cells of marks that are not among others. */
    private static void addOthers(List<Mark> marks, List<Mark> others, Set<Integer> cells) {
        List<Mark> left = new ArrayList<>(marks);
        left.removeAll(others);
        left.forEach(mark -> mark.cells().forEach(cells::add));
    }

    private static boolean isAlike(Scene before, Scene after, int cell) {
        for (Layer layer : Layer.values()) {
            if (!Objects.equals(ghost(before).at(layer, cell), ghost(after).at(layer, cell))) return false;
        }
        return true;
    }

    private static Picture ghost(Scene scene) {
        return scene.ghost().orElse(scene.picture());
    }

    /** The part of a place in which two scenes differ, if that is less than the whole; an empty one if they are alike. */
    static Optional<Rectangle2D> within(Rectangle2D place, Scene before, Scene after) {
        BoardLayout.Placed placed = after.layout().in(place);
        return cells(before, after).map(cells -> {
            Rectangle2D all = new Rectangle2D.Double();
            for (int cell : cells) {
                Rectangle2D bounds = placed.bounds(new Handle.Cell(cell));
                double margin = MARGIN * bounds.getWidth();
                Rectangle2D around = new Rectangle2D.Double(
                        bounds.getX() - margin,
                        bounds.getY() - margin,
                        bounds.getWidth() + 2 * margin,
                        bounds.getHeight() + 2 * margin);
                all = all.isEmpty() ? around : all.createUnion(around);
            }
            return all;
        });
    }
}
