package lectern.lesson.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Locale;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.games.Games;
import lectern.lesson.shelf.Bookshelf;
import lectern.play.FinishedGames;
import lectern.play.ResultCount;
import lectern.play.Tournament;
import lectern.play.TournamentPlan;
import lectern.play.TournamentStanding;
import lectern.play.pairs.PairedRate;
import lectern.play.player.PlayerText;
import lectern.search.Stop;
import lectern.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The lesson in which a heuristic is written. No claim of a lesson plays games, so those that it tells of are played here. */
class HeuristicOfALessonTest {
    private static final Path FOLDER = Path.of("lessons", "infection");
    private static final Game INFECTION = Games.read("infection");
    private static final Clock CLOCK = Clock.fixed(Instant.EPOCH, ZoneOffset.UTC);

    @ParameterizedTest
    @CsvSource({"one-term, 99, 89", "with-corners, 89, 101", "stay-whole-to-the-end, 159, 38"})
    void theGamesThatWeightsAreChosenOnEndAsItSays(String heuristic, int won, int lost) throws IOException {
        ResultCount games = againstTheBestLevel(heuristic, 200, 1).tally();

        assertThat(games.wins()).isEqualTo(won);
        assertThat(games.losses()).isEqualTo(lost);
        for (String language : new String[] {"en", "pt"}) {
            assertThat(text(language)).containsPattern("\\b" + won + "\\b").containsPattern("\\b" + lost + "\\b");
        }
    }

    @Test
    void itsLastHeuristicBeatsTheBestLevelOfTheReportOnOpeningsThatWereHeldOut() throws IOException {
        TournamentStanding standing = againstTheBestLevel("stay-whole-to-the-end", 400, 3);
        ResultCount games = standing.tally();
        PairedRate rate = standing.pairedScore();
        String english = String.format(
                Locale.ROOT,
                "**%d won, %d lost, %d broken off: %.1f %% (%.1f–%.1f).**",
                games.wins(),
                games.losses(),
                games.limits(),
                100 * rate.value(),
                100 * rate.low(),
                100 * rate.high());
        String portuguese = english.replace("won", "ganhos")
                .replace("lost", "perdidos")
                .replace("broken off", "interrompidos")
                .replaceAll("(\\d)\\.(\\d)", "$1,$2");

        assertThat(rate.low()).isGreaterThan(0.5);
        assertThat(text("en")).contains(english);
        assertThat(text("pt")).contains(portuguese);
    }

    @ParameterizedTest
    @EnumSource
    void theProgramHasItWithItsHeuristics(Language language) throws IOException {
        assertThat(Bookshelf.own()
                        .find("infection-heuristic", language)
                        .orElseThrow()
                        .read()
                        .lesson())
                .isPresent();
    }

    private static TournamentStanding againstTheBestLevel(String heuristic, int games, long seed) {
        String file = FOLDER.resolve(heuristic + ".heuristic.yaml").toString();
        TournamentPlan plan = new TournamentPlan(
                INFECTION,
                PlayerText.readOrEngine("greedy:evaluator=@" + file, INFECTION),
                PlayerText.readOrEngine("medium", INFECTION),
                seed,
                4,
                400,
                false);
        return new Tournament(plan, games, FinishedGames.inMemory(), new Stop(), Phrase::key, CLOCK)
                .run(2, (game, finished) -> {});
    }

    private static String text(String language) throws IOException {
        return Files.readString(FOLDER.resolve("heuristic." + language + ".md"));
    }
}
