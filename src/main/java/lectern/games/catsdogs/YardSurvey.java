package lectern.games.catsdogs;

import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import lectern.game.board.BoardShape;
import lectern.game.board.Cells;
import lectern.games.catsdogs.Yard.Lot;

/** What a look over a whole yard shows, all cells of a word at once. */
record YardSurvey(Yard yard) {
    /** The cell on which a pet bars the most cells to the other side; the first of several. */
    int strongest(Pet pet) {
        return amidMost(Lot.roomFor(pet), Lot.roomFor(pet), Lot.roomFor(pet.other()));
    }

    /** The same of the cells that both can use. */
    int strongestShared(Pet pet) {
        return amidMost(Lot.roomFor(pet), Lot.roomFor(pet.other()), Lot.roomFor(pet.other()));
    }

    private int amidMost(Lot among, Lot alsoAmong, Lot near) {
        int found = BoardShape.OUTSIDE;
        int most = -1;
        for (int i = 0; i < yard.width(); i++) {
            long choices = yard.word(among, i) & yard.word(alsoAmong, i);
            if (choices == 0) continue;
            NeighbourCounts company = yard.company(near, i);
            long first = Long.lowestOneBit(company.most(choices));
            int count = company.count(first);
            if (count <= most) continue;
            most = count;
            found = i * Long.SIZE + Long.numberOfTrailingZeros(first);
        }
        return found;
    }

    /** How many cells only one side can use that are next to cells that both can. */
    int countExposed(Pet pet) {
        int count = 0;
        long[] shared = shared();
        for (int i = 0; i < shared.length; i++) count += Long.bitCount(exposed(pet, shared, i));
        return count;
    }

    Cells exposed(Pet pet) {
        long[] shared = shared();
        return cells(cell -> isIn(exposed(pet, shared, cell / Long.SIZE), cell));
    }

    private long exposed(Pet pet, long[] shared, int word) {
        long only = yard.word(Lot.roomFor(pet), word) & ~yard.word(Lot.roomFor(pet.other()), word);
        return only & yard.company(shared, word).any();
    }

    private long[] shared() {
        long[] shared = new long[yard.width()];
        for (int i = 0; i < shared.length; i++) {
            shared[i] = yard.word(Lot.ROOM_FOR_CATS, i) & yard.word(Lot.ROOM_FOR_DOGS, i);
        }
        return shared;
    }

    /** How many dogs have no other dog beside them. */
    int countStrays() {
        int count = 0;
        for (int i = 0; i < yard.width(); i++) count += Long.bitCount(strays(i));
        return count;
    }

    Cells strays() {
        return cells(cell -> isIn(strays(cell / Long.SIZE), cell));
    }

    private long strays(int word) {
        return yard.word(Lot.DOGS, word) & yard.company(Lot.DOGS, word).justOne();
    }

    /** The dog whose removal opens the most cells to Cats; the last of several. */
    int mostInTheWay() {
        long[] barred = new long[yard.width()];
        for (int i = 0; i < barred.length; i++) barred[i] = barredByOne(i);
        int found = BoardShape.OUTSIDE;
        int most = -1;
        for (int i = 0; i < barred.length; i++) {
            long dogs = yard.word(Lot.DOGS, i);
            if (dogs == 0) continue;
            NeighbourCounts company = yard.company(barred, i);
            long last = Long.highestOneBit(company.most(dogs));
            int count = company.count(last);
            if (count < most) continue;
            most = count;
            found = i * Long.SIZE + Long.numberOfTrailingZeros(last);
        }
        return found;
    }

    /** The cells that a single dog bars to Cats, or will have barred until it is removed from there itself. */
    private long barredByOne(int word) {
        return yard.company(Lot.DOGS, word).justOne() & ~yard.word(Lot.CATS, word) & ~yard.word(Lot.OBSTACLES, word);
    }

    private Cells cells(IntPredicate shown) {
        return Cells.of(IntStream.range(0, yard.board().cells()).filter(shown));
    }

    private static boolean isIn(long word, int cell) {
        return (word >>> cell & 1) != 0;
    }
}
