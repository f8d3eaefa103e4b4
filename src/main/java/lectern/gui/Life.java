package lectern.gui;

/**
 * An applet's life, for a component that lives in somebody else's window. All of it happens on the event thread, and in
 * this order: {@code init}, then any number of times {@code start} and {@code stop}, then {@code destroy}.
 */
public interface Life {
    /** Makes it ready to be shown; once, before the first start. */
    void init();

    /** It can be seen from now on. */
    void start();

    /** It cannot be seen any more: thinking, clocks and motion rest. */
    void stop();

    /** It will not be shown again: its threads end, soon and by themselves. */
    void destroy();
}
