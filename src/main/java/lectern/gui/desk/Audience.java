package lectern.gui.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** All who hear what has changed, in the order in which they came. */
final class Audience {
    private final List<Consumer<Topic>> listeners = new ArrayList<>();

    void add(Consumer<Topic> listener) {
        listeners.add(listener);
    }

    /** Nobody hears less because somebody else fails; the failure is thrown when all have heard. */
    void hear(Topic... topics) {
        RuntimeException failure = null;
        for (Topic topic : topics) {
            for (Consumer<Topic> listener : List.copyOf(listeners)) {
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
