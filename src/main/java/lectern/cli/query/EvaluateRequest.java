package lectern.cli.query;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import lectern.game.Evaluator;
import lectern.game.GameKind;
import lectern.game.Position;
import lectern.game.Seat;

/** {@code evaluate}: what a position is worth to a seat, split into terms. */
final class EvaluateRequest implements Requests.Handler {
    @Override
    public ObjectNode answer(Request request) {
        Position position = request.position();
        Evaluator evaluator = evaluator(request, position);
        Seat side = request.choice("side", List.of(Seat.values()), Seat::word).orElse(position.toMove());
        GameKind game = position.game().kind();
        Evaluator weighted = evaluator.reweighted(game.criteria(), request.weights(game));
        return Answers.evaluation(
                weighted.evaluate(position, side), position.game().board());
    }

    private static Evaluator evaluator(Request request, Position position) {
        return request.choice("evaluator", position.game().kind().evaluators(), Evaluator::id)
                .orElseGet(() -> position.game().kind().report());
    }
}
