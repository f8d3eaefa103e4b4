package lectern.play.rating;

/** What a game brought an entrant. One that was broken off at the ply limit is a draw. */
public enum GamePoints {
    LOSS,
    DRAW,
    WIN;

    /** What it brought the other side. */
    public GamePoints reversed() {
        return switch (this) {
            case LOSS -> WIN;
            case DRAW -> DRAW;
            case WIN -> LOSS;
        };
    }

    /** 0, 1/2 or 1. */
    public double points() {
        return ordinal() / 2.0;
    }
}
