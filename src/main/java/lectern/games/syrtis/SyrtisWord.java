package lectern.games.syrtis;

import lectern.game.Word;

/** What Syrtis says: its effects, its broken rules in the order in which they are named, and its endings. */
enum SyrtisWord implements Word {
    WALKED(Use.EFFECT),
    SUNK(Use.EFFECT),
    SLID(Use.EFFECT),
    PASSED(Use.EFFECT),
    PLACED(Use.EFFECT),
    CHOSEN(Use.EFFECT),
    GREW(Use.EFFECT),
    SPLIT(Use.EFFECT),
    COMPLETED(Use.EFFECT),
    STREAK(Use.EFFECT),
    INITIATIVE(Use.EFFECT),

    TOWERS_FIRST(Use.VIOLATION),
    COLOUR_FIRST(Use.VIOLATION),
    SET_UP_OVER(Use.VIOLATION),
    NO_TOWER(Use.VIOLATION),
    ENEMY_TOWER(Use.VIOLATION),
    OCCUPIED(Use.VIOLATION),
    NO_TILE(Use.VIOLATION),
    OTHER_ISLAND(Use.VIOLATION),
    NOT_NEXT(Use.VIOLATION),
    CARRIES_TOWER(Use.VIOLATION),
    NO_OPEN_SIDE(Use.VIOLATION),
    FALLS_APART(Use.VIOLATION),
    NOT_A_HOLE(Use.VIOLATION),
    UNREACHABLE(Use.VIOLATION),
    OUT_OF_BOX(Use.VIOLATION),
    NOT_MATCHING(Use.VIOLATION),
    OFF_BOARD(Use.VIOLATION),
    GAME_OVER(Use.VIOLATION),

    QUICKSAND(Use.OUTCOME),
    BOTH_COMPLETE(Use.OUTCOME),
    COMPLETE(Use.OUTCOME),
    DOUBLE_PASS(Use.OUTCOME),
    FOUR_PASSES(Use.OUTCOME);

    static final String GAME = "syrtis";

    private final Use use;

    SyrtisWord(Use use) {
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
}
