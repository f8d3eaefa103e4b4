package lectern.cli.query;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.Map;
import lectern.game.GameKind;
import lectern.game.Position;
import lectern.game.RuleViolation;
import lectern.play.player.Contender;
import lectern.play.player.PlayerSetting;
import lectern.play.player.PlayerText;
import lectern.play.player.SettingValues;
import lectern.search.Thinking;

/** {@code choose}: what a player would do, and what it considered. */
final class ChooseRequest implements Requests.Handler {
    @Override
    public ObjectNode answer(Request request) {
        Position position = request.position();
        Contender player = PlayerText.read(request.text("player"), beside(request, position), position.game());
        Thinking thinking = Thinking.within(player.budget())
                .seeded(request.optionalWhole("seed", Long.MIN_VALUE, Long.MAX_VALUE)
                        .orElse(0));
        if (position.isOver()) throw QueryError.gameOver(whyNobodyMoves(position));
        return Answers.decision(
                player.player().decide(position, thinking), position.game().board(), request.sentences());
    }

    /** The settings that have fields of their own, as a player's text writes them. */
    private static Map<String, String> beside(Request request, Position position) {
        Map<String, String> settings = new LinkedHashMap<>();
        GameKind game = position.game().kind();
        for (PlayerSetting limit : PlayerSetting.LIMITS) {
            SettingValues values = limit.allowed();
            request.optionalWhole(limit.key(), (long) values.least(), (long) values.most())
                    .ifPresent(number -> settings.put(limit.key(), String.valueOf(number)));
        }
        String evaluator = PlayerSetting.EVALUATOR.key();
        request.optionalText(evaluator).ifPresent(id -> settings.put(evaluator, id));
        request.weights(game)
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
