package lectern.play.pairs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import lectern.game.Draws;
import lectern.play.pairs.SequentialVerdict.Accepted;
import org.junit.jupiter.api.Test;

/**
 * How often a sequential test errs in matches whose truth is known, so many as {@code lectern.matches} says; the table
 * is written to target.
 */
class SequentialErrorsTest {
    private static final int MATCHES = Integer.getInteger("lectern.matches", 2_000);
    private static final Path TABLE = Path.of("target", "sprt-errors.md");

    /**
     * @param draws the share of draws
     * @param seat by how many points a game the first seat is better
     * @param suited in so many of a hundred pairs the opening suits one side, in both games alike
     * @param decided in so many of a hundred pairs the opening decides for a seat, as far as it can
     */
    private record Matches(String name, SequentialTest test, double draws, double seat, int suited, int decided) {
        /** What a pair brings a game to a side that is so many points stronger. */
        double pair(Draws luck, double elo) {
            double first = uniform(luck);
            double second = uniform(luck);
            int kind = luck.below(100);
            if (kind < suited) second = first;
            if (kind >= 100 - decided) second = 1 - first;
            double rate = EloDifference.rate(elo);
            return (game(first, rate + seat) + game(second, rate - seat)) / 2;
        }

        private double game(double luck, double rate) {
            double wins = rate - draws / 2;
            if (luck < wins) return 1;
            return luck < wins + draws ? 0.5 : 0;
        }
    }

    /** Shares of matches that were decided wrongly, and how many pairs they took. */
    private record Errors(String name, double first, double second, double pairs0, double pairs1) {
        String row() {
            return String.format(
                    Locale.ROOT,
                    "| %s | %.2f %% | %.2f %% | %.0f | %.0f |",
                    name,
                    100 * first,
                    100 * second,
                    pairs0,
                    pairs1);
        }
    }

    @Test
    void neitherErrorHappensMoreOftenThanTheTestSays() throws IOException {
        SequentialTest usual = new SequentialTest(0, 50, 0.05, 0.05);
        List<Errors> all = new ArrayList<>();
        for (Matches matches : List.of(
                new Matches("0,50, games independent, a fifth drawn", usual, 0.2, 0, 0, 0),
                new Matches("0,50, half of the openings suit a side", usual, 0.2, 0, 50, 0),
                new Matches("0,50, half of the openings decide for a seat", usual, 0.2, 0.1, 0, 50),
                new Matches(
                        "100,200, openings of both kinds", new SequentialTest(100, 200, 0.05, 0.05), 0.1, 0, 20, 20))) {
            all.add(errors(matches));
        }
        List<String> lines = new ArrayList<>(List.of(
                "| test and matches | `elo1` told where `elo0` is true | `elo0` told where `elo1` is true | pairs, `elo0`"
                        + " true | pairs, `elo1` true |",
                "| --- | ---: | ---: | ---: | ---: |"));
        for (Errors errors : all) lines.add(errors.row());
        Files.createDirectories(TABLE.getParent());
        Files.write(TABLE, lines);

        // Three standard errors of so many matches.
        double most = 0.05 + 3 * Math.sqrt(0.05 * 0.95 / MATCHES);
        assertThat(all).allSatisfy(errors -> {
            assertThat(errors.first()).isBetween(0.005, most);
            assertThat(errors.second()).isBetween(0.005, most);
        });
    }

    private static Errors errors(Matches matches) {
        double[] shares = new double[2];
        double[] pairs = new double[2];
        double[] truths = {matches.test().elo0(), matches.test().elo1()};
        for (int which = 0; which < truths.length; which++) {
            Draws luck = Draws.of(which, matches.name());
            for (int match = 0; match < MATCHES; match++) {
                SequentialRun run = matches.test().begin();
                for (int pair = 1; !run.verdict().isDecided(); pair++) {
                    run.tell(pair, matches.pair(luck, truths[which]));
                }
                Accepted wrong = which == 0 ? Accepted.ELO1 : Accepted.ELO0;
                if (run.verdict().accepted() == wrong) shares[which] += 1.0 / MATCHES;
                pairs[which] += (double) run.verdict().pair() / MATCHES;
            }
        }
        return new Errors(matches.name(), shares[0], shares[1], pairs[0], pairs[1]);
    }

    /** From 0 to 1. */
    private static double uniform(Draws luck) {
        return (luck.next() >>> 11) * 0x1p-53;
    }
}
