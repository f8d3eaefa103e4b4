package lectern.cli.query;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import lectern.game.reading.Excerpt;

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

    private final Map<String, Handler> handlers;

    Requests() {
        this(Map.of(
                "games",
                Catalogue::answer,
                "start",
                new StartRequest(),
                "legal",
                PositionRequests::legal,
                "facts",
                PositionRequests::facts,
                "evaluate",
                new EvaluateRequest(),
                "play",
                MoveRequests::play,
                "explain",
                MoveRequests::explain,
                "replay",
                new ReplayRequest(),
                "perft",
                new PerftRequest(),
                "choose",
                new ChooseRequest()));
    }

    Requests(Map<String, Handler> handlers) {
        this.handlers = new TreeMap<>(handlers);
    }

    ObjectNode answer(Request request) {
        String name = request.name().orElseThrow(() -> unknown("cli.no-request"));
        Handler handler = handlers.get(name);
        if (handler == null) throw unknown("cli.unknown-request", Excerpt.of(name));
        return handler.answer(request);
    }

    private QueryError unknown(String key, Object... arguments) {
        List<Object> all = new ArrayList<>(List.of(arguments));
        all.add(List.copyOf(handlers.keySet()));
        return QueryError.of(QueryError.Code.UNKNOWN_REQUEST, key, all.toArray());
    }
}
