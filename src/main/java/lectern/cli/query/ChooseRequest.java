package lectern.cli.query;

import com.fasterxml.jackson.databind.node.ObjectNode;
import lectern.game.Criterion;
import lectern.game.Excerpt;
import lectern.game.Position;

/** {@code choose}: what a player would do. There are no players yet, so every name is unknown. */
final class ChooseRequest implements Requests.Handler {
    @Override
    public ObjectNode answer(Request request) {
        Position position = request.position();
        String player = request.text("player");
        request.optionalWhole("seed", Long.MIN_VALUE, Long.MAX_VALUE);
        request.optionalWhole("depth", 1, PerftRequest.DEEPEST);
        request.optionalWhole("nodes", 1, Long.MAX_VALUE);
        request.optionalWhole("millis", 1, Long.MAX_VALUE);
        request.weights(
                position.game().kind().criteria().stream().map(Criterion::key).toList());
        throw QueryError.of(
                QueryError.Code.UNKNOWN_PLAYER,
                "cli.unknown-player",
                position.game().kind().id(),
                Excerpt.of(player));
    }
}
