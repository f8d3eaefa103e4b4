package lectern.gui.league;

import java.util.Optional;
import lectern.search.Stop;

/** Whether a league is to be played, to rest, or to end; from any thread. */
final class PlayingSwitch {
    private Stop stop = new Stop();
    private boolean paused;
    private boolean ended;
    private boolean left;

    synchronized void pause() {
        paused = true;
        stop.ask();
    }

    synchronized void goOn() {
        paused = false;
        notifyAll();
    }

    synchronized void end() {
        ended = true;
        stop.ask();
        notifyAll();
    }

    /** The same, and what has been found is not waited for. */
    synchronized void leave() {
        left = true;
        end();
    }

    synchronized boolean isLeft() {
        return left;
    }

    /** Waits while it is to rest; what will stop the playing that begins then, or empty if it is to end. */
    synchronized Optional<Stop> next() {
        while (paused && !ended) {
            try {
                wait();
            } catch (InterruptedException unexpected) {
                throw new IllegalStateException(unexpected);
            }
        }
        if (ended) return Optional.empty();
        stop = new Stop();
        return Optional.of(stop);
    }
}
