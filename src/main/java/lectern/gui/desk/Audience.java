package lectern.gui.desk;

import java.awt.EventQueue;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The listeners that hear what has changed, in the order in which they came. It belongs to the event thread. */
public final class Audience<T> {
    private final List<Consumer<T>> listeners = new ArrayList<>();

    public void add(Consumer<T> listener) {
        listeners.add(listener);
    }

    /** A listener that fails keeps no other from hearing; the failure is thrown when all have heard. */
    @SafeVarargs
    public final void hear(T... topics) {
        if (!EventQueue.isDispatchThread()) throw new IllegalStateException("a desk belongs to the event thread");
        RuntimeException failure = null;
        for (T topic : topics) {
            for (Consumer<T> listener : List.copyOf(listeners)) {
                try {
                    listener.accept(topic);
                } catch (RuntimeException failed) {
                    if (failure == null) failure = failed;
                    else failure.addSuppressed(failed);
                }
            }
        }
        if (failure != null) throw failure;
    }
}
