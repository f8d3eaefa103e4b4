package lectern.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import lectern.game.Game;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.play.player.PlayerText;
import lectern.search.Stop;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Engines outside Lectern play in tournaments, and lose the games in which they fail. */
@Timeout(180)
class EngineMatchTest {
    private static final Game ATAXX = Games.read("infection:rules=ataxx");

    @TempDir
    private Path folder;

    private String java;

    /** The class path is longer than a player text may be. */
    @BeforeEach
    void writeArguments() throws IOException {
        Path arguments = folder.resolve("arguments");
        String classPath = System.getProperty("java.class.path").replace("\\", "\\\\");
        Files.writeString(arguments, "-XX:TieredStopAtLevel=1 -cp \"" + classPath + "\"");
        java = "'" + Path.of(System.getProperty("java.home"), "bin", "java") + "' '@" + arguments + "'";
    }

    @Test
    void anEngineThatDiesForfeitsItsGamesAndTheTournamentGoesOn() {
        List<FinishedGame> games = play("engine:command=" + java + " lectern.play.engine.FakeEngine dies", 4);
        assertThat(games).hasSize(4).allSatisfy(game -> {
            assertThat(game.isForfeit()).isTrue();
            assertThat(game.score(game.seatOfOne())).isEqualTo(FinishedGame.Score.LOSS);
            assertThat(game.record().result().text())
                    .contains("ended instead of answering “go nodes 10000” (exit status 3)", "“out of ideas”");
        });
    }

    @Test
    void anEngineThatIsSilentForfeitsToo() {
        List<FinishedGame> games =
                play("engine:patience=1,command=" + java + " lectern.play.engine.FakeEngine silent", 2);
        assertThat(games).hasSize(2).allMatch(FinishedGame::isForfeit);
        assertThat(games.get(0).record().result().text()).contains("did not answer “");
    }

    @Test
    void anEnginePlaysWholeGames() {
        List<FinishedGame> games =
                play("engine:nodes=200,protocol=uai,command=" + java + " lectern.Main ugi --game infection", 2);
        assertThat(games).extracting(FinishedGame::seatOfOne).containsExactlyInAnyOrder(Seat.FIRST, Seat.SECOND);
        assertThat(games).extracting(game -> game.record().result()).hasOnlyElementsOfType(GameResult.ByRule.class);
    }

    private static List<FinishedGame> play(String engine, int games) {
        TournamentPlan plan = new TournamentPlan(
                ATAXX, PlayerText.readOrEngine(engine, ATAXX), PlayerText.read("easy", ATAXX), 1, 4, 300, false);
        Sentences english = new Sentences(Language.EN);
        Tournament tournament =
                new Tournament(plan, games, FinishedGames.inMemory(), new Stop(), english::of, Clock.systemUTC());
        return tournament.run(2, (game, finished) -> {}).games();
    }
}
