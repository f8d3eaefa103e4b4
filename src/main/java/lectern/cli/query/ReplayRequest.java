package lectern.cli.query;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import lectern.game.Narrator;
import lectern.game.Position;

/** {@code replay}: where a list of moves leads. */
final class ReplayRequest implements Requests.Handler {
    @Override
    public ObjectNode answer(Request request) {
        Position position = request.position();
        List<String> moves = request.texts("moves");
        int plies = 0;
        for (String move : moves) position = position.play(PlayedMoves.read(position, move, ++plies), Narrator.SILENT);
        return Json.object()
                .put("position", position.text())
                .<ObjectNode>set("outcome", Answers.outcome(position.outcome()))
                .put("plies", plies);
    }
}
