package lectern.cli.query;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import lectern.game.Evaluator;
import lectern.game.GameKind;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.heuristic.Heuristic;

/** {@code evaluate}: what a position is worth to a seat, split into terms. */
final class EvaluateRequest implements Requests.Handler {
    @Override
    public ObjectNode answer(Request request) {
        Position position = request.position();
        GameKind game = position.game().kind();
        Optional<Heuristic> heuristic = request.heuristic("evaluator", game);
        Evaluator evaluator = heuristic.map(Heuristic::evaluator).orElseGet(() -> evaluator(request, game));
        Seat side = request.choice("side", List.of(Seat.values()), Seat::word).orElse(position.toMove());
        Evaluator weighted = evaluator.reweighted(game.criteria(), request.weights(game, heuristic));
        return Answers.evaluation(
                weighted.evaluate(position, side), position.game().board());
    }

    private static Evaluator evaluator(Request request, GameKind game) {
        return request.choice("evaluator", game.evaluators(), Evaluator::id).orElseGet(game::report);
    }
}
