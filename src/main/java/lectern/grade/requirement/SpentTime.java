package lectern.grade.requirement;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import lectern.game.Phrase;

/** The CPU time that a heuristic has taken for one rule, on all threads, and whether that was too much. */
final class SpentTime {
    private static final long NANOS_OF_MILLI = 1_000_000;
    private static final long NANOS_OF_SECOND = 1_000_000_000;

    private final MoveTime most;
    private final AtomicLong all = new AtomicLong();
    private final AtomicReference<Phrase> excess = new AtomicReference<>();

    SpentTime(MoveTime most) {
        this.most = most;
    }

    long millisOfMove() {
        return most.millis();
    }

    /** What was too much, if anything; nothing more is to be thought then. */
    Optional<Phrase> excess() {
        return Optional.ofNullable(excess.get());
    }

    /** A move took so long. */
    void add(long nanos) {
        if (nanos >= most.millis() * NANOS_OF_MILLI) {
            excess.compareAndSet(null, Phrase.of("grade.slow-move", most.millis()));
        }
        if (all.addAndGet(nanos) >= most.seconds() * NANOS_OF_SECOND) {
            excess.compareAndSet(null, Phrase.of("grade.slow", most.seconds()));
        }
    }
}
