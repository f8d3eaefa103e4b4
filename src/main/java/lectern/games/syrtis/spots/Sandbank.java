package lectern.games.syrtis.spots;

import java.util.Arrays;
import java.util.stream.IntStream;
import lectern.game.base.RowPacking;
import lectern.game.board.BoardShape;
import lectern.game.board.Cells;

/** The two boards: a square each, and the numbered places in it where tiles lie at first. */
public final class Sandbank {
    public static final Sandbank MAJOR = new Sandbank(7, "c4 b4 a4 a3 b3 c3 d3 e3 f3 g3 f2 e2 d2 c2 b2 c1 d1 e1");
    public static final Sandbank MINOR = new Sandbank(5, "b3 a3 a2 b2 c2 d2 d1 c1");

    private final BoardShape shape;
    private final long all;
    private final RowPacking packing;

    /** The spots of tiles 1, 2 and so on: each listed one is followed by its reflection. */
    private final int[] numbered;

    /** For each spot, how close it is to the middle: 1 for the middle itself, 0 for half a diagonal away. */
    private final double[] closeness = new double[Spots.LIMIT];

    private Sandbank(int side, String oddNumbers) {
        shape = BoardShape.square(side);
        packing = new RowPacking(shape, Spots.STRIDE);
        all = IntStream.range(0, shape.cells()).mapToLong(this::bit).reduce(0, (a, b) -> a | b);
        numbered = Arrays.stream(oddNumbers.split(" "))
                .mapToInt(shape::cell)
                .flatMap(cell -> IntStream.of(spot(cell), spot(shape.cells() - 1 - cell)))
                .toArray();
        int middle = side / 2;
        double farthest = side / StrictMath.sqrt(2);
        for (int cell = 0; cell < shape.cells(); cell++) {
            int columns = shape.column(cell) - middle;
            int rows = shape.row(cell) - middle;
            double distance = StrictMath.sqrt(columns * columns + rows * rows);
            closeness[spot(cell)] = (farthest - distance) / farthest;
        }
    }

    public BoardShape shape() {
        return shape;
    }

    /** Every spot of the square. */
    public long all() {
        return all;
    }

    /** How many tiles a fresh board has. */
    public int tiles() {
        return numbered.length;
    }

    /** Where a fresh board has the tile with a number, from 1. */
    public int numbered(int number) {
        return numbered[number - 1];
    }

    public double closeness(int spot) {
        return closeness[spot];
    }

    public int spot(int cell) {
        return Spots.at(shape.column(cell), shape.row(cell));
    }

    /** The cell of a spot of the square. */
    public int cell(int spot) {
        return shape.at(Spots.column(spot), Spots.row(spot));
    }

    public long bit(int cell) {
        return Spots.bit(spot(cell));
    }

    /** The same cells as the bits of a {@link lectern.game.CellSet}, without any beyond the square. */
    public long packed(long spots) {
        return packing.packed(spots);
    }

    /** All the cells of some spots, row by row. */
    public Cells cells(long spots) {
        return Cells.of(IntStream.range(0, shape.cells()).filter(cell -> (spots & bit(cell)) != 0));
    }

    /** The cells of some spots, in their order. */
    public Cells listed(int... spots) {
        return Cells.of(Arrays.stream(spots).map(this::cell));
    }
}
