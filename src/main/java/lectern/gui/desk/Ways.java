package lectern.gui.desk;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lectern.game.Handle;
import lectern.game.Move;
import lectern.game.Position;

/** All the ways in which the legal moves of a position can be pointed out. */
final class Ways {
    private record Way(List<Handle> handles, Move move) {
        boolean beginsWith(List<Handle> start) {
            return handles.size() >= start.size()
                    && handles.subList(0, start.size()).equals(start);
        }
    }

    private final List<Way> all = new ArrayList<>();

    Ways(Position position) {
        for (Move move : position.moves()) {
            position.view().ways(move).forEach(handles -> all.add(new Way(handles, move)));
        }
    }

    /** The move that these handles spell in full. */
    Optional<Move> move(List<Handle> pointed) {
        return all.stream()
                .filter(way -> way.handles.equals(pointed))
                .map(Way::move)
                .findFirst();
    }

    /** What can be pointed at next. */
    Set<Handle> next(List<Handle> pointed) {
        Set<Handle> next = new LinkedHashSet<>();
        for (Way way : all) {
            if (way.handles.size() > pointed.size() && way.beginsWith(pointed))
                next.add(way.handles.get(pointed.size()));
        }
        return next;
    }

    /** Whether these are the beginning of a legal move, or all of one. */
    boolean leadOn(List<Handle> pointed) {
        return all.stream().anyMatch(way -> way.beginsWith(pointed));
    }
}
