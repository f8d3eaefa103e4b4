package lectern.games.noughts;

import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.game.Word;

/** What the game says. */
enum NoughtsWord implements Word {
    PLACED(Use.EFFECT),

    TAKEN(Use.VIOLATION),
    OFF_BOARD(Use.VIOLATION),
    GAME_OVER(Use.VIOLATION),

    THREE(Use.OUTCOME),
    BOARD_FULL(Use.OUTCOME);

    static final String GAME = "noughts";

    private final Use use;

    NoughtsWord(Use use) {
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

    static Phrase side(Seat seat) {
        return Phrase.of(seat == Seat.FIRST ? "noughts.crosses" : "noughts.noughts");
    }
}
