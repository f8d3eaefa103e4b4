package lectern.heuristic.written;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lectern.game.CellSet;
import lectern.game.GameKind;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.board.BoardShape;
import lectern.games.Games;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The sets of cells that games hand out are those that can be read off the texts of positions. */
class WrittenSetsTest {
    private static final int POSITIONS = 2000;

    @ParameterizedTest
    @MethodSource("kinds")
    void everySetHasTheCellsThatTheTextShows(GameKind kind) {
        for (Position position : PositionsWithOptions.of(kind, POSITIONS)) {
            for (Seat seat : Seat.values()) {
                WrittenView view = new WrittenView(position, seat);
                for (CellSet set : kind.cellSets()) {
                    assertThat(cells(set, position, seat))
                            .as("%s of %s in %s %s", set.key(), seat, position.game(), position)
                            .isEqualTo(view.named(set.key()));
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void cellsAreWorthWhatTheTextShows(GameKind kind) {
        for (Position position : PositionsWithOptions.of(kind, POSITIONS)) {
            WrittenBoard board = new WrittenBoard(kind.id(), position.text());
            BoardShape shape = position.game().board();
            for (int cell = 0; cell < shape.cells(); cell++) {
                assertThat(kind.points(position, cell))
                        .as("%s in %s", shape.label(cell), position)
                        .isEqualTo(board.points(shape.label(cell)));
            }
        }
    }

    private static Set<String> cells(CellSet set, Position position, Seat seat) {
        BoardShape shape = position.game().board();
        return IntStream.range(0, shape.cells())
                .filter(cell -> (set.word(position, seat, cell / Long.SIZE) >>> cell & 1) != 0)
                .mapToObj(shape::label)
                .collect(Collectors.toSet());
    }

    static Stream<GameKind> kinds() {
        return Games.ALL.stream();
    }
}
