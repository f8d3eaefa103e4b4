package lectern.games.pushee;

import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.game.Word;

/** What Pushee Pieces says: its effects, its broken rules in the order in which they are named, and its endings. */
enum PusheeWord implements Word {
    FOUL(Use.EFFECT),
    REMOVED(Use.EFFECT),
    PLACED(Use.EFFECT),
    PUSHED(Use.EFFECT),
    BLOCKED_BY_WALL(Use.EFFECT),
    BLOCKED_BY_PLACED(Use.EFFECT),
    BLOCKED_BY_PUSHED(Use.EFFECT),
    FELL_OFF(Use.EFFECT),
    TURNED(Use.EFFECT),
    SCORE_CHANGED(Use.EFFECT),
    PASSED(Use.EFFECT),

    CELL_TAKEN(Use.VIOLATION),
    OFF_BOARD(Use.VIOLATION),
    NO_PIECES_LEFT(Use.VIOLATION),
    NO_FOUL(Use.VIOLATION),
    MUST_PLACE(Use.VIOLATION),
    GAME_OVER(Use.VIOLATION),

    ALL_PLACED(Use.OUTCOME),
    BOARD_FULL(Use.OUTCOME);

    static final String GAME = "pushee";

    private final Use use;

    PusheeWord(Use use) {
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
        return Phrase.of(seat == Seat.FIRST ? "pushee.first" : "pushee.second");
    }
}
