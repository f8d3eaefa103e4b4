package lectern.gui.lesson;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Overlay;
import lectern.picture.Mark;

/** The groups of an overlay as marks on the board, each with its count. */
final class MarkedGroups {
    private MarkedGroups() {}

    static List<Mark> of(Overlay overlay) {
        List<Mark> marks = new ArrayList<>();
        for (Overlay.Group group : overlay.groups()) {
            marks.add(new Mark(Mark.Kind.group(marks.size() + 1), group.cells(), String.valueOf(group.count())));
        }
        return marks;
    }
}
