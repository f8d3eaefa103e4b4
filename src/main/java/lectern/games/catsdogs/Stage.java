package lectern.games.catsdogs;

/** How far a turn has come. */
enum Stage {
    ORDINARY('-', null),

    /** Cats place, having removed a dog. */
    PLACE('p', null),

    /** Cats must remove a dog. There is always one: without any, Cats have an ordinary turn. */
    REMOVE('r', PLACE),

    /** Dogs have one dog, or two dogs, left to place. */
    ONE('1', null),
    TWO('2', ONE);

    /** What stands for it in position texts. */
    final char letter;

    /** The stage that follows in the same turn, or null if the turn is then over. */
    final Stage then;

    Stage(char letter, Stage then) {
        this.letter = letter;
        this.then = then;
    }

    static Stage of(char letter) {
        for (Stage stage : values()) {
            if (stage.letter == letter) return stage;
        }
        throw new IllegalArgumentException("no stage " + letter);
    }

    /** The letters of the stages that a turn of a side can be in. */
    static String letters(Pet mover) {
        return mover == Pet.CAT ? "-rp" : "-21";
    }
}
