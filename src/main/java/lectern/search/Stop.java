package lectern.search;

/** A way to end somebody's thinking from another thread; they answer with the best that they have by then. */
public final class Stop {
    private volatile boolean asked;

    public void ask() {
        asked = true;
    }

    public boolean isAsked() {
        return asked;
    }
}
