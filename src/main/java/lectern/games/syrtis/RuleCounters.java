package lectern.games.syrtis;

/**
 * The counters of the rules. There are few different ones, so each exists once and playing a move makes none.
 *
 * @param streak how many tiles a side has sunk since the other last sank one: above 0 for White, below for Black
 * @param whitePasses how often White has passed in a row
 * @param blackPasses how often Black has
 */
record RuleCounters(int streak, int whitePasses, int blackPasses) {
    /** So many tiles in a row are quicksand, and so many passes in a row end the game: no counter goes beyond. */
    static final int LIMIT = 4;

    private static final int STREAKS = 2 * LIMIT + 1;
    private static final int PASSES = LIMIT + 1;
    private static final RuleCounters[] ALL = all();

    static final RuleCounters NONE = of(0, 0, 0);

    private static RuleCounters[] all() {
        RuleCounters[] all = new RuleCounters[STREAKS * PASSES * PASSES];
        for (int streak = -LIMIT; streak <= LIMIT; streak++) {
            for (int white = 0; white <= LIMIT; white++) {
                for (int black = 0; black <= LIMIT; black++) {
                    RuleCounters tally = new RuleCounters(streak, white, black);
                    all[tally.number()] = tally;
                }
            }
        }
        return all;
    }

    static RuleCounters of(int streak, int whitePasses, int blackPasses) {
        return ALL[number(streak, whitePasses, blackPasses)];
    }

    private static int number(int streak, int whitePasses, int blackPasses) {
        return ((streak + LIMIT) * PASSES + whitePasses) * PASSES + blackPasses;
    }

    /** A number that no other tally has. */
    int number() {
        return number(streak, whitePasses, blackPasses);
    }

    int passes(Side side) {
        return side == Side.WHITE ? whitePasses : blackPasses;
    }

    /** How many tiles a side has sunk since the other last sank one. */
    int sunk(Side side) {
        return Math.max(0, side.sign() * streak);
    }

    /** After an action of a side that is no pass. */
    RuleCounters acted(Side side) {
        return withPasses(side, 0);
    }

    RuleCounters passed(Side side) {
        return withPasses(side, passes(side) + 1);
    }

    RuleCounters sank(Side side) {
        return of(side.sign() * (sunk(side) + 1), whitePasses, blackPasses).acted(side);
    }

    private RuleCounters withPasses(Side side, int passes) {
        return side == Side.WHITE ? of(streak, passes, blackPasses) : of(streak, whitePasses, passes);
    }

    boolean isQuicksand() {
        return Math.abs(streak) == LIMIT;
    }

    boolean haveBothPassed(int times) {
        return whitePasses >= times && blackPasses >= times;
    }

    /** The side that has passed four times in a row, or null. */
    Side tooOftenPassed() {
        if (whitePasses == LIMIT) return Side.WHITE;
        return blackPasses == LIMIT ? Side.BLACK : null;
    }

    /** The side that sank the last tile, or White if neither has sunk any. */
    Side initiative() {
        return streak >= 0 ? Side.WHITE : Side.BLACK;
    }

    /** The streak and the passes as position texts have them: {@code w2 0,1}. */
    String text() {
        String sunk = streak == 0 ? "-" : initiative().letter() + String.valueOf(Math.abs(streak));
        return sunk + " " + whitePasses + "," + blackPasses;
    }
}
