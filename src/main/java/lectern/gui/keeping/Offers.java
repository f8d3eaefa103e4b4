package lectern.gui.keeping;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Phrase;

/** The offers that wait for an answer. On the event thread. */
public final class Offers {
    private final List<Offer> waiting = new ArrayList<>();
    private final List<Runnable> listeners = new ArrayList<>();

    /** Runs something after every change. */
    void listen(Runnable listener) {
        listeners.add(listener);
    }

    /** A sentence stays until the user closes it. */
    public void tell(Phrase sentence) {
        add(Offer.of(sentence, Offer.choice("offer.close", "dialog.close", this::remove)));
    }

    Optional<Offer> first() {
        return waiting.stream().findFirst();
    }

    void add(Offer offer) {
        waiting.add(offer);
        listeners.forEach(Runnable::run);
    }

    /** An offer that could not be carried out comes before the others again. */
    void addFirst(Offer offer) {
        waiting.add(0, offer);
        listeners.forEach(Runnable::run);
    }

    void remove(Offer offer) {
        if (waiting.remove(offer)) listeners.forEach(Runnable::run);
    }
}
