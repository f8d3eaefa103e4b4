package lectern.games.catsdogs;

import java.util.Arrays;
import java.util.stream.IntStream;
import lectern.game.Draws;
import lectern.game.board.BoardShape;
import lectern.game.board.Cells;
import lectern.game.board.Layer;
import lectern.game.board.Picture;
import lectern.game.board.Token;

/**
 * What stands where, and where each kind of pet could be placed next. Immutable.
 *
 * <p>All of it is sets of cells, kept as bits, one set behind the other in a single array: one form for every size of
 * board, and placing a pet on the usual board is a copy of five words.
 */
final class Yard implements TurnOrder.Board {
    /** The sets of cells that make up a yard. */
    enum Lot {
        CATS,
        DOGS,
        OBSTACLES,
        ROOM_FOR_CATS,
        ROOM_FOR_DOGS;

        static Lot of(Pet pet) {
            return pet == Pet.CAT ? CATS : DOGS;
        }

        /** Where one more of a kind of pet could be placed. */
        static Lot roomFor(Pet pet) {
            return pet == Pet.CAT ? ROOM_FOR_CATS : ROOM_FOR_DOGS;
        }
    }

    private static final int LOTS = Lot.values().length;

    private final Neighbourhood neighbourhood;
    private final long[] words;

    /**
     * @param tokens what stands on each cell: a pet, an obstacle, or null
     */
    Yard(Neighbourhood neighbourhood, Token... tokens) {
        this.neighbourhood = neighbourhood;
        words = new long[LOTS * neighbourhood.width];
        for (int cell = 0; cell < tokens.length; cell++) {
            if (tokens[cell] == null) continue;
            Lot lot = tokens[cell] instanceof Pet pet ? Lot.of(pet) : Lot.OBSTACLES;
            add(words, lot, cell);
        }
        for (int cell = 0; cell < tokens.length; cell++) makeRoom(words, cell);
    }

    private Yard(long[] words, Neighbourhood neighbourhood) {
        this.neighbourhood = neighbourhood;
        this.words = words;
    }

    /** This yard with one more pet, on a cell where there is room for it. */
    Yard with(Pet pet, int cell) {
        Yard next = copy();
        next.put(pet, cell);
        return next;
    }

    /** This yard without one of its dogs. */
    Yard withoutDog(int cell) {
        Yard next = copy();
        next.takeDog(cell);
        return next;
    }

    /** The same yard with other pets on it, where a set is a single word. */
    Yard after(long cats, long dogs) {
        long obstacles = word(Lot.OBSTACLES, 0);
        long empty = neighbourhood.all(0) & ~(cats | dogs | obstacles);
        long roomForCats = empty & ~neighbourhood.spread(dogs);
        long roomForDogs = empty & ~neighbourhood.spread(cats);
        return new Yard(new long[] {cats, dogs, obstacles, roomForCats, roomForDogs}, neighbourhood);
    }

    /** A yard of one's own, to change until it is handed on. */
    Yard copy() {
        return new Yard(words.clone(), neighbourhood);
    }

    /** Changes this yard itself; see {@link #with}. */
    void put(Pet pet, int cell) {
        add(words, Lot.of(pet), cell);
        remove(words, Lot.roomFor(pet), cell);
        int lost = start(Lot.roomFor(pet.other()));
        for (int i = 0; i < neighbourhood.width; i++) words[lost + i] &= ~neighbourhood.reach(cell, i);
    }

    /** Changes this yard itself; see {@link #withoutDog}. */
    void takeDog(int cell) {
        remove(words, Lot.DOGS, cell);
        makeRoom(words, cell);
        Cells neighbours = neighbourhood.of(cell);
        for (int i = 0; i < neighbours.size(); i++) makeRoom(words, neighbours.get(i));
    }

    /** How many cells Cats could use if this dog were not there, and cannot while it is. */
    int openedWithout(int dog) {
        int opened = countNear(Lot.DOGS, dog) == 1 ? 1 : 0;
        Cells neighbours = neighbourhood.of(dog);
        for (int i = 0; i < neighbours.size(); i++) {
            int cell = neighbours.get(i);
            if (isFree(words, cell) && countNear(Lot.DOGS, cell) == 1) opened++;
        }
        return opened;
    }

    /** Makes room on a cell for every kind that may be placed there: it is empty, and no enemy is next to it. */
    private void makeRoom(long[] yard, int cell) {
        if (!isFree(yard, cell)) return;
        if (!isNear(yard, Lot.DOGS, cell)) add(yard, Lot.ROOM_FOR_CATS, cell);
        if (!isNear(yard, Lot.CATS, cell)) add(yard, Lot.ROOM_FOR_DOGS, cell);
    }

    private boolean isFree(long[] yard, int cell) {
        return !has(yard, Lot.CATS, cell) && !has(yard, Lot.DOGS, cell) && !has(yard, Lot.OBSTACLES, cell);
    }

    private boolean isNear(long[] yard, Lot lot, int cell) {
        long near = 0;
        for (int i = 0; i < neighbourhood.width; i++) near |= yard[start(lot) + i] & neighbourhood.reach(cell, i);
        return near != 0;
    }

    private boolean has(long[] yard, Lot lot, int cell) {
        return (yard[start(lot) + cell / Long.SIZE] >>> cell & 1) != 0;
    }

    private void add(long[] yard, Lot lot, int cell) {
        yard[start(lot) + cell / Long.SIZE] |= 1L << cell;
    }

    private void remove(long[] yard, Lot lot, int cell) {
        yard[start(lot) + cell / Long.SIZE] &= ~(1L << cell);
    }

    /** Where the words of a set begin. */
    private int start(Lot lot) {
        return lot.ordinal() * neighbourhood.width;
    }

    boolean has(Lot lot, int cell) {
        return has(words, lot, cell);
    }

    int count(Lot lot) {
        int count = 0;
        int start = start(lot);
        for (int i = 0; i < neighbourhood.width; i++) count += Long.bitCount(words[start + i]);
        return count;
    }

    boolean isEmpty(Lot lot) {
        int start = start(lot);
        for (int i = 0; i < neighbourhood.width; i++) {
            if (words[start + i] != 0) return false;
        }
        return true;
    }

    /** How many cells of a set are a cell or next to it. */
    int countNear(Lot lot, int cell) {
        int count = 0;
        int start = start(lot);
        for (int i = 0; i < neighbourhood.width; i++) {
            count += Long.bitCount(words[start + i] & neighbourhood.reach(cell, i));
        }
        return count;
    }

    /** How many words a set of cells takes. */
    int width() {
        return neighbourhood.width;
    }

    /** A word of a set. */
    long word(Lot lot, int index) {
        return words[start(lot) + index];
    }

    /** A word of the set of cells on which nothing stands. */
    long empty(int word) {
        return neighbourhood.all(word) & ~(word(Lot.CATS, word) | word(Lot.DOGS, word) | word(Lot.OBSTACLES, word));
    }

    /** How many cells of a set the cells of a word have on them or next to them. */
    NeighbourCounts company(Lot lot, int word) {
        return NeighbourCounts.of(neighbourhood, words, start(lot), word);
    }

    /** The same for any other set. */
    NeighbourCounts company(long[] set, int word) {
        return NeighbourCounts.of(neighbourhood, set, 0, word);
    }

    @Override
    public boolean hasRoomFor(Pet pet) {
        return !isEmpty(Lot.roomFor(pet));
    }

    @Override
    public boolean hasDogs() {
        return !isEmpty(Lot.DOGS);
    }

    boolean hasRoom() {
        return hasRoomFor(Pet.CAT) || hasRoomFor(Pet.DOG);
    }

    /** The cell at an index of a set, row by row from the top; the set has more cells than that. */
    int cell(Lot lot, int index) {
        int start = start(lot);
        int word = 0;
        int rest = index;
        for (int count; rest >= (count = Long.bitCount(words[start + word])); word++) rest -= count;
        long bits = words[start + word];
        for (; rest > 0; rest--) bits &= bits - 1;
        return word * Long.SIZE + Long.numberOfTrailingZeros(bits);
    }

    /** The first cell of a set from a cell on; {@link BoardShape#OUTSIDE} if there is none. */
    int next(Lot lot, int from) {
        int start = start(lot);
        for (int word = from / Long.SIZE; word < neighbourhood.width; word++) {
            long bits = words[start + word];
            if (word == from / Long.SIZE) bits &= -1L << from;
            if (bits != 0) return word * Long.SIZE + Long.numberOfTrailingZeros(bits);
        }
        return BoardShape.OUTSIDE;
    }

    /** The cells of a set, row by row from the top. */
    Cells cells(Lot lot) {
        return Cells.of(allCells().filter(cell -> has(lot, cell)));
    }

    /** The cells on which nothing stands, row by row from the top. */
    Cells empty() {
        return Cells.of(allCells().filter(cell -> at(cell) == null));
    }

    private IntStream allCells() {
        return IntStream.range(0, board().cells());
    }

    /** What stands on a cell: a pet, an obstacle, or null. */
    Token at(int cell) {
        if (has(Lot.CATS, cell)) return Pet.CAT;
        if (has(Lot.DOGS, cell)) return Pet.DOG;
        return has(Lot.OBSTACLES, cell) ? Obstacle.OBSTACLE : null;
    }

    Neighbourhood neighbourhood() {
        return neighbourhood;
    }

    BoardShape board() {
        return neighbourhood.board;
    }

    Picture picture() {
        Picture picture = Picture.empty(board());
        for (int cell = 0; cell < board().cells(); cell++) {
            Token token = at(cell);
            if (token == null) continue;
            picture = picture.with(token instanceof Pet ? Layer.PIECE : Layer.GROUND, cell, token);
        }
        return picture;
    }

    long key() {
        long key = 0;
        for (int i = start(Lot.CATS); i < start(Lot.ROOM_FOR_CATS); i++) key = Draws.mix(key ^ words[i]) + 1;
        return key;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Yard yard && Arrays.equals(words, yard.words);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(key());
    }
}
