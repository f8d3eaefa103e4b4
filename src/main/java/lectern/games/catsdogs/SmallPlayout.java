package lectern.games.catsdogs;

import lectern.games.catsdogs.Yard.Lot;

/**
 * A playout on a board whose cells fit into one word, as those of the usual one do: the same as any other, but without
 * a loop for every set of cells, since a search spends most of its time here.
 */
final class SmallPlayout {
    private final CatsDogsGame game;
    private final Yard start;
    private final Neighbourhood neighbourhood;

    /** Neither pet nor obstacle; a pet has room there if no enemy is next to it. */
    private long empty;

    private long cats;
    private long dogs;
    private long roomForCats;
    private long roomForDogs;
    private Pet mover;
    private int number;
    private Stage stage;

    SmallPlayout(CatsDogsPosition position) {
        game = position.game;
        start = position.yard;
        neighbourhood = start.neighbourhood();
        cats = start.word(Lot.CATS, 0);
        dogs = start.word(Lot.DOGS, 0);
        roomForCats = start.word(Lot.ROOM_FOR_CATS, 0);
        roomForDogs = start.word(Lot.ROOM_FOR_DOGS, 0);
        empty = neighbourhood.all(0) & ~(cats | dogs | start.word(Lot.OBSTACLES, 0));
        mover = position.mover;
        number = position.number;
        stage = position.stage;
    }

    /** The position in which the game ends. */
    CatsDogsPosition end() {
        int beat = game.beat(number);
        while ((roomForCats | roomForDogs) != 0) {
            long choice = stage == Stage.REMOVE ? mostInTheWay() : strongest();
            if (choice != 0) {
                play(choice);
                if (goesOn()) {
                    stage = stage.then;
                    continue;
                }
            }
            mover = mover.other();
            number = game.numberAfter(number);
            beat = game.beatAfter(beat);
            stage = !game.isSpecialAt(beat) ? Stage.ORDINARY : CatsDogsGame.special(mover, dogs != 0);
        }
        return new CatsDogsPosition(game, start.after(cats, dogs), mover, number, stage);
    }

    /** See {@link YardSurvey#strongest}. */
    private long strongest() {
        boolean cat = mover == Pet.CAT;
        NeighbourCounts company = NeighbourCounts.of(neighbourhood, cat ? roomForDogs : roomForCats);
        return Long.lowestOneBit(company.most(cat ? roomForCats : roomForDogs));
    }

    /** See {@link YardSurvey#mostInTheWay}. */
    private long mostInTheWay() {
        long barredByOne = NeighbourCounts.of(neighbourhood, dogs).justOne() & (empty | dogs);
        return Long.highestOneBit(NeighbourCounts.of(neighbourhood, barredByOne).most(dogs));
    }

    private void play(long cell) {
        if (stage == Stage.REMOVE) {
            dogs &= ~cell;
            empty |= cell;
            roomForCats = empty & ~neighbourhood.spread(dogs);
            roomForDogs = empty & ~neighbourhood.spread(cats);
            return;
        }
        empty &= ~cell;
        roomForCats &= ~cell;
        roomForDogs &= ~cell;
        if (mover == Pet.CAT) {
            cats |= cell;
            roomForDogs &= ~neighbourhood.spread(cell);
        } else {
            dogs |= cell;
            roomForCats &= ~neighbourhood.spread(cell);
        }
    }

    /** See {@link CatsDogsPosition#goesOn}. */
    private boolean goesOn() {
        return stage.then != null
                && ((mover == Pet.CAT ? roomForCats : roomForDogs) != 0 || (roomForCats | roomForDogs) == 0);
    }
}
