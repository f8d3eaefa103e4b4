package lectern.play.league;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lectern.play.GameResult;
import lectern.play.SummedLine;
import lectern.search.PlayerFailure;

/** A played game on one line with a check sum, which covers the league's plan too. */
final class PlayedLine {
    private static final String FORMAT = "lectern-league-game: 1";
    private static final String RESULT = " | result: ";
    private static final Pattern EFFORT = Pattern.compile("([0-9]{1,9}) ([0-9]{1,18}) ([0-9]{1,9}) ([0-9]{1,9})");

    private final SummedLine summed;

    /** @param plan what tells the league from others */
    PlayedLine(String plan) {
        summed = new SummedLine(plan);
    }

    String of(PlayedGame game) {
        String failure = game.failure()
                .map(kind ->
                        " | failure: " + kind.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .orElse("");
        return summed.with(FORMAT + " | fixture: " + game.fixture() + " | game: " + game.number() + failure
                + " | plies: " + game.plies() + " | first: " + of(game.first()) + " | second: " + of(game.second())
                + " | moves: " + game.moves()
                + RESULT + game.result().text());
    }

    private static String of(Workload effort) {
        return effort.moves() + " " + effort.nodes() + " " + effort.fouls() + " " + effort.overruns();
    }

    /** The game that a line tells of; empty if it is damaged, or of another league. */
    Optional<PlayedGame> read(String line) {
        Optional<String> whole = summed.read(line);
        if (whole.isEmpty() || !whole.get().startsWith(FORMAT + " | ")) return Optional.empty();
        // The result stands last, since a forfeit's reason may be any words.
        int result = whole.get().indexOf(RESULT);
        if (result < 0) return Optional.empty();
        Map<String, String> values = new HashMap<>();
        for (String entry : whole.get().substring(0, result).split(" \\| ", -1)) {
            int colon = entry.indexOf(": ");
            if (colon > 0) values.put(entry.substring(0, colon), entry.substring(colon + 2));
        }
        values.put("result", whole.get().substring(result + RESULT.length()));
        return game(values);
    }

    private static Optional<PlayedGame> game(Map<String, String> values) {
        Optional<Integer> fixture = number(values, "fixture");
        Optional<Integer> number = number(values, "game");
        Optional<Integer> plies = number(values, "plies");
        Optional<Workload> first = effort(values.get("first"));
        Optional<Workload> second = effort(values.get("second"));
        Optional<GameResult> result = GameResult.read(values.getOrDefault("result", ""));
        boolean whole = fixture.isPresent()
                && number.isPresent()
                && plies.isPresent()
                && first.isPresent()
                && second.isPresent()
                && result.isPresent()
                && values.containsKey("moves");
        if (!whole) return Optional.empty();
        return Optional.of(new PlayedGame(
                fixture.get(),
                number.get(),
                result.get(),
                failure(values.get("failure")),
                plies.get(),
                first.get(),
                second.get(),
                values.get("moves")));
    }

    private static Optional<PlayerFailure.Kind> failure(String word) {
        for (PlayerFailure.Kind kind : PlayerFailure.Kind.values()) {
            if (kind.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(word)) return Optional.of(kind);
        }
        return Optional.empty();
    }

    private static Optional<Integer> number(Map<String, String> values, String key) {
        String text = values.getOrDefault(key, "");
        return text.matches("[0-9]{1,9}") ? Optional.of(Integer.valueOf(text)) : Optional.empty();
    }

    private static Optional<Workload> effort(String text) {
        Matcher numbers = EFFORT.matcher(text == null ? "" : text);
        if (!numbers.matches()) return Optional.empty();
        return Optional.of(new Workload(
                Integer.parseInt(numbers.group(1)),
                Long.parseLong(numbers.group(2)),
                Integer.parseInt(numbers.group(3)),
                Integer.parseInt(numbers.group(4))));
    }
}
