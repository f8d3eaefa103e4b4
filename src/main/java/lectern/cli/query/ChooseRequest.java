package lectern.cli.query;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lectern.game.Evaluator;
import lectern.game.GameKind;
import lectern.game.Position;
import lectern.game.RuleViolation;
import lectern.heuristic.Heuristic;
import lectern.heuristic.HeuristicSource;
import lectern.heuristic.NamedHeuristics;
import lectern.play.player.Contender;
import lectern.play.player.PlayerSetting;
import lectern.play.player.PlayerText;
import lectern.play.player.SettingValues;
import lectern.search.Decision;
import lectern.search.Thinking;

/** {@code choose}: what a player would do, and what it considered. */
final class ChooseRequest implements Requests.Handler {
    private static final String EVALUATOR = PlayerSetting.EVALUATOR.key();

    @Override
    public ObjectNode answer(Request request) {
        Position position = request.position();
        Optional<Heuristic> heuristic =
                request.heuristic(EVALUATOR, position.game().kind());
        HeuristicSource named = heuristic
                .<HeuristicSource>map(written -> new NamedHeuristics(List.of(written)))
                .orElse(HeuristicSource.NONE);
        Contender player =
                PlayerText.read(request.text("player"), beside(request, position, heuristic), position.game(), named);
        boolean traced = request.flag("trace");
        Thinking thinking = Thinking.within(player.budget())
                .recording(traced ? TraceAnswer.MOST_NODES : 0)
                .seeded(request.optionalWhole("seed", Long.MIN_VALUE, Long.MAX_VALUE)
                        .orElse(0));
        if (position.isOver()) throw QueryError.gameOver(whyNobodyMoves(position));
        Decision decision = player.player().decide(position, thinking);
        ObjectNode answer = Answers.decision(decision, position.game().board(), request.sentences());
        return traced ? answer.set("trace", TraceAnswer.of(decision.trace())) : answer;
    }

    /** The settings that have fields of their own, as a player's text writes them. */
    private static Map<String, String> beside(Request request, Position position, Optional<Heuristic> heuristic) {
        Map<String, String> settings = new LinkedHashMap<>();
        GameKind game = position.game().kind();
        for (PlayerSetting limit : PlayerSetting.LIMITS) {
            SettingValues values = limit.allowed();
            request.optionalWhole(limit.key(), (long) values.least(), (long) values.most())
                    .ifPresent(number -> settings.put(limit.key(), String.valueOf(number)));
        }
        heuristic
                .map(written -> Evaluator.WRITTEN + written.reference())
                .or(() -> request.optionalText(EVALUATOR))
                .ifPresent(id -> settings.put(EVALUATOR, id));
        request.weights(game, heuristic)
                .forEach((key, weight) -> settings.put(PlayerSetting.WEIGHT + key, SettingValues.plain(weight)));
        return settings;
    }

    /** A finished game refuses every move with the same sentence. */
    private static RuleViolation whyNobodyMoves(Position position) {
        return position.violation(
                        position.readMove(position.game().conceivableMoves().get(0)))
                .orElseThrow();
    }
}
