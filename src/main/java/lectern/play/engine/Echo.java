package lectern.play.engine;

/** What was said outside, cut to a length that fits into a sentence and stripped of what cannot be shown. */
final class Echo {
    private static final int LONGEST = 200;

    private Echo() {}

    static String of(String said) {
        String shown = said.strip().replaceAll("\\p{Cntrl}", "?");
        return shown.length() > LONGEST ? shown.substring(0, LONGEST) + "…" : shown;
    }
}
