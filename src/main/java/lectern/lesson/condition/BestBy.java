package lectern.lesson.condition;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.search.Stop;

/** No move leads to a position that an evaluator likes better for the mover. Equally good ones all count. */
public record BestBy(Evaluator evaluator) implements Condition {
    @Override
    public List<Move> among(Position position, Stop stop) {
        Map<Move, Double> values = new LinkedHashMap<>();
        for (Move move : position.moves()) {
            values.put(move, evaluator.value(position.play(move, Narrator.SILENT), position.toMove()));
        }
        double best =
                values.values().stream().mapToDouble(Double::doubleValue).max().orElse(0);
        return values.keySet().stream().filter(move -> values.get(move) == best).toList();
    }

    @Override
    public String contentKey() {
        return "BestBy[evaluator=" + ContentKey.of(evaluator) + "]";
    }
}
