package lectern.cli.query;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.OptionalLong;
import lectern.game.BoardShape;
import lectern.game.Evaluator;
import lectern.game.Excerpt;
import lectern.game.Move;
import lectern.game.Position;
import lectern.game.RuleViolation;
import lectern.games.Players;
import lectern.search.Bound;
import lectern.search.Budget;
import lectern.search.Candidate;
import lectern.search.Decision;
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
        return told(player.decide(position, thinking), position.game().board(), request);
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

    private static ObjectNode told(Decision decision, BoardShape board, Request request) {
        ObjectNode answer = Json.object().put("move", decision.move().text());
        answer.set("score", Json.number(decision.score()));
        answer.put("choice", decision.choice().word());
        ArrayNode candidates = answer.putArray("candidates");
        for (Candidate candidate : decision.candidates()) candidates.add(told(candidate, board));
        answer.put("depth", decision.depth()).put("nodes", decision.nodes());
        answer.set("line", Json.texts(decision.line().stream().map(Move::text).toList()));
        answer.put("seed", decision.seed());
        if (!decision.notes().isEmpty()) {
            List<String> notes =
                    decision.notes().stream().map(request.sentences()::of).toList();
            answer.set("notes", Json.texts(notes));
        }
        return answer;
    }

    /** A bound, visits, their mean and a verdict are told only where there are any. */
    private static ObjectNode told(Candidate candidate, BoardShape board) {
        ObjectNode told = Json.object().put("move", candidate.move().text());
        told.set("score", Json.number(candidate.score()));
        if (candidate.bound() != Bound.EXACT)
            told.put("bound", candidate.bound().word());
        if (candidate.visits() > 0) told.put("visits", candidate.visits());
        candidate.mean().ifPresent(mean -> told.set("mean", Json.number(mean)));
        candidate
                .verdict()
                .ifPresent(verdict -> told.putObject("verdict")
                        .put("result", verdict.result().word())
                        .put("plies", verdict.plies()));
        told.set("terms", Answers.terms(candidate.terms(), board));
        return told;
    }
}
