package lectern.gui.league.standing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import lectern.play.rating.Rating;
import org.junit.jupiter.api.Test;

class RatingAxisTest {
    private static Rating rating(double elo) {
        return new Rating(elo, elo - 40, elo + 40);
    }

    private static RatingAxis axis(int... elos) {
        return RatingAxis.of(IntStream.of(elos).mapToObj(RatingAxisTest::rating).toList());
    }

    @Test
    void itHoldsAllIntervalsThatLieTogether() {
        assertThat(axis(-100, -50, 0, 50, 100)).isEqualTo(new RatingAxis(-140, 140));
    }

    @Test
    void oneThatIsFarFromAllOthersIsLeftOutside() {
        RatingAxis axis = axis(-700, -60, -20, 0, 30, 60, 90);
        assertThat(axis).isEqualTo(new RatingAxis(-100, 130));
        assertThat(axis.has(-700)).isFalse();
        assertThat(axis.way(-700)).isZero();
    }

    @Test
    void amongFewNoneIsFar() {
        assertThat(axis(-700, 0, 10, 20).has(-740)).isTrue();
    }

    @Test
    void theAverageIsOnItBeforeThereAreGames() {
        assertThat(RatingAxis.of(List.of())).isEqualTo(new RatingAxis(0, 0));
        assertThat(axis(300, 310).has(0)).isTrue();
        assertThat(RatingAxis.of(List.of()).way(0)).isEqualTo(0.5);
    }
}
