package lectern.play.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lectern.game.Dialect;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.search.PlayerFailure;
import lectern.search.PlayerFailure.Kind;

/**
 * An engine outside Lectern, before it is started.
 *
 * @param protocol the word of the {@link Dialect dialect} that it speaks
 * @param command the program and its arguments
 * @param options what to set before the first game, in this order
 */
public record Engine(String protocol, List<String> command, Map<String, String> options, Patience patience) {
    /**
     * How long an engine is waited for, in milliseconds. Patience protects against an engine that hangs; it is not
     * what decides whether a move was made in time.
     *
     * @param start until the engine is ready for its first game
     * @param answer for what should come at once: that it is ready, and a move whose time is over
     * @param move for a move that is limited by nodes or depth only
     */
    public record Patience(long start, long answer, long move) {
        public static final Patience USUAL = new Patience(60_000, 10_000, 300_000);
    }

    public Engine {
        command = List.copyOf(command);
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    }

    public static Engine of(String protocol, List<String> command) {
        return new Engine(protocol, command, Map.of(), Patience.USUAL);
    }

    public Engine waitedFor(Patience longest) {
        return new Engine(protocol, command, options, longest);
    }

    /** What to call it in sentences. */
    public String name() {
        return PrintableExcerpt.of(String.join(" ", command), PrintableExcerpt.NAME);
    }

    /**
     * How to speak with it of a game.
     *
     * @throws PlayerFailure if its protocol does not know the game, or means other rules by it
     */
    public Dialect dialect(Game game) {
        Dialect dialect = game.kind().dialects().stream()
                .filter(spoken -> spoken.protocol().equals(protocol))
                .findFirst()
                .orElseThrow(() -> new PlayerFailure(
                        Kind.CRASHED,
                        Phrase.of(
                                "engine.no-dialect",
                                name(),
                                protocol,
                                game.kind().id())));
        String assumed = dialect.under(game).text();
        if (assumed.equals(game.text())) return dialect;
        throw new PlayerFailure(Kind.CRASHED, Phrase.of("engine.other-rules", name(), protocol, assumed, game.text()));
    }
}
