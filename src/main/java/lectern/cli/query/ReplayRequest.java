package lectern.cli.query;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.UnreadableText;

/** {@code replay}: where a list of moves leads. A foul that the game allows as such is part of its history. */
final class ReplayRequest implements Requests.Handler {
    @Override
    public ObjectNode answer(Request request) {
        Position position = request.position();
        List<String> moves = request.texts("moves");
        int plies = 0;
        for (String move : moves) position = next(position, move, ++plies);
        return Json.object()
                .put("position", position.text())
                .<ObjectNode>set("outcome", Answers.outcome(position.outcome()))
                .put("plies", plies);
    }

    private static Position next(Position position, String text, int ply) {
        try {
            Move move = position.readMove(text);
            if (!position.allowsFoul(move)) MoveRequests.refuse(position, position.violation(move));
            return position.play(move, Narrator.SILENT);
        } catch (UnreadableText e) {
            throw QueryError.of(e).atPly(ply, text);
        } catch (QueryError e) {
            throw e.atPly(ply, text);
        }
    }
}
