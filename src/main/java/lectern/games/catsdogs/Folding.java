package lectern.games.catsdogs;

import static lectern.game.board.BoardShape.OUTSIDE;

import lectern.game.Draws;
import lectern.game.board.BoardShape;
import lectern.game.board.Cells;
import lectern.games.catsdogs.Yard.Lot;

/**
 * A key of the room in a yard that turned and mirrored yards share. A cell where one side can place, and where it
 * takes no room from the other, is as good as any other such cell: of these only the number counts.
 */
final class Folding {
    private static final int SYMMETRIES = 8;

    private final Neighbourhood neighbourhood;

    /** For each cell, a word for each symmetry: that of the cell's image. */
    private final long[] words;

    Folding(Neighbourhood neighbourhood) {
        this.neighbourhood = neighbourhood;
        BoardShape board = neighbourhood.board;
        words = new long[board.cells() * SYMMETRIES];
        for (int cell = 0; cell < board.cells(); cell++) {
            for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
                words[cell * SYMMETRIES + symmetry] = Draws.mix(image(board, cell, symmetry) + 1L);
            }
        }
    }

    private static int image(BoardShape board, int cell, int symmetry) {
        int last = board.columns() - 1;
        int column = (symmetry & 1) == 0 ? board.column(cell) : last - board.column(cell);
        int row = (symmetry & 2) == 0 ? board.row(cell) : last - board.row(cell);
        return (symmetry & 4) == 0 ? board.at(column, row) : board.at(row, column);
    }

    long key(Yard yard) {
        long[] sums = new long[SYMMETRIES];
        long free = addRoom(sums, yard, Pet.CAT) + 256 * addRoom(sums, yard, Pet.DOG);
        long least = sums[0];
        for (long sum : sums) least = Math.min(least, sum);
        return Draws.mix(least ^ Draws.mix(free));
    }

    /** Adds a side's room to the sums; says how many of its cells matter to no other region. */
    private long addRoom(long[] sums, Yard yard, Pet pet) {
        Lot room = Lot.roomFor(pet);
        long free = 0;
        for (int cell = yard.next(room, 0); cell != OUTSIDE; cell = yard.next(room, cell + 1)) {
            if (mattersTo(pet.other(), yard, cell)) add(sums, cell, pet);
            else free++;
        }
        return free;
    }

    private boolean mattersTo(Pet pet, Yard yard, int cell) {
        Lot room = Lot.roomFor(pet);
        if (yard.has(room, cell)) return true;
        Cells neighbours = neighbourhood.of(cell);
        for (int i = 0; i < neighbours.size(); i++) {
            if (yard.has(room, neighbours.get(i))) return true;
        }
        return false;
    }

    /** Sums do not depend on the order; the kinds are told apart by a factor, an odd one that loses no bit. */
    private static long factor(Pet pet) {
        return pet == Pet.CAT ? 1 : 0x9E3779B97F4A7C15L;
    }

    private void add(long[] sums, int cell, Pet pet) {
        for (int i = 0; i < SYMMETRIES; i++) sums[i] += words[cell * SYMMETRIES + i] * factor(pet);
    }
}
