package lectern.picture;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import lectern.game.Overlay;
import lectern.game.Position;
import lectern.game.board.BoardShape;
import lectern.game.board.Cells;
import lectern.game.board.Token;

/**
 * The groups of an overlay as marks, one for each patch of cells that hang together, with the patch's size
 * unless that is plain: one. All patches
 * of a group look alike; no two groups do, except that those of one side share the look of its pieces.
 */
public record OverlayMarks(List<Mark.Group> groups, List<Mark> marks) {
    public OverlayMarks {
        groups = List.copyOf(groups);
        marks = List.copyOf(marks);
    }

    /**
     * What an overlay of a position looks like.
     *
     * @return the groups in the overlay's order, and all marks
     */
    public static OverlayMarks of(Overlay overlay, Position position) {
        List<Mark.Group> groups = new ArrayList<>();
        List<Mark> marks = new ArrayList<>();
        int neutral = 0;
        for (Overlay.Group group : overlay.groups()) {
            Optional<Token> piece = group.side().flatMap(seat -> position.view().emblem(seat));
            int number = piece.isPresent() ? group.side().get().ordinal() + 1 : ++neutral;
            Mark.Group look = new Mark.Group(number, piece);
            groups.add(look);
            for (Cells patch :
                    patches(group.cells(), overlay.join(), position.game().board())) {
                String size = patch.size() == 1 ? "" : String.valueOf(patch.size());
                marks.add(new Mark(Mark.Kind.GROUP, patch, size, look, overlay.join()));
            }
        }
        return new OverlayMarks(groups, marks);
    }

    /** Parts of a group whose cells share sides; a line is one part. */
    private static List<Cells> patches(Cells cells, Overlay.Join join, BoardShape board) {
        if (join == Overlay.Join.LINE) return List.of(cells);
        List<Cells> patches = new ArrayList<>();
        TreeSet<Integer> rest = new TreeSet<>(cells.stream().boxed().toList());
        while (!rest.isEmpty()) {
            TreeSet<Integer> patch = new TreeSet<>();
            Deque<Integer> next = new ArrayDeque<>(List.of(rest.first()));
            while (!next.isEmpty()) {
                int cell = next.remove();
                if (!rest.remove(cell)) continue;
                patch.add(cell);
                board.neighbours(cell).stream().filter(rest::contains).forEach(next::add);
            }
            patches.add(Cells.of(patch.stream().mapToInt(Integer::intValue)));
        }
        return patches;
    }
}
