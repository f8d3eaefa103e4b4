package lectern.kill;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import lectern.Main;
import lectern.games.Games;
import lectern.kill.KillLoop.End;
import lectern.kill.KillLoop.Moment;
import lectern.play.league.GeneratedHeuristics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * A league is killed while it plays and goes on, as often as {@code lectern.kills} says, and ends with the tables of one
 * that was left alone. Of how many entrants it is, and how many games two of them play, properties can say too.
 */
@Timeout(3600)
class LeagueKillTest {
    private static final int KILLS = Integer.getInteger("lectern.kills", 3);
    private static final int ENTRANTS = Integer.getInteger("lectern.league.entrants", 8);
    private static final int GAMES = Integer.getInteger("lectern.league.games", 4);
    private static final List<String> TABLES =
            List.of("ratings.csv", "cross.csv", "games.csv", "summary.json", "ratings.txt");

    @TempDir
    private Path folder;

    @Test
    void aLeagueThatIsKilledAndGoesOnEndsWithTheSameTables() throws IOException, InterruptedException {
        GeneratedHeuristics.write(
                GeneratedHeuristics.of(Games.read("infection").kind(), ENTRANTS, 1), folder.resolve("hand-ins"));
        long began = System.nanoTime();
        assertThat(loop("alone").run().status()).isZero();
        Duration alone = Duration.ofNanos(System.nanoTime() - began);
        Random random = new Random(20);
        int killed = 0;
        for (int kill = 1; kill <= KILLS; kill++) {
            // Each run gets about its share of the way, so that the last ones still have something to play.
            Moment moment = new Moment(0, Duration.ofNanos((long) (random.nextDouble() * alone.toNanos() / KILLS * 2)));
            End end = loop("killed").kill(moment);
            if (end.killed()) killed++;
        }
        assertThat(killed).isPositive();
        assertThat(loop("killed").run().status()).isZero();

        assertThat(tables("killed")).isEqualTo(tables("alone"));
    }

    private KillLoop loop(String out) {
        List<String> arguments = new ArrayList<>(List.of("league", "infection", "--lang=en", "--resume"));
        arguments.add("--from=" + folder.resolve("hand-ins"));
        arguments.add("--games=" + GAMES);
        arguments.add("--out=" + folder.resolve(out));
        return new KillLoop(List.of("-Xmx512m"), Main.class, arguments);
    }

    private Map<String, String> tables(String name) throws IOException {
        Map<String, String> tables = new LinkedHashMap<>();
        for (String table : TABLES)
            tables.put(table, Files.readString(folder.resolve(name).resolve(table)));
        return tables;
    }
}
