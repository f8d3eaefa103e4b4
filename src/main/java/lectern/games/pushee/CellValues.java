package lectern.games.pushee;

import java.util.Arrays;
import java.util.stream.IntStream;
import lectern.game.Draws;

/** What each cell of a board is worth. It never changes, so all the positions of a game share it. */
final class CellValues {
    static final int HIGHEST = 9;

    private final int[] points;

    /** Differs, as far as 64 bits can, where the values do. */
    final long key;

    private CellValues(int[] points) {
        this.points = points;
        key = Arrays.stream(points).asLongStream().reduce(0, (a, b) -> Draws.mix(10 * a + b + 1));
    }

    static CellValues of(int[] points) {
        return new CellValues(points.clone());
    }

    /** Values drawn from a seed, each from 0 to 9 being as likely as the others. */
    static CellValues drawn(long seed, int cells) {
        Draws draws = Draws.of(seed, "pushee values");
        return new CellValues(
                IntStream.generate(() -> draws.below(HIGHEST + 1)).limit(cells).toArray());
    }

    int at(int cell) {
        return points[cell];
    }

    int sum() {
        return Arrays.stream(points).sum();
    }

    /** The digits of the board's rows, from the top. */
    String text(int size) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < points.length; cell++) {
            if (cell > 0 && cell % size == 0) text.append('/');
            text.append(points[cell]);
        }
        return text.toString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CellValues values && Arrays.equals(points, values.points);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(points);
    }

    @Override
    public String toString() {
        return Arrays.toString(points);
    }
}
