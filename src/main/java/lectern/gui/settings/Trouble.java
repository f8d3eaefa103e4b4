package lectern.gui.settings;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import lectern.game.Phrase;

/** What there is to be told of settings that cannot be read or written: each sentence once to each that listens. */
final class Trouble {
    private final Set<Phrase> known = new LinkedHashSet<>();
    private final List<Consumer<Phrase>> listeners = new ArrayList<>();

    /**
     * Tells a listener, of what is known already too.
     *
     * @return ends that
     */
    synchronized Runnable listen(Consumer<Phrase> listener) {
        listeners.add(listener);
        known.forEach(listener);
        return () -> ignore(listener);
    }

    private synchronized void ignore(Consumer<Phrase> listener) {
        listeners.remove(listener);
    }

    synchronized void tell(Phrase phrase) {
        if (known.add(phrase)) listeners.forEach(listener -> listener.accept(phrase));
    }
}
