package lectern.gui.speech;

import java.awt.Point;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleState;
import javax.swing.JComponent;
import lectern.game.Handle;

/** The places of a painted board as the children of its accessible context, the same objects as long as it has them. */
public final class AccessiblePlaces {
    private final Accessible board;
    private final Function<Handle, AccessiblePlace> maker;
    private final SpokenPlaces spoken;
    private Map<Handle, AccessiblePlace> known = Map.of();
    private Optional<Handle> cursor = Optional.empty();

    public <C extends JComponent & Accessible> AccessiblePlaces(C board, SpokenPlaces spoken) {
        this.board = board;
        this.spoken = spoken;
        maker = place -> new AccessiblePlace(board, spoken, place);
    }

    public int count() {
        return places().size();
    }

    public Accessible at(int index) {
        return places().get(spoken.places().get(index));
    }

    /** The place at a point of the component, if one is there. */
    public Optional<Accessible> at(Point point) {
        return places().entrySet().stream()
                .filter(entry -> spoken.bounds(entry.getKey()).contains(point))
                .map(entry -> (Accessible) entry.getValue())
                .findFirst();
    }

    /** The keyboard is elsewhere: what is there becomes the active descendant, and the description of the board. */
    public void cursorAt(Optional<Handle> place) {
        if (place.equals(cursor)) return;
        AccessibleContext before = cursor.map(places()::get).orElse(null);
        AccessibleContext now = place.map(places()::get).orElse(null);
        cursor = place;
        if (before != null) tellState(before, AccessibleState.FOCUSED, null);
        if (now != null) tellState(now, null, AccessibleState.FOCUSED);
        AccessibleContext whole = board.getAccessibleContext();
        whole.setAccessibleDescription(place.map(this::told).orElseGet(spoken::whole));
        whole.firePropertyChange(AccessibleContext.ACCESSIBLE_ACTIVE_DESCENDANT_PROPERTY, before, now);
    }

    /** Something else stands there or is marked there, though the keyboard stayed where it was. */
    public void changed() {
        AccessibleContext whole = board.getAccessibleContext();
        whole.setAccessibleDescription(cursor.map(this::told).orElseGet(spoken::whole));
        whole.firePropertyChange(AccessibleContext.ACCESSIBLE_VISIBLE_DATA_PROPERTY, false, true);
    }

    private String told(Handle place) {
        String marked = spoken.description(place);
        return marked.isEmpty() ? spoken.name(place) : spoken.name(place) + ". " + marked;
    }

    private static void tellState(AccessibleContext place, AccessibleState before, AccessibleState now) {
        place.firePropertyChange(AccessibleContext.ACCESSIBLE_STATE_PROPERTY, before, now);
    }

    private Map<Handle, AccessiblePlace> places() {
        List<Handle> wanted = spoken.places();
        if (!List.copyOf(known.keySet()).equals(wanted)) {
            Map<Handle, AccessiblePlace> made = new LinkedHashMap<>();
            for (Handle place : wanted) made.put(place, maker.apply(place));
            known = made;
        }
        return known;
    }
}
