package lectern.cli.contest;

import lectern.cli.console.LanguageOption;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** How the games of a contest begin and end, and how many are played at once. */
final class PlayedGamesOptions {
    private static final int MOST_PLIES = 100_000;
    private static final int MOST_THREADS = 256;

    @Option(names = "--seed", paramLabel = "N", descriptionKey = "tournament.seed")
    private long seed = 1;

    @Option(names = "--opening", paramLabel = "N", descriptionKey = "tournament.opening")
    private int opening = 4;

    @Option(names = "--plies", paramLabel = "N", descriptionKey = "tournament.plies")
    private int plies = 400;

    @Option(names = "--threads", paramLabel = "N", descriptionKey = "tournament.threads")
    private int threads = Runtime.getRuntime().availableProcessors();

    /** @throws ParameterException if a number is out of its range */
    void check(LanguageOption lang) {
        lang.checkRange("--opening", opening, 0, MOST_PLIES);
        lang.checkRange("--plies", plies, 1, MOST_PLIES);
        lang.checkRange("--threads", threads, 1, MOST_THREADS);
    }

    long seed() {
        return seed;
    }

    int opening() {
        return opening;
    }

    /** After how many plies a game is ended. */
    int plies() {
        return plies;
    }

    int threads() {
        return threads;
    }
}
