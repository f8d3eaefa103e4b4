package lectern.gui;

import java.util.Locale;
import lectern.gui.act.Act;

/** What a window has around its board, in the order in which it gives way to the board. */
enum WindowPart {
    CHART(Act.SHOW_CHART),
    MOVES(Act.SHOW_MOVES),
    INSPECTOR(Act.SHOW_INSPECTOR),
    TOOLBAR(Act.SHOW_TOOLBAR);

    private final Act act;

    WindowPart(Act act) {
        this.act = act;
    }

    /** Shows and hides it. */
    Act act() {
        return act;
    }

    /** What settings call it. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
