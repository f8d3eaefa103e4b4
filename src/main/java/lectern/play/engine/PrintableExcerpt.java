package lectern.play.engine;

import lectern.game.reading.Printable;

/** What was said outside, cut to a length that fits into a sentence and stripped of what cannot be shown. */
final class PrintableExcerpt {
    /** For sentences that are about what was said. */
    static final int WORDS = 200;

    /** For names, which stand before other words. */
    static final int NAME = 60;

    private PrintableExcerpt() {}

    static String of(String said, int longest) {
        String stripped = said.strip();
        boolean cut = stripped.length() > longest;
        String shown = Printable.of(cut ? stripped.substring(0, longest) : stripped);
        return cut ? shown + "…" : shown;
    }
}
