package lectern.games.catsdogs;

/**
 * Whose turn it is, and how far that turn has come: the only place where one part of a turn, or one turn, follows
 * another. It changes as it goes on, so that a playout makes no more than one.
 */
final class TurnOrder {
    /** What the board says of how turns go on. */
    interface Board {
        boolean hasRoomFor(Pet pet);

        boolean hasDogs();
    }

    private final CatsDogsGame game;
    private Pet mover;
    private int number;
    private int beat;
    private Stage stage;

    TurnOrder(CatsDogsPosition position) {
        game = position.game;
        mover = position.mover;
        number = position.number;
        beat = game.beat(number);
        stage = position.stage;
    }

    Pet mover() {
        return mover;
    }

    boolean removes() {
        return stage == Stage.REMOVE;
    }

    /** After the mover has placed or removed a pet. The turn goes on while its side has room, and where the game ends. */
    void acted(Board after) {
        boolean goesOn = stage.then != null && (after.hasRoomFor(mover) || !after.hasRoomFor(mover.other()));
        if (goesOn) stage = stage.then;
        else passed(after);
    }

    /** Without anything that the mover could do, or at the end of its turn. */
    void passed(Board after) {
        mover = mover.other();
        number = game.numberAfter(number);
        beat = game.beatAfter(beat);
        stage = game.isSpecialAt(beat) ? special(after) : Stage.ORDINARY;
    }

    private Stage special(Board board) {
        if (mover == Pet.DOG) return Stage.TWO;
        return board.hasDogs() ? Stage.REMOVE : Stage.ORDINARY;
    }

    CatsDogsPosition with(Yard yard) {
        return new CatsDogsPosition(game, yard, mover, number, stage);
    }
}
