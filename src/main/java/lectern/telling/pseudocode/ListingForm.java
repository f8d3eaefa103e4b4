package lectern.telling.pseudocode;

import java.util.Locale;

/** The two ways in which textbooks write a search of a game for two. */
public enum ListingForm {
    /** All values are the root side's: that side takes the highest, the other one the lowest. */
    MAX_MIN,
    /** Every value is that of the side to move, and turns its sign when the turn passes. */
    NEGAMAX;

    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
