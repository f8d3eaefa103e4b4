package lectern.kill;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lectern.game.Game;
import lectern.games.Games;
import lectern.kill.KillLoop.End;
import lectern.play.FinishedGame;
import lectern.play.GameRecord;
import lectern.play.TournamentFolder;
import lectern.play.TournamentPlan;
import lectern.play.player.PlayerText;

/** A tournament in a folder, and what must be there after its process was killed. */
final class KilledTournament {
    private static final String GAME = "infection";
    private static final String ONE = "search:nodes=300";
    private static final String TWO = "easy";
    private static final int OPENING = 4;
    private static final int PLIES = 40;
    private static final Pattern PROGRESS = Pattern.compile("([0-9]+) of [0-9]+ games, .*");

    private final Path folder;
    private final int games;

    KilledTournament(Path folder, int games) {
        this.folder = folder;
        this.games = games;
    }

    List<String> arguments() {
        return List.of(
                "tournament",
                GAME,
                ONE,
                TWO,
                "--games=" + games,
                "--seed=1",
                "--opening=" + OPENING,
                "--plies=" + PLIES,
                "--threads=2",
                "--out=" + folder,
                "--records",
                "--csv",
                "--resume",
                "--lang=en");
    }

    /** How many games it has told of as finished; with up to ten games it tells of each. */
    static int reported(End end) {
        int reported = 0;
        for (String line : end.err()) {
            Matcher progress = PROGRESS.matcher(line);
            if (progress.matches()) reported = Integer.parseInt(progress.group(1));
        }
        return reported;
    }

    /** So many games count, each has a whole record, and no other file is there than belongs there. */
    void checkHolds(int reported) throws IOException {
        Map<String, String> files = files();
        List<String> lines = files.getOrDefault("results.txt", "").lines().toList();
        check(reported == 0 || lines.size() > reported, reported + " games were reported, but not kept: " + lines);
        long records = files.entrySet().stream()
                .filter(file -> file.getKey().matches("games/[0-9]{4}[.]lectern"))
                .peek(file -> GameRecord.read(file.getValue()))
                .count();
        check(records >= reported, reported + " games were reported, but there are " + records + " records");
        for (String file : files.keySet()) {
            boolean known = file.matches("results[.]txt|games[.]csv|games/[0-9]{4}[.]lectern");
            boolean unfinished = file.matches("(games/)?[.]lectern-[0-9a-f]{16}[.]unfinished");
            check(known || unfinished, file + " does not belong there");
        }
    }

    /** All has come to the same end, and nothing is left over. */
    void checkSameAs(KilledTournament other) throws IOException {
        Map<String, String> here = files();
        Map<String, String> there = other.files();
        check(here.keySet().equals(there.keySet()), here.keySet() + " instead of " + there.keySet());
        for (String file : here.keySet()) {
            boolean table = file.endsWith(".csv");
            boolean same = table ? here.get(file).equals(there.get(file)) : sameButForDates(here, there, file);
            check(same, file + " is not what it is without kills: " + here.get(file));
        }
        check(read().equals(IntStream.rangeClosed(1, games).boxed().toList()), "the games that count: " + read());
    }

    /** Midnight may have come between; and the lines of the results stand in the order in which the games ended. */
    private static boolean sameButForDates(Map<String, String> here, Map<String, String> there, String file) {
        if (file.equals("results.txt")) return true;
        String dates = "date: [0-9-]+";
        return here.get(file).replaceAll(dates, "").equals(there.get(file).replaceAll(dates, ""));
    }

    /** The numbers of the games that a tournament that goes on finds, when all lines are in order. */
    private List<Integer> read() throws IOException {
        Game game = Games.read(GAME);
        TournamentPlan plan = new TournamentPlan(
                game, PlayerText.read(ONE, game), PlayerText.read(TWO, game), 1, OPENING, PLIES, false);
        try (TournamentFolder kept = TournamentFolder.open(folder, plan, false, true)) {
            check(kept.damage().isEmpty(), "damaged lines: " + kept.damage());
            return kept.all().stream().map(FinishedGame::number).sorted().toList();
        }
    }

    private Map<String, String> files() throws IOException {
        Map<String, String> texts = new TreeMap<>();
        if (!Files.exists(folder)) return texts;
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                texts.put(name(file), Files.readString(file));
            }
        }
        return texts;
    }

    private String name(Path file) {
        String name = folder.relativize(file).toString().replace('\\', '/');
        return name.toLowerCase(Locale.ROOT);
    }

    private static void check(boolean right, String otherwise) {
        if (!right) throw new AssertionError(otherwise);
    }
}
