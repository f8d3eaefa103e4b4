package lectern.search;

/**
 * How to make trials.
 *
 * @param rollOut how many plies a trial plays on from the tree before it is judged
 * @param exploration how much trials look for something better, instead of at what is best so far
 */
public record TrialOptions(int rollOut, double exploration) {
    public static final int LONGEST_ROLL_OUT = 1_000;
    public static final TrialOptions USUAL = new TrialOptions(2, 0.5);
}
