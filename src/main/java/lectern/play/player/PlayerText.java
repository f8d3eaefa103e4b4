package lectern.play.player;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.game.UnreadableText;
import lectern.game.reading.Excerpt;
import lectern.game.reading.Nearest;
import lectern.games.Players;
import lectern.heuristic.Heuristic;
import lectern.heuristic.HeuristicSource;
import lectern.heuristic.NamedHeuristics;
import lectern.heuristic.UnreadableHeuristic;
import lectern.heuristic.file.HeuristicFiles;
import lectern.play.engine.EnginePlayer;
import lectern.search.PlayerKind;

/**
 * Reads player texts such as {@code search:millis=20,clock=cpu,evaluator=strong}: an id, then settings in any order,
 * each at most once (see {@link PlayerSetting}). An engine outside Lectern is a player too: see {@link EngineText}.
 */
public final class PlayerText {
    private PlayerText() {}

    /**
     * A player of a game or an engine outside, from its text. Only for what the user of this program typed or chose
     * here: an engine's text names a program that will run, a heuristic's path a file that will be read.
     *
     * @throws UnreadableText if there is no such player, or it has no such setting, or the setting no such value
     */
    public static Contender readOrEngine(String text, Game game) {
        return readOrEngine(text, game, NamedHeuristics.NONE);
    }

    /** The same, where heuristics that the text names are looked for before files. */
    public static Contender readOrEngine(String text, Game game, HeuristicSource known) {
        return EngineText.isEngine(text)
                ? EngineText.read(text, game)
                : read(text, Map.of(), game, known.or(HeuristicFiles.from(Path.of(""))));
    }

    /** Whether a text names a program that would run. */
    public static boolean isEngine(String text) {
        return EngineText.isEngine(text.strip());
    }

    /**
     * A player of a game, from its text, wherever that comes from: it never starts a program, and opens no file.
     *
     * @throws UnreadableText if there is no such player, or it has no such setting, or the setting no such value
     */
    public static Contender read(String text, Game game) {
        return read(text, game, HeuristicSource.NONE);
    }

    /** The same, where the text can name heuristics. */
    public static Contender read(String text, Game game, HeuristicSource heuristics) {
        return read(text, Map.of(), game, heuristics);
    }

    /** The same for a text from outside or from another version; empty if it is none that can be read here. */
    public static Optional<Contender> find(String text, Game game, HeuristicSource heuristics) {
        try {
            return Optional.of(read(text, game, heuristics));
        } catch (UnreadableText notAPlayerHere) {
            return Optional.empty();
        }
    }

    /** The same for a text that the user typed or chose here: it may be an engine's. */
    public static Optional<Contender> findOrEngine(String text, Game game, HeuristicSource heuristics) {
        return EngineText.isEngine(text) ? findEngine(text, game) : find(text, game, heuristics);
    }

    private static Optional<Contender> findEngine(String text, Game game) {
        try {
            return Optional.of(EngineText.read(text, game));
        } catch (UnreadableText notAnEngine) {
            return Optional.empty();
        }
    }

    /**
     * A player of a game, with settings that are given beside the text, by their keys. None may be given twice.
     *
     * @throws UnreadableText if something is wrong; in column 0 if a setting is wrong that does not stand in the text
     */
    public static Contender read(String text, Map<String, String> beside, Game game, HeuristicSource heuristics) {
        if (isEngine(text)) throw PlayerFields.notAPlayer("play.engine-not-here", Excerpt.of(text));
        PlayerFields fields = new PlayerFields(text);
        fields.add(beside);
        PlayerSpec spec = withHeuristic(PlayerSpec.of(game.kind(), kind(fields.id(), game)), fields, heuristics);
        String clock = PlayerSetting.CLOCK.key();
        for (String key : fields.keys()) {
            String value = fields.value(key).orElseThrow();
            if (isHeuristic(key, value)) continue;
            fields.refuseKey(key, spec.refusal(key));
            fields.refuseValue(key, spec.refusal(key, value));
            spec = spec.with(key, value);
        }
        if (fields.has(clock) && !fields.has(PlayerSetting.MILLIS.key())) {
            fields.refuseKey(clock, Optional.of(Phrase.of("play.clock-alone")));
        }
        return spec.contender();
    }

    private static boolean isHeuristic(String key, String value) {
        return key.equals(PlayerSetting.EVALUATOR.key()) && value.startsWith(Evaluator.WRITTEN);
    }

    /** Before all other settings, since its terms can be weighted. */
    private static PlayerSpec withHeuristic(PlayerSpec spec, PlayerFields fields, HeuristicSource heuristics) {
        String key = PlayerSetting.EVALUATOR.key();
        String value = fields.value(key).orElse("");
        if (!isHeuristic(key, value)) return spec;
        fields.refuseKey(key, spec.refusal(key));
        String reference = value.substring(Evaluator.WRITTEN.length());
        try {
            Heuristic heuristic = heuristics.find(reference);
            boolean numbered = reference.startsWith(heuristic.reference() + NamedHeuristics.NUMBER);
            return spec.with(heuristic, numbered ? reference : heuristic.reference());
        } catch (UnreadableHeuristic wrong) {
            fields.refuseValue(key, Optional.of(wrong.phrase()));
            throw wrong;
        }
    }

    private static PlayerKind kind(String id, Game game) {
        return Players.find(game.kind(), id).orElseThrow(() -> {
            List<String> known = Stream.concat(
                            Players.of(game.kind()).stream().map(PlayerKind::id), Stream.of(EnginePlayer.ID))
                    .toList();
            Phrase unknown = Phrase.of("play.unknown-player", game.kind().id(), Excerpt.of(id), known);
            return PlayerFields.notAPlayer(Nearest.hinted(unknown, id, known));
        });
    }
}
