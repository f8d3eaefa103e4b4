package lectern.search;

/** A way to end a player's thinking from another thread; it answers with the best that it has by then. */
public final class Stop {
    private volatile boolean asked;

    public void ask() {
        asked = true;
    }

    public boolean isAsked() {
        return asked;
    }
}
