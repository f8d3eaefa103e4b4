package lectern.lesson.handout;

/**
 * Something on a sheet.
 *
 * @param html one element or several
 */
record Item(Kind kind, String html) {
    /** How it shares the width of the sheet with others. */
    enum Kind {
        /** Begins a section, above all that belongs to it. */
        HEADING,
        /** Text and all that is read or written like it. */
        TEXT,
        /** A board: text stands beside it. */
        BOARD,
        /** A picture that no text stands beside, but a board may. */
        WIDE
    }

    static Item text(String html) {
        return new Item(Kind.TEXT, html);
    }

    static Item board(String html) {
        return new Item(Kind.BOARD, html);
    }
}
