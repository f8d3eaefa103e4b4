package lectern.search;

/**
 * How to make trials.
 *
 * @param rollOut how many plies a trial plays on from the tree before it is judged
 * @param exploration how much trials look for something better, instead of at what is best so far
 */
public record TrialOptions(TrialRule rule, int rollOut, double exploration) {
    public static final int LONGEST_ROLL_OUT = 1_000;
    public static final TrialOptions USUAL = new TrialOptions(2, 0.5);

    /** With the rule of players. */
    public TrialOptions(int rollOut, double exploration) {
        this(TrialRule.PUCT, rollOut, exploration);
    }

    /** As a rule stands in the literature: UCB1's constant is the root of 2, for results from 0 to 1. */
    public static TrialOptions usual(TrialRule rule) {
        return rule.isInformed() ? USUAL : new TrialOptions(rule, LONGEST_ROLL_OUT, Math.sqrt(2));
    }

    public TrialOptions exploring(double constant) {
        return new TrialOptions(rule, rollOut, constant);
    }

    public TrialOptions rolling(int plies) {
        return new TrialOptions(rule, plies, exploration);
    }
}
