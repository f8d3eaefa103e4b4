package lectern.gui.desk;

/** What one key leads through, forward and back. */
public interface Stepping {
    boolean canGoOn();

    boolean canGoBack();

    void next();

    void previous();
}
