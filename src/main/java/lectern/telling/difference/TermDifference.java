package lectern.telling.difference;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import lectern.game.Phrase;
import lectern.game.Term;
import lectern.telling.ScorePhrase;

/**
 * The criteria that make the difference between two sums.
 *
 * @param shares what each criterion that differs contributes to either sum, the largest difference first
 * @param alike the criteria that contribute the same to both, in their order
 * @param common what those criteria contribute together, to either sum
 * @param first the first sum, with all of its criteria
 * @param second the other sum
 */
public record TermDifference(List<Share> shares, List<String> alike, double common, double first, double second) {
    /**
     * What a criterion contributes to each of the sums.
     *
     * @param firstOff whether it does not count in the first, as {@code secondOff} of the other
     */
    public record Share(String criterion, double first, double second, boolean firstOff, boolean secondOff) {
        /** By how much it speaks for the first. */
        public double difference() {
            return first - second;
        }

        /** What it contributes to the first sum, as it is told. */
        public Phrase toldFirst() {
            return ScorePhrase.contribution(first, firstOff);
        }

        public Phrase toldSecond() {
            return ScorePhrase.contribution(second, secondOff);
        }
    }

    public TermDifference {
        shares = List.copyOf(shares);
        alike = List.copyOf(alike);
    }

    /** A criterion that is in one of the sums only contributes 0 to the other. */
    public static TermDifference of(List<Term> first, List<Term> second) {
        List<Share> all = Stream.concat(first.stream(), second.stream())
                .map(Term::key)
                .distinct()
                .map(key -> new Share(
                        key,
                        contribution(first, key),
                        contribution(second, key),
                        isOff(first, key),
                        isOff(second, key)))
                .toList();
        List<Share> differing = all.stream()
                .filter(share -> share.difference() != 0)
                .sorted(Comparator.comparingDouble(share -> -Math.abs(share.difference())))
                .toList();
        List<String> alike = all.stream()
                .filter(share -> share.difference() == 0)
                .map(Share::criterion)
                .toList();
        double common =
                sum(first.stream().filter(term -> alike.contains(term.key())).toList());
        return new TermDifference(differing, alike, common, sum(first), sum(second));
    }

    /** By how much all criteria together speak for the first. */
    public double total() {
        return first - second;
    }

    private static double contribution(List<Term> terms, String key) {
        return sum(terms.stream().filter(term -> term.key().equals(key)).toList());
    }

    private static boolean isOff(List<Term> terms, String key) {
        return terms.stream().anyMatch(term -> term.key().equals(key) && !term.applies());
    }

    /** Added up in the order of the terms, as evaluations are. */
    private static double sum(List<Term> terms) {
        double sum = 0;
        for (Term term : terms) sum += term.contribution();
        return sum;
    }
}
