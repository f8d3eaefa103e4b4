package lectern.cli.query;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.UnreadableText;
import lectern.play.Turn;

/** The moves that a request lists, played. A foul that the game allows as such is part of its history. */
final class PlayedMoves {
    private PlayedMoves() {}

    /** @throws QueryError naming the ply, if one of them cannot be played */
    static List<Turn> of(Request request) {
        Position position = request.position();
        List<Turn> turns = new ArrayList<>();
        for (String text : request.texts("moves")) {
            int ply = turns.size() + 1;
            Move move = read(position, text, ply);
            Position after = position.play(move, Narrator.SILENT);
            turns.add(new Turn(ply, ply - 1, ply, position, move, after, Optional.empty(), List.of()));
            position = after;
        }
        return turns;
    }

    /** The move of a ply, which can be played. */
    static Move read(Position position, String text, int ply) {
        try {
            Move move = position.readMove(text);
            if (!position.allowsFoul(move)) MoveRequests.refuse(position, position.violation(move));
            return move;
        } catch (UnreadableText e) {
            throw QueryError.of(e).atPly(ply, text);
        } catch (QueryError e) {
            throw e.atPly(ply, text);
        }
    }
}
