package lectern.games.syrtis;

/** What is to be done next, with the letter that position texts use: a stage of the set-up, or a side's action. */
enum TurnKind {
    WHITE('w'),
    BLACK('b'),

    /** The first seat places towers. */
    PLACING('t'),

    /** The second seat chooses a colour. */
    CHOOSING('k');

    private final char letter;

    TurnKind(char letter) {
        this.letter = letter;
    }

    static TurnKind of(char letter) {
        for (TurnKind turn : values()) {
            if (turn.letter == letter) return turn;
        }
        throw new IllegalArgumentException("no turn is written " + letter);
    }

    boolean isSetUp() {
        return this == PLACING || this == CHOOSING;
    }

    /** Whose action it is, once the set-up is over. */
    Side side() {
        if (isSetUp()) throw new IllegalStateException("no side acts in the set-up");
        return this == WHITE ? Side.WHITE : Side.BLACK;
    }

    char letter() {
        return letter;
    }
}
