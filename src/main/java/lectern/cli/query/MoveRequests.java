package lectern.cli.query;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import lectern.game.Move;
import lectern.game.Position;
import lectern.game.RuleViolation;
import lectern.text.Sentences;

/** What can be asked of a move. */
final class MoveRequests {
    private MoveRequests() {}

    static ObjectNode play(Request request) {
        Sentences sentences = request.sentences();
        Position position = request.position();
        Move move = request.move(position);
        refuse(position, position.violation(move));
        return Answers.played(position, move, sentences);
    }

    /** What a legal move does, or which rule an illegal one breaks. */
    static ObjectNode explain(Request request) {
        Sentences sentences = request.sentences();
        Position position = request.position();
        Move move = request.move(position);
        return position.violation(move)
                .map(broken -> Json.object()
                        .<ObjectNode>set(
                                "violation",
                                Answers.violation(broken, position.game().board(), sentences)))
                .orElseGet(() -> Answers.played(position, move, sentences));
    }

    static void refuse(Position position, Optional<RuleViolation> violation) {
        if (violation.isEmpty()) return;
        if (position.isOver()) throw QueryError.gameOver(violation.get());
        throw QueryError.illegalMove(violation.get(), position.game().board());
    }
}
