package lectern.play.player;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import lectern.game.Evaluator;
import lectern.game.GameKind;
import lectern.search.PlayerKind;
import lectern.search.PlayerKind.Aspect;
import lectern.search.TrialOptions;

/**
 * Everything that can be set of a player, in the order in which it is written. A weight is a setting too, whose key is
 * {@link #WEIGHT} and the key of a criterion.
 */
public enum PlayerSetting {
    DEPTH("depth", Aspect.BUDGET, "", SettingValues.whole(1, 1_000)),
    NODES("nodes", Aspect.BUDGET, "", SettingValues.whole(1, 1_000_000_000_000L)),
    MILLIS("millis", Aspect.BUDGET, "", SettingValues.whole(1, 1_000_000_000L)),
    CLOCK("clock", Aspect.BUDGET, "wall", SettingValues.words(List.of("wall", "cpu"))),
    EVALUATOR("evaluator", Aspect.JUDGEMENT, "", SettingValues.words(List.of())),
    THREADS("threads", Aspect.THREADS, "1", SettingValues.whole(1, 256)),
    ROLL_OUT(
            "rollout",
            Aspect.TRIALS,
            String.valueOf(TrialOptions.USUAL.rollOut()),
            SettingValues.whole(0, TrialOptions.LONGEST_ROLL_OUT)),
    EXPLORE(
            "explore",
            Aspect.TRIALS,
            SettingValues.plain(TrialOptions.USUAL.exploration()),
            SettingValues.decimal(0, 999, "play.no-explore"));

    /** Before a criterion's key: the weight that it is to have. */
    public static final String WEIGHT = "w.";

    /** The limits of a budget; any of them may be given, or none. */
    public static final List<PlayerSetting> LIMITS = List.of(DEPTH, NODES, MILLIS);

    /** Larger weights, of either sign, mean nothing, and their sums might leave the range of numbers. */
    private static final SettingValues WEIGHTS = SettingValues.decimal(-1e100, 1e100, "play.no-weight");

    private final String key;
    private final Aspect aspect;
    private final String usual;

    @SuppressWarnings("ImmutableEnumChecker") // The list in it is a copy that cannot be changed.
    private final SettingValues allowed;

    PlayerSetting(String key, Aspect aspect, String usual, SettingValues allowed) {
        this.key = key;
        this.aspect = aspect;
        this.usual = usual;
        this.allowed = allowed;
    }

    public static Optional<PlayerSetting> find(String key) {
        return Arrays.stream(values())
                .filter(setting -> setting.key.equals(key))
                .findFirst();
    }

    /** The values that the setting with a key can have in a game; any key that is none of these is a weight's. */
    public static SettingValues allowed(String key, GameKind game) {
        return find(key).map(setting -> setting.allowed(game)).orElse(WEIGHTS);
    }

    /** The values that it can have in a game: an evaluator is one of the game's. */
    public SettingValues allowed(GameKind game) {
        if (this != EVALUATOR) return allowed;
        return SettingValues.words(game.evaluators().stream().map(Evaluator::id).toList());
    }

    public String key() {
        return key;
    }

    public Aspect aspect() {
        return aspect;
    }

    /** The values that it can have, where these are the same in every game. */
    public SettingValues allowed() {
        return allowed;
    }

    /** The value that it has unless another is given; empty where there is none, or where it depends on the player. */
    public String usual() {
        return usual;
    }

    /** The value that it has for a player unless another is given. */
    String usual(PlayerKind player) {
        return this == EVALUATOR ? player.evaluator() : usual;
    }
}
