package lectern.play.pairs;

/**
 * How a sequential test stands.
 *
 * @param pair the pair that decided it; if none did, the last one that it looked at, 0 for none
 * @param ratio the logarithm of how much likelier the pairs are with {@code elo1} than with {@code elo0}, at that pair
 */
public record SequentialVerdict(SequentialTest test, Accepted accepted, int pair, double ratio) {
    /** Which of the two it is. */
    public enum Accepted {
        ELO0,
        ELO1,
        /** Not decided yet. */
        NEITHER;

        /** Its spelling in files. */
        public String word() {
            return switch (this) {
                case ELO0 -> "elo0";
                case ELO1 -> "elo1";
                case NEITHER -> "undecided";
            };
        }
    }

    public boolean isDecided() {
        return accepted != Accepted.NEITHER;
    }
}
