package lectern.lesson.condition;

import java.util.List;
import lectern.game.Effect;
import lectern.game.Move;
import lectern.game.Position;
import lectern.game.Word;
import lectern.search.Stop;

/**
 * What is told of the move says a word so often: three pieces pushed, one tile sunk, no island split. A step that
 * changes several pieces at once counts each of them.
 */
public record Tells(Word word, int least, int most) implements Condition {
    @Override
    public List<Move> among(Position position, Stop stop) {
        return position.moves().stream().filter(move -> holds(position, move)).toList();
    }

    private boolean holds(Position position, Move move) {
        int[] count = {0};
        position.play(move, effect -> count[0] += weight(effect));
        return count[0] >= least && count[0] <= most;
    }

    private int weight(Effect effect) {
        if (!effect.reason().key().equals(word.key())) return 0;
        return Math.max(1, effect.changes().size());
    }

    @Override
    public String contentKey() {
        return "Tells[word=" + ContentKey.of(word) + ", least=" + least + ", most=" + most + "]";
    }
}
