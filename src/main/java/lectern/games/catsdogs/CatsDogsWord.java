package lectern.games.catsdogs;

import lectern.game.Phrase;
import lectern.game.Word;

/** What Cats & Dogs says: its effects, its broken rules in the order in which they are named, and its endings. */
enum CatsDogsWord implements Word {
    PLACED(Use.EFFECT),
    REMOVED(Use.EFFECT),
    PASSED(Use.EFFECT),
    SKIPPED(Use.EFFECT),
    TERRITORY_CHANGED(Use.EFFECT),

    TAKEN(Use.VIOLATION),
    OBSTACLE(Use.VIOLATION),
    NEXT_TO_ENEMY(Use.VIOLATION),
    NO_DOG(Use.VIOLATION),
    MUST_REMOVE(Use.VIOLATION),
    MUST_PLACE(Use.VIOLATION),
    CAN_PLACE(Use.VIOLATION),
    OFF_BOARD(Use.VIOLATION),
    GAME_OVER(Use.VIOLATION),

    MOST_PETS(Use.OUTCOME),
    PLACED_LAST(Use.OUTCOME),
    NOBODY_PLACED(Use.OUTCOME);

    static final String GAME = "catsdogs";

    private final Use use;

    CatsDogsWord(Use use) {
        this.use = use;
    }

    @Override
    public String game() {
        return GAME;
    }

    @Override
    public Use use() {
        return use;
    }

    /** What a side is called. */
    static Phrase side(Pet pet) {
        return Phrase.of(pet == Pet.CAT ? "catsdogs.cats" : "catsdogs.dogs");
    }

    /** What one of a side's pets is called. */
    static Phrase one(Pet pet) {
        return Phrase.of(pet == Pet.CAT ? "catsdogs.one-cat" : "catsdogs.one-dog");
    }

    /** What several of a side's pets are called. */
    static Phrase several(Pet pet) {
        return Phrase.of(pet == Pet.CAT ? "catsdogs.several-cats" : "catsdogs.several-dogs");
    }
}
