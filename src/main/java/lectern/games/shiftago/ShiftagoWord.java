package lectern.games.shiftago;

import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.game.Word;
import lectern.game.board.Cells;

/** What Shiftago says: its effects, its broken rules in the order in which they are named, and its endings. */
enum ShiftagoWord implements Word {
    PLACED(Use.EFFECT),
    PUSHED(Use.EFFECT),
    FIVE(Use.EFFECT),
    GIFT(Use.EFFECT),
    LAST_MARBLE(Use.EFFECT),
    PASSED(Use.EFFECT),

    LINE_FULL(Use.VIOLATION),
    NO_SUCH_LINE(Use.VIOLATION),
    NO_MARBLES(Use.VIOLATION),
    MUST_MOVE(Use.VIOLATION),
    GAME_OVER(Use.VIOLATION),

    FIVE_IN_LINE(Use.OUTCOME),
    OUT_OF_MARBLES(Use.OUTCOME),
    ALL_PLACED(Use.OUTCOME),
    BOARD_FULL(Use.OUTCOME);

    static final String GAME = "shiftago";

    private final Use use;

    ShiftagoWord(Use use) {
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

    /** What a seat is called in this game. */
    static Phrase side(Seat seat) {
        return Phrase.of(seat == Seat.FIRST ? "shiftago.x" : "shiftago.o");
    }

    /** Says of a run whose it is, how long, and from where to where. */
    static Phrase ofRun(String key, Seat seat, Cells run) {
        return Phrase.of(
                key,
                side(seat),
                run.size(),
                ShiftagoBits.BOARD.label(run.first()),
                ShiftagoBits.BOARD.label(run.last()));
    }
}
