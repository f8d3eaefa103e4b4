package lectern.play.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import lectern.game.Draws;
import org.junit.jupiter.api.Test;

/** How often intervals of 95 % hold the truth in leagues whose truth is known; the table is written to target. */
class LeagueCoverageTest {
    private static final int TIMES = 2_000;
    private static final Path TABLE = Path.of("target", "league-coverage.md");

    private record Scenario(String name, SimulatedLeague league) {}

    /** Shares of intervals that held the truth. */
    private record Coverage(String name, double ratings, double least, double differences, double firstSeat) {
        String row() {
            return String.format(
                    Locale.ROOT,
                    "| %s | %.1f %% | %.1f %% | %.1f %% | %.1f %% |",
                    name,
                    100 * ratings,
                    100 * least,
                    100 * differences,
                    100 * firstSeat);
        }
    }

    @Test
    void intervalsHoldTheTruthInNinetyThreeToNinetySevenOfAHundredLeagues() throws IOException {
        List<Coverage> all = new ArrayList<>();
        for (Scenario scenario : List.of(
                new Scenario(
                        "8 entrants, 10 pairs each two, as the model says",
                        SimulatedLeague.of(8, 200, 30, 0.3, 10, 0, 0)),
                new Scenario(
                        "the same, half of the openings suit an entrant",
                        SimulatedLeague.of(8, 200, 30, 0.3, 10, 50, 0)),
                new Scenario(
                        "the same, half of the openings decide for a seat",
                        SimulatedLeague.of(8, 200, 120, 0.3, 10, 0, 50)),
                new Scenario(
                        "6 entrants, up to 400 Elo off, 5 pairs, of both kinds",
                        SimulatedLeague.of(6, 400, 60, 0.1, 5, 25, 25)),
                new Scenario(
                        "6 entrants, half of the games drawn, 20 pairs, of both kinds",
                        SimulatedLeague.of(6, 150, -40, 2, 20, 25, 25)))) {
            all.add(coverage(scenario, TIMES));
        }
        List<Coverage> few = List.of(
                coverage(
                        new Scenario(
                                "40 entrants, 1 pair, of both kinds", SimulatedLeague.of(40, 400, 40, 0.2, 1, 25, 25)),
                        200),
                coverage(
                        new Scenario(
                                "8 entrants, 2 pairs, all openings suit an entrant",
                                SimulatedLeague.of(8, 200, 30, 0.3, 2, 100, 0)),
                        TIMES),
                coverage(
                        new Scenario(
                                "8 entrants, 2 pairs, most openings decide for a seat",
                                SimulatedLeague.of(8, 100, 150, 0.3, 2, 0, 80)),
                        TIMES));
        write(all, few);

        assertThat(all).allSatisfy(coverage -> {
            assertThat(coverage.ratings()).isBetween(0.93, 0.97);
            assertThat(coverage.least()).isGreaterThan(0.92);
            assertThat(coverage.differences()).isBetween(0.93, 0.97);
            assertThat(coverage.firstSeat()).isBetween(0.93, 0.97);
        });
        // Few pairs whose games hang together as much as they can: nearly what is promised.
        assertThat(few).allSatisfy(coverage -> assertThat(coverage.ratings()).isBetween(0.92, 0.99));
    }

    private static Coverage coverage(Scenario scenario, int times) {
        Draws draws = Draws.of(20, scenario.name());
        SimulatedLeague league = scenario.league();
        int entrants = league.elo().size();
        int[] held = new int[entrants];
        int differences = 0;
        int firstSeat = 0;
        for (int time = 0; time < times; time++) {
            Ratings ratings = Ratings.of(entrants, league.play(draws));
            for (int i = 0; i < entrants; i++) {
                if (holds(ratings.of(i), league.elo().get(i))) held[i]++;
                int next = (i + 1) % entrants;
                if (holds(
                        ratings.difference(i, next),
                        league.elo().get(i) - league.elo().get(next))) differences++;
            }
            if (holds(ratings.firstSeat(), league.seat())) firstSeat++;
        }
        int sum = 0;
        int least = times;
        for (int count : held) {
            sum += count;
            least = Math.min(least, count);
        }
        double all = (double) times * entrants;
        return new Coverage(
                scenario.name(), sum / all, (double) least / times, differences / all, (double) firstSeat / times);
    }

    private static boolean holds(Rating interval, double truth) {
        return interval.low() <= truth && truth <= interval.high();
    }

    private static void write(List<Coverage> all, List<Coverage> few) throws IOException {
        List<String> lines = new ArrayList<>();
        lines.add("| league | ratings | the entrant least often held | differences | first seat |");
        lines.add("| --- | ---: | ---: | ---: | ---: |");
        for (Coverage coverage : all) lines.add(coverage.row());
        for (Coverage coverage : few) lines.add(coverage.row());
        Files.createDirectories(TABLE.getParent());
        Files.write(TABLE, lines);
    }
}
