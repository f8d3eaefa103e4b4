package lectern.play.pairs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import lectern.game.Draws;
import lectern.game.UnreadableText;
import lectern.play.pairs.SequentialVerdict.Accepted;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SequentialTestTest {
    private static final SequentialTest TEST = new SequentialTest(0, 100, 0.05, 0.05);

    @Test
    void theBoundsAreThoseOfTheErrors() {
        assertThat(TEST.upper()).isCloseTo(2.944, within(0.001));
        assertThat(TEST.lower()).isCloseTo(-2.944, within(0.001));
        assertThat(new SequentialTest(0, 10, 0.01, 0.1).upper()).isCloseTo(Math.log(90), within(1e-9));
        assertThat(new SequentialTest(0, 10, 0.01, 0.1).lower()).isCloseTo(Math.log(0.1 / 0.99), within(1e-9));
    }

    /** For two near differences the ratio is nearly that of normal distributions of the seen variance. */
    @ParameterizedTest
    @CsvSource({"100, 300, 500, 320, 120", "10, 200, 800, 250, 15", "400, 50, 100, 60, 420"})
    void theRatioIsNearlyThatOfNormalDistributions(int none, int half, int one, int oneAndHalf, int two) {
        Pentanomial pairs = new Pentanomial(List.of(none, half, one, oneAndHalf, two));
        double rate0 = EloDifference.rate(0);
        double rate1 = EloDifference.rate(5);
        double normal = pairs.pairs() * (rate1 - rate0) * (2 * pairs.mean() - rate0 - rate1) / (2 * pairs.variance());

        assertThat(new SequentialTest(0, 5, 0.05, 0.05).ratio(pairs)).isCloseTo(normal, within(0.02));
    }

    @Test
    void theRatioOfOppositeQuestionsIsOpposite() {
        Pentanomial pairs = new Pentanomial(List.of(3, 10, 20, 12, 9));
        Pentanomial reversed = new Pentanomial(List.of(9, 12, 20, 10, 3));

        assertThat(new SequentialTest(-40, 10, 0.05, 0.05).ratio(reversed))
                .isCloseTo(-new SequentialTest(-10, 40, 0.05, 0.05).ratio(pairs), within(1e-9));
    }

    @Test
    void itIsDecidedAtTheFirstPairThatCrossesABoundAndLaterOnesChangeNothing() {
        NavigableMap<Integer, Double> pairs = new TreeMap<>();
        for (int pair = 1; pair <= 100; pair++) pairs.put(pair, 1.0);
        SequentialVerdict won = TEST.verdict(pairs);

        assertThat(won.accepted()).isEqualTo(Accepted.ELO1);
        assertThat(won.pair()).isBetween(5, 40);
        assertThat(won.ratio()).isGreaterThanOrEqualTo(TEST.upper());
        assertThat(TEST.verdict(pairs.headMap(won.pair(), false)).isDecided()).isFalse();
        for (int pair = won.pair() + 1; pair <= 100; pair++) pairs.put(pair, 0.0);
        assertThat(TEST.verdict(pairs)).isEqualTo(won);
    }

    @Test
    void onlyThePairsBeforeTheFirstThatIsMissingCount() {
        NavigableMap<Integer, Double> pairs = new TreeMap<>();
        for (int pair = 1; pair <= 100; pair++) pairs.put(pair, 0.0);
        pairs.remove(3);
        SequentialVerdict verdict = TEST.verdict(pairs);

        assertThat(verdict.accepted()).isEqualTo(Accepted.NEITHER);
        assertThat(verdict.pair()).isEqualTo(2);
        assertThat(TEST.verdict(new TreeMap<>()).pair()).isZero();
    }

    @Test
    void theOrderInWhichPairsComeToTheirEndDoesNotMatter() {
        Draws draws = Draws.of(1, "order");
        NavigableMap<Integer, Double> pairs = new TreeMap<>();
        for (int pair = 1; pair <= 400; pair++) pairs.put(pair, draws.below(5) / 4.0);
        SequentialVerdict verdict = TEST.verdict(pairs);
        SequentialRun run = TEST.begin();
        for (int pair : draws.shuffled(List.copyOf(pairs.keySet()))) run.tell(pair, pairs.get(pair));

        assertThat(verdict.isDecided()).isTrue();
        assertThat(run.verdict()).isEqualTo(verdict);
    }

    @Test
    void aTestIsReadFromTwoDifferences() {
        assertThat(SequentialTest.read("0,10")).isEqualTo(new SequentialTest(0, 10, 0.05, 0.05));
        assertThat(SequentialTest.read(" -2.5 , 2.5 ")).isEqualTo(new SequentialTest(-2.5, 2.5, 0.05, 0.05));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "5", "a,b", "1,2,3", "NaN,3", "1e3,2e3", "0;10"})
    void whatIsNoTestIsRefused(String text) {
        assertThatThrownBy(() -> SequentialTest.read(text))
                .isInstanceOfSatisfying(
                        UnreadableText.class,
                        refused -> assertThat(refused.reason().key()).isEqualTo("pairs.no-test"));
    }

    @ParameterizedTest
    @CsvSource({"'5,5', pairs.narrow-test", "'10,0', pairs.narrow-test", "'0,1200', pairs.far-test"})
    void differencesThatCannotBeToldApartAreRefused(String text, String reason) {
        assertThatThrownBy(() -> SequentialTest.read(text))
                .isInstanceOfSatisfying(
                        UnreadableText.class,
                        refused -> assertThat(refused.reason().key()).isEqualTo(reason));
    }
}
