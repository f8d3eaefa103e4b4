package lectern.cli.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.games.Games;
import lectern.play.FinishedGames;
import lectern.play.Tournament;
import lectern.play.TournamentPlan;
import lectern.play.TournamentStanding;
import lectern.play.pairs.SequentialTest;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.search.Budget;
import lectern.search.PlayerFailure;
import lectern.search.Stop;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;

class TournamentTableTest {
    private static final Sentences ENGLISH = new Sentences(Language.EN);

    private final TournamentPlan plan = plan();

    @Test
    void forfeitsAreCountedAndAFewAreExplained() {
        TournamentStanding standing = new Tournament(
                        plan, 12, FinishedGames.inMemory(), new Stop(), ENGLISH::of, Clock.systemUTC())
                .run(1, (game, finished) -> {});
        List<String> lines = new TournamentTable(standing, ENGLISH).lines();

        assertThat(lines)
                .endsWith(
                        "Forfeits: easy 0, asleep 12",
                        "  game 1: none",
                        "  game 2: none",
                        "  game 3: none",
                        "  game 4: none",
                        "  game 5: none");
    }

    @Test
    void withoutAnyGameThereAreNoRates() {
        TournamentStanding standing = new TournamentStanding(plan, 2, List.of(), Optional.empty());
        List<String> lines = new TournamentTable(standing, ENGLISH).lines();

        assertThat(lines.get(1)).startsWith("No games, seed 7, no opening drawn, at most 90 plies");
        assertThat(lines.get(4)).matches("easy +0 +0 +0 +0 +0");
        assertThat(lines).hasSize(10);
    }

    @Test
    void aTestThatIsDecidedIsToldWithTheGamesThatItLeftOut() {
        TournamentStanding all = new Tournament(
                        plan, 60, FinishedGames.inMemory(), new Stop(), ENGLISH::of, Clock.systemUTC())
                .run(1, (game, finished) -> {});
        TournamentStanding judged = all.judgedBy(SequentialTest.read("0,100"));
        List<String> lines = new TournamentTable(judged, ENGLISH).lines();

        assertThat(lines.get(1)).startsWith("24 games");
        assertThat(lines)
                .contains(
                        "Elo difference: +559 (95 % interval: +161 to +957)",
                        "Decided by pair 12: 100 Elo points rather than 0"
                                + " (log-likelihood ratio 2.96, bounds -2.94 and 2.94)."
                                + " All figures are those of the pairs up to this one.",
                        "36 more games behind that pair are kept, but not counted.");
    }

    @Test
    void gamesWithoutPartnersAreNamed() {
        TournamentStanding all = new Tournament(
                        plan, 4, FinishedGames.inMemory(), new Stop(), ENGLISH::of, Clock.systemUTC())
                .run(1, (game, finished) -> {});
        TournamentStanding some = new TournamentStanding(plan, 4, all.games().subList(1, 3), Optional.empty());

        assertThat(new TournamentTable(some, ENGLISH).lines())
                .contains(
                        "Games 2 and 3 have no partners with the seats swapped: they are in the counts, but not in the"
                                + " points, the Elo difference and their intervals.")
                .noneMatch(line -> line.startsWith("Elo difference"));
    }

    private static TournamentPlan plan() {
        Game game = Games.read("infection");
        Contender asleep = new Contender("asleep", Budget.USUAL, true, () -> {
            throw new PlayerFailure(PlayerFailure.Kind.CRASHED, Phrase.of("cli.catalogue.none"));
        });
        return new TournamentPlan(game, PlayerText.read("easy", game), asleep, 7, 0, 90, false);
    }
}
