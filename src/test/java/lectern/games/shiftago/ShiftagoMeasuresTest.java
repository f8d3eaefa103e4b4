package lectern.games.shiftago;

import static lectern.games.shiftago.ShiftagoTable.english;
import static lectern.games.shiftago.ShiftagoTable.labels;
import static lectern.games.shiftago.ShiftagoTable.position;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.IntStream;
import lectern.game.Draws;
import lectern.game.Overlay;
import lectern.game.board.Cells;
import org.junit.jupiter.api.Test;

class ShiftagoMeasuresTest {
    private static final long ALL_CELLS = 0x7F_7F_7F_7F_7F_7F_7FL;

    /** The report's example; across the line, each marble is a run of one in a column and in up to two diagonals. */
    @Test
    void theLineXXOOXXXGives275And32() {
        int acrossX = 5 + 6;
        int acrossO = 2 + 4;
        assertThat(facts("7/7/7/xxooxxx/7/7/7 x 9 9")).isEqualTo(facts(3, 2, 275 + acrossX, 32 + acrossO));
    }

    @Test
    void runsCountInRowsColumnsAndDiagonalsOfAtLeastFiveCells() {
        assertThat(facts("7/7/7/3x3/7/7/7 x 9 9")).isEqualTo(facts(1, 0, 4, 0));
        assertThat(facts("x6/7/7/7/7/7/6o x 9 9")).isEqualTo(facts(1, 1, 3, 3));
        assertThat(facts("3x3/7/7/7/7/7/7 x 9 9")).isEqualTo(facts(1, 0, 2, 0));
        assertThat(facts("7/7/7/7/7/7/7 x 9 9")).isEqualTo(facts(0, 0, 0, 0));
    }

    @Test
    void shortDiagonalsDoNotCount() {
        assertThat(facts("3x3/2x4/1x5/x6/7/7/7 x 9 9")).isEqualTo(facts(1, 0, 4 * 2 + 2, 0));
        assertThat(facts("4x2/3x3/2x4/1x5/x6/7/7 x 9 9")).isEqualTo(facts(5, 0, 3125 + 5 * 2 + 3, 0));
    }

    @Test
    void longestLooksInEveryDirection() {
        assertThat(facts("xxx4/7/7/7/7/7/7 x 9 9").get("longest")).isEqualTo(seats(3, 0));
        assertThat(facts("2o4/2o4/2o4/2o4/7/7/7 x 9 9").get("longest")).isEqualTo(seats(0, 4));
        assertThat(facts("x6/1x5/2x4/3x3/4x2/5x1/6x x 9 9").get("longest")).isEqualTo(seats(7, 0));
        assertThat(facts("6x/5x1/7/7/7/7/7 x 9 9").get("longest")).isEqualTo(seats(2, 0));
    }

    @Test
    void everyLineOfAFullBoardCountsOnce() {
        int seven = 7 * 7 * 7 * 7 * 7;
        int six = 6 * 6 * 6 * 6 * 6;
        assertThat(Runs.total(ALL_CELLS)).isEqualTo(16 * seven + 4 * six + 4 * 3125);
        assertThat(Runs.longest(ALL_CELLS)).isEqualTo(7);
    }

    @Test
    void measuringAndShowingRunsAgree() {
        Draws draws = Draws.of(7, "runs");
        for (int i = 0; i < 1500; i++) {
            long half = draws.next() & ALL_CELLS;
            long most = half | (draws.next() & ALL_CELLS);
            for (long marbles : new long[] {half, most}) {
                int[] lengths = LineCells.runs(marbles, 1).stream()
                        .mapToInt(Cells::size)
                        .toArray();
                int longest = IntStream.of(lengths).max().orElse(0);
                assertThat(Runs.total(marbles))
                        .isEqualTo(IntStream.of(lengths)
                                .map(n -> n * n * n * n * n)
                                .sum());
                assertThat(Runs.longest(marbles)).isEqualTo(longest);
                assertThat(Runs.hasFive(marbles)).isEqualTo(longest >= 5);
            }
        }
    }

    @Test
    void theOverlayShowsEachSidesLongestRuns() {
        Overlay lines =
                position("xxx4/7/7/o6/1o5/2o4/ooo4 x 9 9").view().overlays().get(0);
        assertThat(english(lines.name())).isEqualTo("Lines: each side's longest runs");
        assertThat(lines.groups())
                .extracting(group -> english(group.name()))
                .containsExactlyInAnyOrder("X: 3 in line, from a1 to c1", "O: 3 in line, from a7 to c7");
        assertThat(labels(lines.groups().get(0).cells())).containsExactly("a1", "b1", "c1");
        assertThat(lines.groups().get(0).count()).isEqualTo(3);
    }

    @Test
    void aLoneMarbleIsNoLine() {
        assertThat(position("x6/7/7/3o3/7/7/7 x 9 9").view().overlays().get(0).groups())
                .isEmpty();
        assertThat(position("xx5/7/7/3o3/7/7/7 x 9 9").view().overlays().get(0).groups())
                .hasSize(1);
    }

    private static Map<String, Object> facts(String text) {
        return position(text).view().facts();
    }

    private static Map<String, Object> facts(int longestX, int longestO, int runsX, int runsO) {
        return Map.of("longest", seats(longestX, longestO), "runs", seats(runsX, runsO));
    }

    private static Map<String, Object> seats(int first, int second) {
        return Map.of("first", first, "second", second);
    }
}
