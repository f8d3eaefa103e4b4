package lectern.cli.query;

import com.fasterxml.jackson.databind.node.ObjectNode;
import lectern.game.Move;
import lectern.game.Position;

/** What can be asked of a position alone. */
final class PositionRequests {
    private PositionRequests() {}

    static ObjectNode legal(Request request) {
        Position position = request.position();
        return Json.object()
                .put("toMove", position.toMove().word())
                .<ObjectNode>set(
                        "moves",
                        Json.texts(position.moves().stream().map(Move::text).toList()))
                .set("outcome", Answers.outcome(position.outcome()));
    }

    static ObjectNode facts(Request request) {
        Position position = request.position();
        return (ObjectNode) Json.value(position.view().facts(), position.game().board());
    }
}
