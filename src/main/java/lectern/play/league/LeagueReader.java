package lectern.play.league;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lectern.game.Phrase;
import lectern.play.TournamentRefused;

/** Reads a league's results line by line. A line that is damaged is named and left out: its game is played again. */
public final class LeagueReader {
    /** A game has fewer moves than would fill this. */
    private static final int LONGEST_LINE = 9_000_000;

    /** How many damaged lines are named one by one. */
    private static final int MOST_NAMED = 10;

    private final Path path;
    private final LeaguePlan plan;
    private final LeagueHead head;
    private final PlayedLine lines;
    private final List<PlayedGame> games = new ArrayList<>();
    private final Set<List<Integer>> numbers = new HashSet<>();
    private final List<Phrase> damage = new ArrayList<>();
    private Share share = Share.WHOLE;
    private int damaged;
    private int number;
    private long end;

    LeagueReader(Path path, LeaguePlan plan, LeagueHead head) {
        this.path = path;
        this.plan = plan;
        this.head = head;
        lines = head.games();
    }

    public LeaguePlan plan() {
        return plan;
    }

    public Share share() {
        return share;
    }

    public List<PlayedGame> games() {
        return games;
    }

    /** A sentence for every line that does not count; one for all of them behind the first ten. */
    public List<Phrase> damage() {
        List<Phrase> all = new ArrayList<>(damage);
        if (damaged > MOST_NAMED) {
            all.add(Phrase.of("play.results.more-damage", path.toString(), damaged - MOST_NAMED));
        }
        return all;
    }

    /** Where the last line ends that has an end. */
    long end() {
        return end;
    }

    /** @throws TournamentRefused if the file holds something else, or another share */
    void read() throws IOException {
        try (InputStream bytes = Files.newInputStream(path);
                InputStream in = new BufferedInputStream(bytes, 1 << 16)) {
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            long length = 0;
            for (int letter = in.read(); letter >= 0; letter = in.read()) {
                length++;
                if (letter != '\n') {
                    if (line.size() <= LONGEST_LINE) line.write(letter);
                    continue;
                }
                number++;
                readLine(line.toString(StandardCharsets.UTF_8));
                end += length;
                length = 0;
                line.reset();
            }
            if (length > 0 && end > 0) leaveOut(Phrase.of("play.results.torn-line", path.toString(), text(number + 1)));
            boolean ours = LeagueHead.FORMAT.startsWith(line.toString(StandardCharsets.UTF_8))
                    || line.toString(StandardCharsets.UTF_8).startsWith(LeagueHead.FORMAT);
            // A file of anything else is not ours to overwrite.
            if (end == 0 && length > 0 && !ours) throw refused("league.no-results");
        }
    }

    private void readLine(String line) {
        if (number == 1) {
            share = head.read(line).orElseThrow(() -> refused("league.no-results"));
            if (!head.isOf(share)) throw refused("league.other-part", share.text(), head.part());
            return;
        }
        Optional<PlayedGame> game = lines.read(line).filter(this::isPlanned);
        boolean first = game.isPresent()
                && numbers.add(List.of(game.get().fixture(), game.get().number()));
        if (first) {
            games.add(game.get());
        } else {
            leaveOut(Phrase.of("league.damaged-line", path.toString(), text(number)));
        }
    }

    private boolean isPlanned(PlayedGame game) {
        int fixtures = plan.schedule().planned(plan.entrants().size());
        return game.fixture() >= 1 && game.fixture() <= fixtures && game.number() >= 1 && game.number() <= plan.games();
    }

    private void leaveOut(Phrase why) {
        damaged++;
        if (damage.size() < MOST_NAMED) damage.add(Phrase.of("play.results.left-out", why));
    }

    private TournamentRefused refused(String key, Object... more) {
        List<Object> arguments = new ArrayList<>(List.of(path.toString()));
        arguments.addAll(List.of(more));
        return new TournamentRefused(Phrase.of(key, arguments.toArray()));
    }

    private static String text(int number) {
        return String.valueOf(number);
    }
}
