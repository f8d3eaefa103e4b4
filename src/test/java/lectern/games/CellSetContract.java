package lectern.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import lectern.game.CellSet;
import lectern.game.Game;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.board.BoardShape;

/** What every game promises to formulas that name sets of its cells. */
final class CellSetContract {
    private static final List<String> EVERYWHERE = List.of("own", "enemy", "vacant", "blocked");

    /** What the language of formulas means by itself. */
    private static final List<String> TAKEN = List.of(
            "board edge corners centre near beside row column count sum value turn min max abs sqrt pow if and or not"
                    .split(" "));

    private final Game game;
    private final List<? extends CellSet> sets;

    CellSetContract(Game game) {
        this.game = game;
        sets = game.kind().cellSets();
    }

    void checkNames() {
        assertThat(sets).extracting(CellSet::key).doesNotHaveDuplicates().startsWith(EVERYWHERE.toArray(String[]::new));
        assertThat(sets).extracting(CellSet::key).doesNotContainAnyElementsOf(TAKEN);
        assertThat(sets).extracting(CellSet::key).allMatch(key -> key.matches("[a-z]+(_[a-z]+)*"));
        BoardShape largest = game.kind().largestBoard();
        assertThat(largest.columns()).isGreaterThanOrEqualTo(game.board().columns());
        assertThat(largest.rows()).isGreaterThanOrEqualTo(game.board().rows());
        assertThat(largest.rowsFromBottom()).isEqualTo(game.board().rowsFromBottom());
    }

    void check(Position position) {
        for (CellSet set : sets) {
            for (Seat side : Seat.values()) {
                assertThat(cells(set, position, side).length())
                        .as("%s of %s in %s", set.key(), side, position)
                        .isLessThanOrEqualTo(game.board().cells());
            }
        }
        for (Seat side : Seat.values()) {
            assertThat(named("own", position, side))
                    .as("%s", position)
                    .isEqualTo(named("enemy", position, side.other()));
        }
        for (String key : List.of("vacant", "blocked")) {
            assertThat(named(key, position, Seat.FIRST))
                    .as("%s in %s", key, position)
                    .isEqualTo(named(key, position, Seat.SECOND));
        }
        checkNoCellIsTwoThings(position);
    }

    private void checkNoCellIsTwoThings(Position position) {
        BitSet met = new BitSet();
        for (String key : EVERYWHERE) {
            BitSet cells = named(key, position, Seat.FIRST);
            assertThat(met.intersects(cells)).as("%s in %s", key, position).isFalse();
            met.or(cells);
        }
    }

    private BitSet named(String key, Position position, Seat side) {
        CellSet named =
                sets.stream().filter(set -> set.key().equals(key)).findFirst().orElseThrow();
        return cells(named, position, side);
    }

    private BitSet cells(CellSet set, Position position, Seat side) {
        long[] words = new long[(game.board().cells() + Long.SIZE - 1) / Long.SIZE];
        for (int word = 0; word < words.length; word++) words[word] = set.word(position, side, word);
        return BitSet.valueOf(words);
    }
}
