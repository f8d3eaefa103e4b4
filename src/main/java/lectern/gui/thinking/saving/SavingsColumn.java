package lectern.gui.thinking.saving;

import java.util.Locale;

/** What is told of a search in the table; what matters most stands first. */
enum SavingsColumn {
    VARIANT,
    NODES,
    SHARE,
    AGREEMENT,
    MOVE,
    VALUE,
    TIME,
    BRANCHING,
    LEAVES,
    CUT_OFFS;

    private String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** What stands above it. */
    String head() {
        return "saving.column." + word();
    }

    /** What that means. */
    String tip() {
        return "saving.column-tip." + word();
    }

    boolean isNumber() {
        return this != VARIANT && this != AGREEMENT && this != MOVE;
    }
}
