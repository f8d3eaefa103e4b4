package lectern.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lectern.game.Evaluator;
import lectern.game.Excerpt;
import lectern.game.Game;
import lectern.game.UnreadableText;
import lectern.games.Players;
import lectern.play.engine.EnginePlayer;
import lectern.search.Budget;
import lectern.search.MctsPlayer;
import lectern.search.PlayerKind;
import lectern.search.SearchPlayer;

/**
 * Reads player texts such as {@code search:millis=20,clock=cpu,evaluator=strong}: an id, then settings in any order,
 * each at most once. Canonically they stand in the order of {@link #KEYS}, weights last and in the evaluator's order,
 * and those that change nothing are left out. An engine outside Lectern is a player too: see {@link EngineText}.
 */
public final class PlayerText {
    private static final String EVALUATOR = "evaluator";
    private static final String THREADS = "threads";
    private static final List<String> KEYS = List.of(
            BudgetFields.DEPTH,
            BudgetFields.NODES,
            BudgetFields.MILLIS,
            BudgetFields.CLOCK,
            EVALUATOR,
            THREADS,
            TrialFields.ROLL_OUT,
            TrialFields.EXPLORE);

    /** Before a criterion's key: the weight that it is to have. */
    private static final String WEIGHT = "w.";

    private static final int MOST_THREADS = 256;

    private final PlayerFields fields;
    private final PlayerKind kind;
    private final Evaluator named;
    private final Budget budget;
    private final int threads;
    private final MctsPlayer.Options trials;
    private final Map<String, Double> weights = new LinkedHashMap<>();

    private PlayerText(String text, Game game) {
        fields = new PlayerFields(text);
        kind = kind(game);
        checkKeys();
        named = evaluator(game);
        readWeights();
        budget = new BudgetFields(fields).budget();
        threads = (int) fields.whole(THREADS, MOST_THREADS).orElse(1);
        trials = new TrialFields(fields).options();
    }

    /**
     * A player of a game or an engine outside, from its text. Only for what the user of this program typed or chose
     * here: an engine's text names a program that will run.
     *
     * @throws UnreadableText if there is no such player or setting, or a setting cannot have its value
     */
    public static Contender readOrEngine(String text, Game game) {
        return EngineText.isEngine(text) ? EngineText.read(text, game) : read(text, game);
    }

    /** Whether a text names a program that would run. */
    public static boolean isEngine(String text) {
        return EngineText.isEngine(text.strip());
    }

    /**
     * A player of a game, from its text, wherever that comes from: it never starts a program.
     *
     * @throws UnreadableText if there is no such player or setting, or a setting cannot have its value
     */
    public static Contender read(String text, Game game) {
        if (isEngine(text)) throw PlayerFields.wrong(1, "play.engine-not-here", Excerpt.of(text));
        PlayerText read = new PlayerText(text, game);
        Evaluator judge = read.named.reweighted(read.weights);
        SearchPlayer.Options options = new SearchPlayer.Options(false, true, read.threads, read.trials);
        return new Contender(read.canonical(), read.budget, read.kind.honest(), () -> read.kind.player(judge, options));
    }

    private PlayerKind kind(Game game) {
        return Players.find(game.kind(), fields.id()).orElseThrow(() -> {
            List<String> known = Stream.concat(
                            Players.of(game.kind()).stream().map(PlayerKind::id), Stream.of(EnginePlayer.ID))
                    .toList();
            return PlayerFields.wrong(1, "play.unknown-player", game.kind().id(), Excerpt.of(fields.id()), known);
        });
    }

    private void checkKeys() {
        for (String key : fields.keys()) {
            if (!KEYS.contains(key) && !key.startsWith(WEIGHT)) {
                throw fields.wrongKey(key, "play.unknown-setting", Excerpt.of(key), KEYS);
            }
        }
    }

    private Evaluator evaluator(Game game) {
        String id = fields.value(EVALUATOR).orElse(kind.evaluator());
        return game.evaluator(id).orElseThrow(() -> {
            List<String> known =
                    game.kind().evaluators().stream().map(Evaluator::id).toList();
            Object[] arguments = {game.kind().id(), Excerpt.of(id), known};
            return fields.has(EVALUATOR)
                    ? fields.wrongValue(EVALUATOR, "play.unknown-evaluator", arguments)
                    : PlayerFields.wrong(1, "play.unknown-evaluator", arguments);
        });
    }

    private void readWeights() {
        List<String> known =
                named.parts().stream().map(part -> part.criterion().key()).toList();
        for (String key : fields.keys()) {
            if (!key.startsWith(WEIGHT)) continue;
            String criterion = key.substring(WEIGHT.length());
            if (!known.contains(criterion)) {
                throw fields.wrongKey(key, "play.unknown-weight", named.id(), Excerpt.of(criterion), known);
            }
            weights.put(criterion, fields.number(key) + 0.0);
        }
    }

    private String canonical() {
        List<String> parts = BudgetFields.canonical(budget);
        if (!named.id().equals(kind.evaluator())) parts.add(EVALUATOR + "=" + named.id());
        if (threads != 1) parts.add(THREADS + "=" + threads);
        parts.addAll(TrialFields.canonical(trials));
        for (Evaluator.Weighted part : named.parts()) {
            double weight = weights.getOrDefault(part.criterion().key(), part.weight());
            if (weight != part.weight()) parts.add(WEIGHT + part.criterion().key() + "=" + PlayerFields.plain(weight));
        }
        return parts.isEmpty() ? kind.id() : kind.id() + ":" + String.join(",", parts);
    }
}
