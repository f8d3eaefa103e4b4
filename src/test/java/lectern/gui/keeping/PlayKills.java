package lectern.gui.keeping;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import lectern.gui.PlayingWindow;
import lectern.gui.settings.DataFolder;
import lectern.kill.KillLoop;
import lectern.kill.KillLoop.End;
import lectern.kill.KillLoop.Moment;
import lectern.play.GameRecord;

/**
 * Kills a window in which games are played, at random moments, and looks each time whether every move that the board
 * had shown is there: {@code java -cp target/test-classes:target/lectern.jar lectern.gui.keeping.PlayKills
 * person|computers KILLS [SEED]}.
 */
public final class PlayKills {
    private static final int LAST_LINE = 60;
    private static final Duration AFTER_A_LINE = Duration.ofMillis(60);

    private final Path parent;
    private final String players;
    private final Random random;

    PlayKills(Path parent, String players, long seed) {
        this.parent = parent;
        this.players = players;
        random = new Random(seed);
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        if (args.length < 2 || args.length > 3) throw new IllegalArgumentException("person|computers KILLS [SEED]");
        int kills = Integer.parseInt(args[1]);
        long seed = args.length == 3 ? Long.parseLong(args[2]) : System.nanoTime();
        Path parent = Files.createTempDirectory("play-kills");
        System.out.println(kills + " kills, played by " + args[0] + ", seed " + seed + ", in " + parent);
        int moves = new PlayKills(parent, args[0], seed).kill(kills);
        System.out.println(kills + " kills after " + moves + " moves: nothing was lost, nothing left over.");
    }

    /** How many moves had been shown by the time of all the kills. */
    int kill(int kills) throws IOException, InterruptedException {
        int moves = 0;
        for (int i = 1; i <= kills; i++) {
            Path data = parent.resolve(players + i);
            KillLoop loop = new KillLoop(
                    List.of("-XX:TieredStopAtLevel=1", "-Xmx256m"),
                    PlayingWindow.class,
                    List.of(data.toString(), players));
            End end = loop.kill(Moment.drawn(random, LAST_LINE, AFTER_A_LINE));
            if (!end.killed()) throw new AssertionError("it ended by itself: " + end);
            check(data, end.out());
            moves += end.out().size();
        }
        return moves;
    }

    private static void check(Path data, List<String> said) throws IOException {
        Map<Integer, Integer> shown = new HashMap<>();
        for (String line : said) {
            String[] words = line.split(" ", -1);
            shown.merge(Integer.valueOf(words[1]), Integer.valueOf(words[2]), Math::max);
        }
        Map<Integer, Integer> kept = kept(data);
        shown.forEach((game, plies) -> {
            int found = kept.getOrDefault(game, 0);
            if (found < plies) {
                throw new AssertionError(
                        "of game " + game + ", " + found + " of " + plies + " moves are kept, in " + data);
            }
        });
        checkLitter(data);
    }

    /** How many moves are kept of each game. What was interrupted is put on the shelf, as a user might. */
    private static Map<Integer, Integer> kept(Path data) throws IOException {
        DataFolder folder = new DataFolder(data);
        Interrupted.Found found = Interrupted.in(Autosave.running(folder));
        if (!found.unreadable().isEmpty()) throw new AssertionError("unreadable: " + found.unreadable());
        EarlierGames shelf = EarlierGames.in(folder);
        for (Interrupted game : found.games()) {
            shelf.put(game.kept(), LocalDateTime.now(ZoneId.systemDefault()));
            game.claim().giveUp();
        }
        Map<Integer, Integer> kept = new HashMap<>();
        for (Path file : shelf.games()) {
            GameRecord record = GameRecord.read(Files.readString(file));
            record.head()
                    .value(PlayingWindow.NUMBER)
                    .ifPresent(number -> kept.merge(
                            Integer.valueOf(number), record.match().turns().size(), Math::max));
        }
        return kept;
    }

    private static void checkLitter(Path data) throws IOException {
        if (!Files.exists(data)) return;
        try (Stream<Path> files = Files.walk(data)) {
            List<String> left = files.filter(Files::isRegularFile)
                    .map(file -> data.relativize(file).toString())
                    .filter(name -> !name.matches("settings[.]properties|([a-z]+/)?[.]lock|games/.+[.]lectern"))
                    .toList();
            if (!left.isEmpty()) throw new AssertionError("left over in " + data + ": " + left);
        }
    }
}
