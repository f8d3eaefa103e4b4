package lectern.play.league;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import lectern.play.rating.Rating;
import org.junit.jupiter.api.Test;

class RatingProgressTest {
    @Test
    void theLastPlaceIsTheTable() {
        LeagueStanding standing = MadeUpLeague.standing(MadeUpLeague.NAMES, 8);
        RatingProgress progress = RatingProgress.of(standing);

        assertThat(progress.games()).containsExactly(2, 4, 6, 8);
        for (EntrantStanding row : standing.table()) {
            assertThat(progress.of(row.entrant()).get(3)).isEqualTo(row.rating());
        }
    }

    @Test
    void anEarlierPlaceIsALeagueOfTheFirstGamesOfEveryFixture() {
        LeagueStanding standing = MadeUpLeague.standing(MadeUpLeague.NAMES, 8);
        List<PlayedGame> first =
                standing.games().stream().filter(game -> game.number() <= 4).toList();
        LeagueStanding smaller = new LeagueStanding(standing.plan(), first);

        List<Rating> ratings = RatingProgress.of(standing).ratings().get(1);

        assertThat(ratings).isEqualTo(RatingProgress.of(smaller).ratings().get(1));
    }

    @Test
    void theOrderInWhichGamesCameInDoesNotMatter() {
        LeagueStanding standing = MadeUpLeague.standing(MadeUpLeague.NAMES, 8);
        List<PlayedGame> shuffled = new ArrayList<>(standing.games());
        Collections.shuffle(shuffled, new Random(1));

        assertThat(RatingProgress.of(new LeagueStanding(standing.plan(), shuffled)))
                .isEqualTo(RatingProgress.of(standing));
    }

    @Test
    void manyGamesHaveNoMoreThanTwentyPlaces() {
        LeagueStanding standing = MadeUpLeague.standing(MadeUpLeague.NAMES, 100);

        assertThat(RatingProgress.of(standing).games())
                .hasSize(20)
                .isSorted()
                .startsWith(4)
                .endsWith(100);
    }

    @Test
    void withoutGamesThereIsNoPlace() {
        LeagueStanding none = new LeagueStanding(MadeUpLeague.plan(MadeUpLeague.NAMES, 2), List.of());

        assertThat(RatingProgress.of(none).games()).isEmpty();
    }

    @Test
    void aLargeLeagueHasFewerPlaces() {
        List<String> names =
                IntStream.range(0, 500).mapToObj(i -> "entrant " + i).toList();
        LeaguePlan plan = MadeUpLeague.plan(names, 40);
        List<PlayedGame> games = MadeUpLeague.standing(names.subList(0, 2), 40).games();

        assertThat(RatingProgress.of(new LeagueStanding(plan, games)).games()).hasSize(8);
    }
}
