package lectern.game.board;

import java.util.Arrays;
import java.util.Iterator;
import java.util.PrimitiveIterator;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Some cells of a board, in an order that may mean something (a path, a run from the gap outwards). A cell is its
 * number in a {@link BoardShape}: row by row from the top, from the left.
 */
public final class Cells implements Iterable<Integer> {
    public static final Cells NONE = new Cells();

    private final Supplier<Cells> source;

    /** Null until they are looked at; then always the same. */
    private volatile int[] numbers;

    private Cells(int... numbers) {
        this.numbers = numbers;
        source = null;
    }

    private Cells(Supplier<Cells> source) {
        this.source = source;
    }

    public static Cells of(int... numbers) {
        return numbers.length == 0 ? NONE : new Cells(numbers.clone());
    }

    public static Cells of(IntStream numbers) {
        return of(numbers.toArray());
    }

    /** Cells that are worked out when they are first looked at: of many that are told few are ever looked at. */
    public static Cells later(Supplier<Cells> source) {
        return new Cells(source);
    }

    private int[] numbers() {
        int[] known = numbers;
        if (known == null) {
            known = source.get().numbers();
            numbers = known;
        }
        return known;
    }

    public int size() {
        return numbers().length;
    }

    public boolean isEmpty() {
        return numbers().length == 0;
    }

    public int get(int index) {
        return numbers()[index];
    }

    public int first() {
        return numbers()[0];
    }

    public int last() {
        return get(size() - 1);
    }

    public boolean contains(int cell) {
        return stream().anyMatch(number -> number == cell);
    }

    /** These cells, then the others that are not yet among them. */
    public Cells and(Cells others) {
        return of(IntStream.concat(stream(), others.stream()).distinct());
    }

    public IntStream stream() {
        return Arrays.stream(numbers());
    }

    @Override
    public Iterator<Integer> iterator() {
        PrimitiveIterator.OfInt cells = stream().iterator();
        return cells;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Cells cells && Arrays.equals(numbers(), cells.numbers());
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(numbers());
    }

    @Override
    public String toString() {
        return Arrays.toString(numbers());
    }
}
