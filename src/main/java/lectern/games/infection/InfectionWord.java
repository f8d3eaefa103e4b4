package lectern.games.infection;

import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.game.Word;

/** What Infection says: its effects, its broken rules in the order in which they are named, and its endings. */
enum InfectionWord implements Word {
    CLONED(Use.EFFECT),
    JUMPED(Use.EFFECT),
    INFECTED(Use.EFFECT),
    PASSED(Use.EFFECT),

    NO_MICROBE(Use.VIOLATION),
    ENEMY_MICROBE(Use.VIOLATION),
    OCCUPIED(Use.VIOLATION),
    BLOCKED(Use.VIOLATION),
    TOO_FAR(Use.VIOLATION),
    KNIGHT_JUMP(Use.VIOLATION),
    NO_NEIGHBOUR(Use.VIOLATION),
    OFF_BOARD(Use.VIOLATION),
    MUST_MOVE(Use.VIOLATION),
    GAME_OVER(Use.VIOLATION),

    BOARD_FULL(Use.OUTCOME),
    WIPED_OUT(Use.OUTCOME),
    NOBODY_CAN_MOVE(Use.OUTCOME),
    NO_CLONE(Use.OUTCOME);

    static final String GAME = "infection";

    private final Use use;

    InfectionWord(Use use) {
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
        return Phrase.of(seat == Seat.FIRST ? "infection.red" : "infection.blue");
    }
}
