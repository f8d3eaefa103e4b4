package lectern.play.player;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lectern.game.Criterion;
import lectern.game.Evaluator;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.game.reading.Excerpt;
import lectern.game.reading.Nearest;
import lectern.heuristic.Heuristic;
import lectern.heuristic.HeuristicTerm;
import lectern.search.Budget;
import lectern.search.Player;
import lectern.search.PlayerKind;
import lectern.search.PlayerKind.Aspect;
import lectern.search.SearchOptions;
import lectern.search.TrialOptions;

/**
 * A player of a game as it is set up: which player it is, and the settings that it is given. It has only settings that
 * it uses, with values that they can have. Immutable.
 */
public final class PlayerSpec {
    private final GameKind game;
    private final PlayerKind kind;
    private final Map<String, String> given;
    private final Optional<Heuristic> heuristic;

    private PlayerSpec(GameKind game, PlayerKind kind, Map<String, String> given, Optional<Heuristic> heuristic) {
        this.game = game;
        this.kind = kind;
        this.given = given;
        this.heuristic = heuristic;
    }

    /** A player as it usually is. */
    public static PlayerSpec of(GameKind game, PlayerKind kind) {
        return new PlayerSpec(game, kind, Map.of(), Optional.empty());
    }

    /** The keys of all settings that this player uses. Any criterion of the game can be weighted, and any term of a heuristic. */
    public List<String> keys() {
        Stream<String> settings = Stream.of(PlayerSetting.values())
                .filter(setting -> kind.aspects().contains(setting.aspect()))
                .map(PlayerSetting::key);
        Stream<String> weights = criteria().stream().map(PlayerSetting.WEIGHT::concat);
        return Stream.concat(settings, kind.aspects().contains(Aspect.JUDGEMENT) ? weights : Stream.empty())
                .toList();
    }

    /** Why this player has no setting with a key; empty if it uses one. */
    public Optional<Phrase> refusal(String key) {
        List<String> used = keys();
        if (used.contains(key)) return Optional.empty();
        String word = Excerpt.of(key);
        boolean isWeight = key.startsWith(PlayerSetting.WEIGHT);
        if (isWeight && kind.aspects().contains(Aspect.JUDGEMENT)) {
            String criterion = Excerpt.of(key.substring(PlayerSetting.WEIGHT.length()));
            Phrase unknown = Phrase.of("play.unknown-weight", game.id(), criterion, criteria());
            return Optional.of(Nearest.hinted(unknown, key, used));
        }
        boolean isKnown = isWeight || PlayerSetting.find(key).isPresent();
        Phrase unused =
                Phrase.of(isKnown ? "play.unused-setting" : "play.unknown-setting", word, kind.id(), used, used.size());
        return Optional.of(isKnown ? unused : Nearest.hinted(unused, key, used));
    }

    /** Why a setting that this player uses cannot have a value; empty if it can. */
    public Optional<Phrase> refusal(String key, String value) {
        return PlayerSetting.allowed(key, game).refusal(key, value);
    }

    /** The same player with a setting, neither of which is refused. */
    public PlayerSpec with(String key, String value) {
        Map<String, String> changed = new LinkedHashMap<>(given);
        changed.put(key, value);
        boolean stays = !key.equals(PlayerSetting.EVALUATOR.key());
        return new PlayerSpec(game, kind, changed, stays ? heuristic : Optional.empty());
    }

    /**
     * The same player with a heuristic, if it uses one.
     *
     * @param reference what its text names the heuristic by
     * @throws lectern.heuristic.UnreadableHeuristic if it belongs to another game
     */
    public PlayerSpec with(Heuristic written, String reference) {
        Map<String, String> changed = new LinkedHashMap<>(given);
        changed.put(PlayerSetting.EVALUATOR.key(), Evaluator.WRITTEN + reference);
        return new PlayerSpec(game, kind, changed, Optional.of(written.in(game)));
    }

    /** The same player with those of some settings that it uses; their values can be had. */
    public PlayerSpec withUsable(Map<String, String> settings) {
        PlayerSpec changed = this;
        List<String> used = keys();
        for (Map.Entry<String, String> setting : settings.entrySet()) {
            if (used.contains(setting.getKey())) changed = changed.with(setting.getKey(), setting.getValue());
        }
        return changed;
    }

    /** The player that this describes, ready to play. */
    public Contender contender() {
        return new Contender(
                text(),
                budget(given),
                kind.honest(),
                new Contender.JudgedBy(Optional.of(judge()), heuristic),
                this::player);
    }

    /** A new player, which knows nothing of games that others play. */
    public Player player() {
        TrialOptions trials = new TrialOptions(
                Integer.parseInt(value(PlayerSetting.ROLL_OUT)),
                Double.parseDouble(value(PlayerSetting.EXPLORE)) + 0.0);
        int threads = Integer.parseInt(value(PlayerSetting.THREADS));
        return kind.player(judge(), new SearchOptions(false, true, threads, trials));
    }

    /** The settings in their one order, weights last and in the evaluator's; those that change nothing are left out. */
    private String text() {
        List<String> parts = new ArrayList<>();
        boolean isUsualBudget = budget(given).equals(Budget.USUAL);
        for (PlayerSetting setting : PlayerSetting.values()) {
            if (setting.aspect() == Aspect.BUDGET && isUsualBudget) continue;
            String value = setting.allowed(game).canonical(value(setting));
            if (!value.equals(setting.usual(kind))) parts.add(setting.key() + "=" + value);
        }
        List<Evaluator.Weighted> usual = evaluator().parts();
        for (Evaluator.Weighted part : judge().parts()) {
            if (usual.contains(part)) continue;
            parts.add(PlayerSetting.WEIGHT + part.criterion().key() + "=" + SettingValues.plain(part.weight()));
        }
        return parts.isEmpty() ? kind.id() : kind.id() + ":" + String.join(",", parts);
    }

    /** The limits among some settings; the usual budget if there are none. */
    static Budget budget(Map<String, String> given) {
        if (PlayerSetting.LIMITS.stream().noneMatch(limit -> given.containsKey(limit.key()))) return Budget.USUAL;
        boolean isCpu = "cpu".equals(given.get(PlayerSetting.CLOCK.key()));
        return new Budget(
                (int) limit(given, PlayerSetting.DEPTH, Budget.ANY_DEPTH),
                limit(given, PlayerSetting.NODES, Budget.ANY_NUMBER),
                limit(given, PlayerSetting.MILLIS, Budget.ANY_NUMBER),
                isCpu ? Budget.Clock.CPU : Budget.Clock.WALL);
    }

    private static long limit(Map<String, String> given, PlayerSetting setting, long otherwise) {
        String value = given.get(setting.key());
        return value == null ? otherwise : Long.parseLong(value);
    }

    private String value(PlayerSetting setting) {
        return given.getOrDefault(setting.key(), setting.usual(kind));
    }

    private Evaluator evaluator() {
        if (heuristic.isPresent()) return heuristic.get().evaluator();
        String id = value(PlayerSetting.EVALUATOR);
        return game.evaluators().stream()
                .filter(evaluator -> evaluator.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private Evaluator judge() {
        Map<String, Double> weights = new LinkedHashMap<>();
        given.forEach((key, value) -> {
            if (!key.startsWith(PlayerSetting.WEIGHT)) return;
            weights.put(key.substring(PlayerSetting.WEIGHT.length()), Double.parseDouble(value) + 0.0);
        });
        return evaluator().reweighted(game.criteria(), weights);
    }

    private List<String> criteria() {
        return Stream.concat(
                        heuristic.stream()
                                .flatMap(written -> written.terms().stream())
                                .map(HeuristicTerm::name),
                        game.criteria().stream().map(Criterion::key))
                .distinct()
                .toList();
    }
}
