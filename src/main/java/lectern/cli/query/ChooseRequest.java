package lectern.cli.query;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.OptionalLong;
import lectern.game.Evaluator;
import lectern.game.Excerpt;
import lectern.game.Move;
import lectern.game.Position;
import lectern.game.RuleViolation;
import lectern.games.Players;
import lectern.search.Budget;
import lectern.search.Player;
import lectern.search.PlayerKind;
import lectern.search.SearchPlayer;
import lectern.search.Thinking;

/** {@code choose}: what a player would do, and what it considered. */
final class ChooseRequest implements Requests.Handler {
    @Override
    public ObjectNode answer(Request request) {
        Position position = request.position();
        PlayerKind kind = kind(request, position);
        Player player = kind.player(judge(request, position, kind), SearchPlayer.Options.USUAL);
        Thinking thinking = Thinking.within(budget(request))
                .seeded(request.optionalWhole("seed", Long.MIN_VALUE, Long.MAX_VALUE)
                        .orElse(0));
        if (position.isOver()) throw QueryError.gameOver(whyNobodyMoves(position));
        return Answers.decision(
                player.decide(position, thinking), position.game().board(), request.sentences());
    }

    private static PlayerKind kind(Request request, Position position) {
        String id = request.text("player");
        return Players.find(position.game().kind(), id)
                .orElseThrow(() -> QueryError.of(
                        QueryError.Code.UNKNOWN_PLAYER,
                        "cli.unknown-player",
                        position.game().kind().id(),
                        Excerpt.of(id)));
    }

    private static Evaluator judge(Request request, Position position, PlayerKind kind) {
        Evaluator evaluator = request.choice("evaluator", position.game().kind().evaluators(), Evaluator::id)
                .orElseGet(() -> Players.judge(position.game(), kind));
        List<String> known =
                evaluator.parts().stream().map(part -> part.criterion().key()).toList();
        return evaluator.reweighted(request.weights(known));
    }

    private static Budget budget(Request request) {
        OptionalLong depth = request.optionalWhole("depth", 1, PerftRequest.DEEPEST);
        OptionalLong nodes = request.optionalWhole("nodes", 1, Long.MAX_VALUE);
        OptionalLong millis = request.optionalWhole("millis", 1, Long.MAX_VALUE);
        if (depth.isEmpty() && nodes.isEmpty() && millis.isEmpty()) return Budget.USUAL;
        return new Budget(
                (int) depth.orElse(Budget.ANY_DEPTH),
                nodes.orElse(Budget.ANY_NUMBER),
                millis.orElse(Budget.ANY_NUMBER),
                Budget.Clock.WALL);
    }

    /** A finished game refuses every move with the same sentence. */
    private static RuleViolation whyNobodyMoves(Position position) {
        return position.violation(position.readMove(Move.PASS)).orElseThrow();
    }
}
