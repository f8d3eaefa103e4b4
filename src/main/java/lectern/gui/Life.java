package lectern.gui;

/**
 * An applet's life, for a component that lives in another program's window. All of it happens on the event thread, and
 * in this order: {@code init}, then any number of times {@code start} and {@code stop}, then {@code destroy}.
 */
public interface Life {
    /** Makes it ready to be shown; once, before the first start. */
    void init();

    /** It can be seen from now on. */
    void start();

    /** It cannot be seen any more: thinking, clocks and motion rest. */
    void stop();

    /**
     * It is about to end: what is to be kept is kept first. Runs something when that is done, or when the user has
     * heard what cannot be kept; never, if the user would rather stay. A program that has no time for this may go
     * without.
     */
    default void prepareToEnd(Runnable end) {
        end.run();
    }

    /** It will not be shown again: its threads end, soon and by themselves. */
    void destroy();
}
