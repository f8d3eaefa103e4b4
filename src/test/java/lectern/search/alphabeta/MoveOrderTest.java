package lectern.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import lectern.game.Move;
import lectern.game.Position;
import lectern.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A search tries the moves that look best first, and each of them once. */
class MoveOrderTest {
    private static final int PLY = 3;

    private final MoveOrder order = new MoveOrder();
    private final Position position =
            Games.read("infection").read("xx3oo/xxx1ooo/1xx1oo1/2x1o2/2o1x2/oo3xx/oo3xx x 0 1");

    @ParameterizedTest
    @ValueSource(strings = {"infection", "shiftago", "pushee", "syrtis", "catsdogs"})
    void everyMoveIsHandedOutOnceAndMorePromisingOnesBefore(String gameText) {
        Position start = Games.read(gameText).start(1).position();
        List<Move> tried = all(start, MoveOrder.NONE);
        assertThat(tried).containsExactlyInAnyOrderElementsOf(start.moves());
        assertThat(tried.stream().map(start.hints()::promise)).isSortedAccordingTo(Comparator.reverseOrder());
    }

    @Test
    void whatWasBestBeforeComesFirst() {
        int last = position.moveCount() - 1;
        List<Move> tried = all(position, last);
        assertThat(tried.get(0)).isEqualTo(position.move(last));
        assertThat(tried).containsExactlyInAnyOrderElementsOf(position.moves());
    }

    @Test
    void aPlaceThatThePositionDoesNotHaveIsNotBelieved() {
        assertThat(all(position, position.moveCount())).isEqualTo(all(position, MoveOrder.NONE));
    }

    @Test
    void amongEqualPromisesWhatCutOffElsewhereComesFirst() {
        List<Move> before = all(position, MoveOrder.NONE);
        Move late = Collections.max(
                before,
                Comparator.comparingInt((Move move) -> -position.hints().promise(move))
                        .thenComparing(before::indexOf));
        order.cutOff(position, late, 1, PLY);
        List<Move> equals = all(position, MoveOrder.NONE).stream()
                .filter(move ->
                        position.hints().promise(move) == position.hints().promise(late))
                .toList();
        assertThat(equals).hasSizeGreaterThan(2).startsWith(late);
    }

    private List<Move> all(Position from, int bestBefore) {
        MoveOrder.Queue queue = order.queue(from, bestBefore, PLY);
        List<Move> moves = new ArrayList<>();
        for (int i = 0; i < queue.size(); i++) {
            moves.add(queue.next());
            assertThat(from.move(queue.place())).isEqualTo(moves.get(i));
        }
        return moves;
    }
}
