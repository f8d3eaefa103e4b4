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
        add(Offer.notice(sentence, Offer.choice("offer.close", "dialog.close", this::remove)));
    }

    Optional<Offer> first() {
        return waiting.stream().findFirst();
    }

    /** How many wait. */
    int count() {
        return waiting.size();
    }

    /** A game that could be lost does not wait behind notices about settings. */
    void add(Offer offer) {
        int place = waiting.size();
        while (!offer.notice() && place > 0 && waiting.get(place - 1).notice()) place--;
        waiting.add(place, offer);
        listeners.forEach(Runnable::run);
    }

    /** What the game on the board is about comes before the others, and so does what could not be carried out. */
    void addFirst(Offer offer) {
        waiting.add(0, offer);
        listeners.forEach(Runnable::run);
    }

    void remove(Offer offer) {
        if (waiting.remove(offer)) listeners.forEach(Runnable::run);
    }
}
