package lectern.games.catsdogs;

import lectern.games.catsdogs.Yard.Lot;

/**
 * A playout on a board whose cells fit into one word, as those of the usual one do: the same as any other, but without
 * a loop for every set of cells, since a search spends most of its time here.
 */
final class SmallPlayout implements TurnOrder.Board {
    private final Yard start;
    private final Neighbourhood neighbourhood;
    private final TurnOrder order;

    /** Neither pet nor obstacle; a pet has room there if no enemy is next to it. */
    private long empty;

    private long cats;
    private long dogs;
    private long roomForCats;
    private long roomForDogs;

    SmallPlayout(CatsDogsPosition position) {
        start = position.yard;
        neighbourhood = start.neighbourhood();
        cats = start.word(Lot.CATS, 0);
        dogs = start.word(Lot.DOGS, 0);
        roomForCats = start.word(Lot.ROOM_FOR_CATS, 0);
        roomForDogs = start.word(Lot.ROOM_FOR_DOGS, 0);
        empty = neighbourhood.all(0) & ~(cats | dogs | start.word(Lot.OBSTACLES, 0));
        order = new TurnOrder(position);
    }

    /** The position in which the game ends. */
    CatsDogsPosition end() {
        while ((roomForCats | roomForDogs) != 0) {
            long choice = order.removes() ? mostInTheWay() : strongest();
            if (choice == 0) {
                order.passed(this);
                continue;
            }
            play(choice);
            order.acted(this);
        }
        return order.with(start.after(cats, dogs));
    }

    /** See {@link YardSurvey#strongest}. */
    private long strongest() {
        boolean cat = order.mover() == Pet.CAT;
        NeighbourCounts company = NeighbourCounts.of(neighbourhood, cat ? roomForDogs : roomForCats);
        return Long.lowestOneBit(company.most(cat ? roomForCats : roomForDogs));
    }

    /** See {@link YardSurvey#mostInTheWay}. */
    private long mostInTheWay() {
        long barredByOne = NeighbourCounts.of(neighbourhood, dogs).justOne() & (empty | dogs);
        return Long.highestOneBit(NeighbourCounts.of(neighbourhood, barredByOne).most(dogs));
    }

    private void play(long cell) {
        if (order.removes()) {
            dogs &= ~cell;
            empty |= cell;
            roomForCats = empty & ~neighbourhood.spread(dogs);
            roomForDogs = empty & ~neighbourhood.spread(cats);
            return;
        }
        empty &= ~cell;
        roomForCats &= ~cell;
        roomForDogs &= ~cell;
        if (order.mover() == Pet.CAT) {
            cats |= cell;
            roomForDogs &= ~neighbourhood.spread(cell);
        } else {
            dogs |= cell;
            roomForCats &= ~neighbourhood.spread(cell);
        }
    }

    @Override
    public boolean hasRoomFor(Pet pet) {
        return (pet == Pet.CAT ? roomForCats : roomForDogs) != 0;
    }

    @Override
    public boolean hasDogs() {
        return dogs != 0;
    }
}
