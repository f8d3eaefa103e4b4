package lectern.play.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import lectern.game.Draws;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RatingsTest {
    private static final RatedPair BOTH_WON = new RatedPair(0, 1, GamePoints.WIN, GamePoints.WIN);

    @ParameterizedTest(name = "{0} entrants, up to {1} Elo from the average, {4} pairs")
    @CsvSource({
        "2, 50, 0, 0.5, 20",
        "6, 300, 40, 0.2, 4",
        "7, 900, -60, 0, 3",
        "5, 200, 150, 2, 6",
        "12, 400, 30, 0.3, 1"
    })
    void ratingsAreThoseOfAnotherMethod(int entrants, double widest, double seat, double nu, int pairs) {
        List<RatedPair> played = SimulatedLeague.of(entrants, widest, seat, nu, pairs, 30, 30)
                .play(Draws.of(entrants, "another method"));
        Ratings ratings = Ratings.of(entrants, played);
        IndependentFit other = new IndependentFit(entrants, played);

        for (int i = 0; i < entrants; i++) {
            assertThat(ratings.of(i).elo()).isCloseTo(other.rating(i), within(1.0));
        }
        assertThat(ratings.firstSeat().elo()).isCloseTo(other.firstSeat(), within(1.0));
        assertThat(ratings.drawShare()).isCloseTo(other.drawShare(), within(0.001));
    }

    @Test
    void theOrderOfPairsAndOfWhomTheyAreToldDoesNotMatterToTheLastDigit() {
        Draws draws = Draws.of(1, "order");
        List<RatedPair> played = SimulatedLeague.of(9, 300, 30, 0.3, 4, 20, 20).play(draws);
        Ratings ratings = Ratings.of(9, played);
        List<RatedPair> told = new ArrayList<>();
        for (RatedPair pair : draws.shuffled(played)) told.add(draws.chance(50) ? pair.reversed() : pair);
        Ratings again = Ratings.of(9, told);

        for (int i = 0; i < 9; i++) assertThat(again.of(i)).isEqualTo(ratings.of(i));
        assertThat(again.firstSeat()).isEqualTo(ratings.firstSeat());
        assertThat(again.drawShare()).isEqualTo(ratings.drawShare());
        assertThat(again.difference(3, 5)).isEqualTo(ratings.difference(3, 5));
    }

    @Test
    void anUndefeatedEntrantHasARatingAndAnIntervalThatEnds() {
        List<RatedPair> played = new ArrayList<>();
        for (int two = 1; two < 4; two++) {
            played.addAll(Collections.nCopies(20, new RatedPair(0, two, GamePoints.WIN, GamePoints.WIN)));
        }
        for (int one = 1; one < 4; one++) {
            for (int two = one + 1; two < 4; two++) {
                played.addAll(Collections.nCopies(20, new RatedPair(one, two, GamePoints.WIN, GamePoints.LOSS)));
            }
        }
        Rating best = Ratings.of(4, played).of(0);

        assertThat(best.elo()).isBetween(600.0, 1500.0);
        assertThat(best.high() - best.low()).isBetween(300.0, 2000.0);
        assertThat(best.low()).isPositive();
    }

    @Test
    void pairsThatAreAllAlikeLeaveAnInterval() {
        List<RatedPair> alike = Collections.nCopies(10, new RatedPair(0, 1, GamePoints.WIN, GamePoints.LOSS));
        Rating difference = Ratings.of(2, alike).difference(0, 1);

        assertThat(difference.elo()).isCloseTo(0, within(1e-9));
        assertThat(difference.high()).isBetween(50.0, 1000.0);
    }

    @Test
    void pairsWhoseGamesGoAlikeTellLessThanThoseThatDiffer() {
        List<RatedPair> together = new ArrayList<>(Collections.nCopies(20, BOTH_WON));
        together.addAll(Collections.nCopies(20, new RatedPair(0, 1, GamePoints.LOSS, GamePoints.LOSS)));
        List<RatedPair> onceEach =
                new ArrayList<>(Collections.nCopies(20, new RatedPair(0, 1, GamePoints.WIN, GamePoints.LOSS)));
        onceEach.addAll(Collections.nCopies(20, new RatedPair(0, 1, GamePoints.LOSS, GamePoints.WIN)));

        double wide = width(Ratings.of(2, together).difference(0, 1));
        double narrow = width(Ratings.of(2, onceEach).difference(0, 1));

        assertThat(wide).isGreaterThan(3 * narrow);
        assertThat(width(Ratings.of(2, together).firstSeat()))
                .isLessThan(width(Ratings.of(2, onceEach).firstSeat()) / 3);
    }

    private static double width(Rating rating) {
        return rating.high() - rating.low();
    }

    @Test
    void anEntrantWithoutGamesHasThePriorsInterval() {
        Rating unknown = Ratings.of(5, Collections.nCopies(30, BOTH_WON)).of(4);

        assertThat(unknown.elo()).isCloseTo(0, within(1e-6));
        assertThat(unknown.high()).isCloseTo(1000, within(60.0));
        assertThat(Ratings.of(5, List.of()).of(2).low()).isCloseTo(-1000, within(1e-6));
    }

    @Test
    void withoutAnyGamesNothingIsKnown() {
        Ratings ratings = Ratings.of(2, List.of());

        assertThat(ratings.of(0).elo()).isZero();
        assertThat(ratings.of(1).high()).isCloseTo(1000, within(1e-6));
        assertThat(ratings.firstSeat().low()).isCloseTo(-1000, within(1e-6));
        assertThat(ratings.drawShare()).isCloseTo(1.0 / 11, within(1e-9));
    }

    @Test
    void tenWinsForEachLossAreFourHundredPoints() {
        List<RatedPair> played = new ArrayList<>(Collections.nCopies(1000, BOTH_WON));
        played.addAll(Collections.nCopies(100, new RatedPair(1, 0, GamePoints.WIN, GamePoints.WIN)));

        assertThat(Ratings.of(2, played).difference(0, 1).elo()).isCloseTo(400, within(2.0));
    }

    @Test
    void theFirstSeatsAdvantageIsToldInPointsToo() {
        List<RatedPair> played =
                new ArrayList<>(Collections.nCopies(1000, new RatedPair(0, 1, GamePoints.WIN, GamePoints.LOSS)));
        played.addAll(Collections.nCopies(100, new RatedPair(0, 1, GamePoints.LOSS, GamePoints.WIN)));
        Ratings ratings = Ratings.of(2, played);

        assertThat(ratings.firstSeat().elo()).isCloseTo(400, within(2.0));
        assertThat(ratings.of(0).elo()).isCloseTo(0, within(1e-9));
    }

    @Test
    void ratingsAverageToNothing() {
        Ratings ratings =
                Ratings.of(6, SimulatedLeague.of(6, 500, 20, 0.2, 3, 0, 0).play(Draws.of(3, "mean")));
        double sum = 0;
        for (int i = 0; i < 6; i++) sum += ratings.of(i).elo();

        assertThat(sum).isCloseTo(0, within(1e-9));
    }

    @Test
    void twoHundredEntrantsWhoAllMetAreRated() {
        SimulatedLeague league = SimulatedLeague.of(200, 500, 30, 0.2, 1, 20, 20);
        Ratings ratings = Ratings.of(200, league.play(Draws.of(1, "two hundred")));

        double squares = 0;
        for (int i = 0; i < 200; i++) {
            double off = ratings.of(i).elo() - league.elo().get(i);
            squares += off * off / 200;
        }
        assertThat(Math.sqrt(squares)).isLessThan(30);
    }

    @Test
    void pairsOfStrangersAreRefused() {
        assertThatThrownBy(() -> Ratings.of(1, List.of(BOTH_WON))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new RatedPair(2, 2, GamePoints.WIN, GamePoints.LOSS))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
