package lectern.kill;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import lectern.Main;
import lectern.kill.KillLoop.End;
import lectern.kill.KillLoop.Moment;

/**
 * Kills a tournament at random moments, lets it go on, and looks after each kill whether what it had reported is there:
 * {@code java -cp target/test-classes:target/lectern.jar lectern.kill.TournamentKills KILLS [SEED]}.
 */
public final class TournamentKills {
    private static final int GAMES = 10;
    private static final Duration OF_START = Duration.ofMillis(700);
    private static final Duration OF_A_GAME = Duration.ofMillis(30);

    private final Path parent;
    private final Random random;
    private final KilledTournament undisturbed;
    private final List<String> table;
    private int kills;
    private int begun;

    /** @param parent an empty folder */
    TournamentKills(Path parent, long seed) throws IOException, InterruptedException {
        this.parent = parent;
        random = new Random(seed);
        undisturbed = new KilledTournament(parent.resolve("undisturbed"), GAMES);
        End end = loop(undisturbed).run();
        if (end.status() != 0) throw new AssertionError("the undisturbed tournament failed: " + end);
        table = end.out();
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        if (args.length < 1 || args.length > 2) throw new IllegalArgumentException("KILLS [SEED]");
        int wanted = Integer.parseInt(args[0]);
        long seed = args.length == 2 ? Long.parseLong(args[1]) : System.nanoTime();
        Path parent = Files.createTempDirectory("tournament-kills");
        System.out.println(wanted + " kills, seed " + seed + ", in " + parent);
        TournamentKills all = new TournamentKills(parent, seed);
        all.kill(wanted);
        System.out.println(all.kills + " kills in " + all.begun + " tournaments: nothing was lost, nothing left over.");
        remove(parent);
    }

    /** Kills at least so often; each tournament that was begun is then let come to its end. */
    void kill(int wanted) throws IOException, InterruptedException {
        while (kills < wanted) {
            KilledTournament tournament = new KilledTournament(parent.resolve("t" + ++begun), GAMES);
            killToItsEnd(tournament);
            tournament.checkSameAs(undisturbed);
        }
    }

    private void killToItsEnd(KilledTournament tournament) throws IOException, InterruptedException {
        KillLoop loop = loop(tournament);
        int reported = 0;
        End end;
        do {
            end = loop.kill(moment());
            if (end.killed()) kills++;
            reported = Math.max(reported, KilledTournament.reported(end));
            tournament.checkHolds(reported);
        } while (end.killed());
        if (end.status() != 0) throw new AssertionError("it did not go on: " + end);
        if (!end.out().equals(table)) throw new AssertionError("another table than without kills: " + end);
    }

    /** While it starts or goes on, or soon after it has told of a game: as often the one as the other. */
    private Moment moment() {
        return random.nextBoolean() ? Moment.drawn(random, 0, OF_START) : Moment.drawn(random, 2, OF_A_GAME);
    }

    private static KillLoop loop(KilledTournament tournament) {
        return new KillLoop(List.of("-XX:TieredStopAtLevel=1", "-Xmx128m"), Main.class, tournament.arguments());
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted((one, two) -> two.compareTo(one)).toList()) Files.delete(file);
        }
    }
}
