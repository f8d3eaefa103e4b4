package lectern.play.league;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lectern.game.Phrase;
import lectern.play.TournamentRefused;

/** Puts the parts of a league together, in whatever order they come. */
public final class LeagueMerge {
    private static final Pattern TIMES = Pattern.compile("([0-9]+),([0-9]+),.*");

    private LeagueMerge() {}

    /**
     * Copies what parts hold into a folder, which may hold some of it already.
     *
     * @return a sentence for each line of a part that was found damaged
     * @throws TournamentRefused if the parts are not of one league, or tell different things of one game
     */
    public static List<Phrase> merge(List<Path> parts, Path out) throws IOException {
        LeaguePlan plan = LeagueFolder.plan(parts.get(0), false);
        List<Phrase> damage = new ArrayList<>();
        try (LeagueFolder whole = LeagueFolder.open(out, plan, Share.WHOLE, true)) {
            Map<List<Integer>, PlayedGame> games = new HashMap<>();
            for (PlayedGame game : whole.all()) games.put(key(game), game);
            for (Path part : parts) {
                LeagueReader found = LeagueFolder.look(part);
                if (!PlanJson.text(found.plan()).equals(PlanJson.text(plan))) {
                    throw new TournamentRefused(PlanDifference.of(found.plan(), plan, part.toString()));
                }
                damage.addAll(found.damage());
                add(found.games(), times(part), whole, games, part);
            }
        }
        return damage;
    }

    private static void add(
            List<PlayedGame> found,
            Map<List<Integer>, String> times,
            LeagueFolder whole,
            Map<List<Integer>, PlayedGame> games,
            Path part)
            throws IOException {
        for (PlayedGame game : found) {
            PlayedGame there = games.putIfAbsent(key(game), game);
            if (there == null) {
                whole.add(game, times.getOrDefault(key(game), ""));
            } else if (!there.equals(game)) {
                throw new TournamentRefused(Phrase.of(
                        "league.contradiction",
                        part.toString(),
                        String.valueOf(game.fixture()),
                        String.valueOf(game.number())));
            }
        }
    }

    private static List<Integer> key(PlayedGame game) {
        return List.of(game.fixture(), game.number());
    }

    private static Map<List<Integer>, String> times(Path part) throws IOException {
        Map<List<Integer>, String> times = new HashMap<>();
        for (String line : LeagueFolder.times(part)) {
            Matcher numbers = TIMES.matcher(line);
            if (numbers.matches() && line.length() < 100) {
                times.put(List.of(Integer.valueOf(numbers.group(1)), Integer.valueOf(numbers.group(2))), line);
            }
        }
        return times;
    }
}
