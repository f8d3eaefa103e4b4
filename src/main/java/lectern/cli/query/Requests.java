package lectern.cli.query;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import lectern.game.Phrase;
import lectern.game.reading.Excerpt;
import lectern.game.reading.Nearest;

/** The requests there are, by the name that {@code do} gives them. */
final class Requests {
    /** Answers one kind of request. */
    @FunctionalInterface
    interface Handler {
        /**
         * @throws QueryError if the request cannot be answered
         * @throws lectern.game.UnreadableText if a text in it cannot be read
         */
        ObjectNode answer(Request request);
    }

    /**
     * A request and what it may hold.
     *
     * @param fields the fields that it knows, beside {@link #COMMON}
     */
    record Kind(Handler handler, List<String> fields) {
        static Kind of(Handler handler, String... fields) {
            return new Kind(
                    handler, Stream.concat(Stream.of(fields), COMMON.stream()).toList());
        }
    }

    /** What every request may hold. */
    private static final List<String> COMMON = List.of("do", "id", "lang");

    private final Map<String, Kind> kinds;

    Requests() {
        this(Map.ofEntries(
                Map.entry("games", Kind.of(Catalogue::answer)),
                Map.entry("start", Kind.of(new StartRequest(), "game", "seed")),
                Map.entry("legal", Kind.of(PositionRequests::legal, "game", "position")),
                Map.entry("facts", Kind.of(PositionRequests::facts, "game", "position")),
                Map.entry(
                        "evaluate", Kind.of(new EvaluateRequest(), "game", "position", "evaluator", "weights", "side")),
                Map.entry("play", Kind.of(MoveRequests::play, "game", "position", "move")),
                Map.entry("explain", Kind.of(MoveRequests::explain, "game", "position", "move")),
                Map.entry("replay", Kind.of(new ReplayRequest(), "game", "position", "moves")),
                Map.entry("review", Kind.of(new ReviewRequest(), "game", "position", "moves", "nodes")),
                Map.entry("perft", Kind.of(new PerftRequest(), "game", "position", "depth", "divide", "millis")),
                Map.entry(
                        "choose",
                        Kind.of(
                                new ChooseRequest(),
                                "game",
                                "position",
                                "player",
                                "seed",
                                "depth",
                                "nodes",
                                "millis",
                                "evaluator",
                                "weights",
                                "trace"))));
    }

    Requests(Map<String, Kind> kinds) {
        this.kinds = new TreeMap<>(kinds);
    }

    ObjectNode answer(Request request) {
        request.refuseRepeated();
        List<String> known = List.copyOf(kinds.keySet());
        String name = request.name().orElseThrow(() -> unknown(Phrase.of("cli.no-request", known)));
        Kind kind = kinds.get(name);
        if (kind == null) {
            Phrase reason = Phrase.of("cli.unknown-request", Excerpt.of(name), known);
            throw unknown(Nearest.hinted(reason, name, known));
        }
        request.refuseUnknown(name, kind.fields());
        return kind.handler().answer(request);
    }

    private static QueryError unknown(Phrase reason) {
        return QueryError.of(QueryError.Code.UNKNOWN_REQUEST, reason);
    }
}
