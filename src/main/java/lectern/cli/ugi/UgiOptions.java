package lectern.cli.ugi;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import lectern.game.Criterion;
import lectern.game.Evaluator;
import lectern.game.Excerpt;
import lectern.game.GameKind;
import lectern.games.Players;
import lectern.search.MctsPlayer;
import lectern.search.Player;
import lectern.search.PlayerKind;
import lectern.search.SearchPlayer;

/** What {@code setoption} can change: who plays, and how. */
final class UgiOptions {
    private static final String PLAYER = "player";
    private static final String EVALUATOR = "evaluator";
    private static final String THREADS = "threads";
    private static final String ROLL_OUT = "rollout";
    private static final String SEED = "seed";
    private static final String OVERHEAD = "overhead";

    /** Before a criterion's key: the weight that it is to have. */
    private static final String WEIGHT = "w.";

    private static final String USUAL_PLAYER = "search";

    /** The evaluator that a player judges by unless told otherwise. */
    private static final String ITS_OWN = "usual";

    private static final int MOST_THREADS = 64;
    private static final int MOST_OVERHEAD = 5_000;

    /** Programs that show options may keep such numbers in 32 bits. */
    private static final int LARGEST_SEED = Integer.MAX_VALUE;

    private final GameKind kind;
    private final List<String> players;
    private final List<String> evaluators = new ArrayList<>(List.of(ITS_OWN));
    private final Map<String, Double> weights = new LinkedHashMap<>();
    private String player = USUAL_PLAYER;
    private String evaluator = ITS_OWN;
    private long threads = 1;
    private long rollOut = MctsPlayer.Options.USUAL.rollOut();
    private long seed = 1;
    private long overhead = 10;

    UgiOptions(GameKind kind) {
        this.kind = kind;
        players = Players.of(kind).stream()
                .filter(PlayerKind::honest)
                .map(PlayerKind::id)
                .toList();
        kind.evaluators().forEach(known -> evaluators.add(known.id()));
    }

    /** The options as they are told to the other side. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(combo(PLAYER, USUAL_PLAYER, players));
        lines.add(combo(EVALUATOR, ITS_OWN, evaluators));
        lines.add(spin(THREADS, 1, 1, MOST_THREADS));
        lines.add(spin(ROLL_OUT, MctsPlayer.Options.USUAL.rollOut(), 0, MctsPlayer.Options.LONGEST_ROLL_OUT));
        lines.add(spin(SEED, 1, 0, LARGEST_SEED));
        lines.add(spin(OVERHEAD, 10, 0, MOST_OVERHEAD));
        for (Criterion criterion : kind.criteria()) {
            lines.add("option name " + WEIGHT + criterion.key() + " type string default <empty>");
        }
        return lines;
    }

    private static String combo(String name, String usual, List<String> choices) {
        return "option name " + name + " type combo default " + usual + " var " + String.join(" var ", choices);
    }

    private static String spin(String name, int usual, int min, int max) {
        return "option name " + name + " type spin default " + usual + " min " + min + " max " + max;
    }

    /**
     * Changes an option.
     *
     * @throws UgiFault if there is no such option, or it cannot have this value
     */
    void set(String name, String value) {
        String option = name.toLowerCase(Locale.ROOT);
        switch (option) {
            case PLAYER -> player = choice(option, value, players);
            case EVALUATOR -> evaluator = choice(option, value, evaluators);
            case THREADS -> threads = whole(option, value, 1, MOST_THREADS);
            case ROLL_OUT -> rollOut = whole(option, value, 0, MctsPlayer.Options.LONGEST_ROLL_OUT);
            case SEED -> seed = whole(option, value, 0, LARGEST_SEED);
            case OVERHEAD -> overhead = whole(option, value, 0, MOST_OVERHEAD);
            default -> setWeight(name, value);
        }
    }

    private void setWeight(String name, String value) {
        String key = name.startsWith(WEIGHT) ? name.substring(WEIGHT.length()) : "";
        if (kind.criteria().stream().noneMatch(criterion -> criterion.key().equals(key))) {
            throw UgiFault.of("ugi.no-option", Excerpt.of(name));
        }
        if (value.isEmpty() || value.equals("<empty>")) weights.remove(key);
        else if (value.matches("-?[0-9]{1,9}([.][0-9]{1,9})?")) weights.put(key, Double.parseDouble(value));
        else throw UgiFault.of("ugi.no-weight", name, Excerpt.of(value));
    }

    private static String choice(String option, String value, List<String> choices) {
        if (choices.contains(value)) return value;
        throw UgiFault.of("ugi.no-choice", option, Excerpt.of(value), choices);
    }

    private static long whole(String option, String value, int min, int max) {
        if (value.matches("[0-9]{1,10}")) {
            long number = Long.parseLong(value);
            if (number >= min && number <= max) return number;
        }
        throw UgiFault.of("ugi.no-whole", option, Excerpt.of(value), String.valueOf(min), String.valueOf(max));
    }

    Player player() {
        PlayerKind chosen = Players.find(kind, player).orElseThrow();
        String judge = evaluator.equals(ITS_OWN) ? chosen.evaluator() : evaluator;
        Evaluator judging = kind.evaluators().stream()
                .filter(known -> known.id().equals(judge))
                .findFirst()
                .orElseThrow();
        MctsPlayer.Options trials = new MctsPlayer.Options((int) rollOut, MctsPlayer.Options.USUAL.exploration());
        return chosen.player(judging.reweighted(weights), new SearchPlayer.Options(false, true, (int) threads, trials));
    }

    long seed() {
        return seed;
    }

    long overhead() {
        return overhead;
    }
}
