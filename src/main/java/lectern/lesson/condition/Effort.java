package lectern.lesson.condition;

/** How much work a lesson may ask of the engine. */
public final class Effort {
    /** Positions to look at for one question: a second or two. */
    public static final int MOST_NODES = 2_000_000;

    private Effort() {}
}
