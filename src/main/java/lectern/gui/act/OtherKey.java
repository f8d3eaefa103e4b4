package lectern.gui.act;

import java.util.Locale;
import java.util.stream.Stream;
import javax.swing.KeyStroke;

/** Keys that no {@link Act} has: they belong to a part of the window, or to the whole of it. */
public enum OtherKey {
    CURSOR(Place.BOARD, "UP, DOWN, LEFT, RIGHT"),
    PICK(Place.BOARD, "ENTER, SPACE"),
    LET_GO(Place.BOARD, "ESCAPE"),
    CHOICE(Place.BOARD, ""),

    STEP_OF_LIST(Place.SEARCH, "LEFT, RIGHT"),
    ENDS_OF_LIST(Place.SEARCH, "HOME, END"),
    LEAVE_LINE(Place.SEARCH, "ESCAPE"),

    CLASS_ON(Place.PRESENTATION, "PAGE_DOWN, SPACE, RIGHT, DOWN"),
    CLASS_BACK(Place.PRESENTATION, "PAGE_UP, LEFT, UP"),
    CLASS_BLACK(Place.PRESENTATION, "B, PERIOD"),
    CLASS_WHITE(Place.PRESENTATION, "W"),
    CLASS_PANE(Place.PRESENTATION, "1, 2, 3, 4, 5, 6, 7"),
    CLASS_SPOTLIGHT(Place.PRESENTATION, "S"),
    CLASS_POINTER(Place.PRESENTATION, "P"),
    CLASS_CLOCK(Place.PRESENTATION, "T"),
    CLASS_LEAVE(Place.PRESENTATION, "ESCAPE"),

    LARGER(Place.WINDOW, "ctrl PLUS"),
    SMALLER(Place.WINDOW, "ctrl MINUS"),
    MENUS(Place.WINDOW, "F10"),
    NEXT_PART(Place.WINDOW, "TAB, shift TAB");

    /** Where a key works. */
    enum Place {
        BOARD,
        SEARCH,
        PRESENTATION,
        WINDOW
    }

    private final Place place;
    private final String strokes;

    OtherKey(Place place, String strokes) {
        this.place = place;
        this.strokes = strokes;
    }

    Place place() {
        return place;
    }

    /** The strokes that do it; none where it takes any of many, which its sentence then names. */
    public Stream<KeyStroke> strokes() {
        return strokes.isEmpty() ? Stream.of() : Stream.of(strokes.split(", ")).map(KeyStroke::getKeyStroke);
    }

    String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
