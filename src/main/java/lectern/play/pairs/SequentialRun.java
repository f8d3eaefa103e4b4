package lectern.play.pairs;

import java.util.HashMap;
import java.util.Map;
import lectern.play.pairs.SequentialVerdict.Accepted;

/**
 * A sequential test that is told of pairs as they come to their end, in any order, and judges them in the order of their
 * numbers.
 */
public final class SequentialRun {
    private final SequentialTest test;

    /** Pairs that came to their end before others with lower numbers. */
    private final Map<Integer, Double> early = new HashMap<>();

    private Pentanomial pairs = Pentanomial.NONE;
    private SequentialVerdict verdict;

    SequentialRun(SequentialTest test) {
        this.test = test;
        verdict = new SequentialVerdict(test, Accepted.NEITHER, 0, 0);
    }

    /**
     * What a pair brought a game. Those behind the one that decides change nothing.
     *
     * @param pair its number, from 1
     */
    public void tell(int pair, double points) {
        early.put(pair, points);
        Double next = early.remove(verdict.pair() + 1);
        while (next != null && !verdict.isDecided()) {
            judge(next);
            next = early.remove(verdict.pair() + 1);
        }
    }

    private void judge(double points) {
        pairs = pairs.with(points);
        double ratio = test.ratio(pairs);
        verdict = new SequentialVerdict(test, accepted(ratio), verdict.pair() + 1, ratio);
    }

    private Accepted accepted(double ratio) {
        if (ratio >= test.upper()) return Accepted.ELO1;
        return ratio <= test.lower() ? Accepted.ELO0 : Accepted.NEITHER;
    }

    public SequentialVerdict verdict() {
        return verdict;
    }
}
