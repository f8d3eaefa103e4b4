package lectern.play.league;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import lectern.game.Seat;
import lectern.play.GameResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SwissRoundsTest {
    @Test
    void aRoundIsDrawnUpWhenTheOneBeforeIsOver() {
        LeaguePlan plan = plan(6, 3);
        List<PlayedGame> games = new ArrayList<>();

        assertThat(standing(plan, games).fixtures()).hasSize(3);
        play(plan, games, 2);
        assertThat(standing(plan, games).fixtures()).hasSize(3);
        play(plan, games, 1);
        assertThat(standing(plan, games).fixtures()).hasSize(6);
    }

    @Test
    void whoHasAsManyPointsMeets() {
        LeaguePlan plan = plan(4, 2);
        List<PlayedGame> games = new ArrayList<>();
        play(plan, games, 2);

        // The stronger is the one that stands earlier: 0 and 2 have won.
        assertThat(standing(plan, games).fixtures().subList(2, 4))
                .extracting(fixture -> fixture.one() + "-" + fixture.two())
                .containsExactly("0-2", "1-3");
    }

    @ParameterizedTest
    @CsvSource({"6, 5", "7, 6", "8, 7", "40, 9", "201, 9"})
    void nobodyMeetsTwiceAndAllPlayInEachRound(int entrants, int rounds) {
        LeaguePlan plan = plan(entrants, rounds);
        List<PlayedGame> games = new ArrayList<>();
        play(plan, games, plan.schedule().planned(entrants));
        List<Fixture> fixtures = standing(plan, games).fixtures();

        assertThat(fixtures).hasSize(rounds * (entrants / 2));
        for (int round = 0; round < rounds; round++) {
            Set<Integer> playing = new HashSet<>();
            for (Fixture fixture : fixtures.subList(round * (entrants / 2), (round + 1) * (entrants / 2))) {
                playing.add(fixture.one());
                playing.add(fixture.two());
            }
            assertThat(playing).as("round %d", round + 1).hasSize(entrants / 2 * 2);
        }
        boolean allCanDiffer = entrants > 2 * rounds;
        Set<String> met = fixtures.stream().map(f -> f.one() + "-" + f.two()).collect(Collectors.toSet());
        if (allCanDiffer) assertThat(met).hasSize(fixtures.size());
    }

    @Test
    void aSwissLeagueIsPlayedToItsEnd() throws IOException {
        LeagueStanding standing = Leagues.played(Leagues.plan(Leagues.heuristics(5), new Schedule.Swiss(3), 2));

        assertThat(standing.isComplete()).isTrue();
        assertThat(standing.games()).hasSize(3 * 2 * 2);
    }

    private static LeaguePlan plan(int entrants, int rounds) {
        return Leagues.plan(Leagues.heuristics(entrants), new Schedule.Swiss(rounds), 2);
    }

    private static LeagueStanding standing(LeaguePlan plan, List<PlayedGame> games) {
        return new LeagueStanding(plan, games);
    }

    /** Plays so many fixtures more; whoever stands earlier in the plan wins both games. */
    private static void play(LeaguePlan plan, List<PlayedGame> games, int fixtures) {
        for (int i = 0; i < fixtures; i++) {
            Fixture next = standing(plan, games).fixtures().get(games.size() / 2);
            games.add(won(next, 1, Seat.FIRST));
            games.add(won(next, 2, Seat.SECOND));
        }
    }

    private static PlayedGame won(Fixture fixture, int number, Seat winner) {
        GameResult result = new GameResult.ByRule(Optional.of(winner), "infection.majority");
        return new PlayedGame(fixture.number(), number, result, Optional.empty(), 10, Workload.NONE, Workload.NONE, "");
    }
}
