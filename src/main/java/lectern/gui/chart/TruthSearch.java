package lectern.gui.chart;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lectern.game.Position;
import lectern.gui.desk.Background;
import lectern.gui.desk.LatestTask;
import lectern.picture.chart.ProvenWinner;
import lectern.picture.chart.Truth;
import lectern.search.Budget;
import lectern.search.Stop;
import lectern.search.Thinking;

/**
 * Finds out beside the event thread who wins the positions of a line of play: one position after another, so that other
 * work comes in between, and the last one first, since it is the easiest. What is found stays known as long as the same
 * game is looked at. It belongs to the event thread.
 */
final class TruthSearch {
    /** How many positions are looked at for each position before it is given up. */
    static final long NODES = 100_000;

    /** A player may think at the same time. */
    private static final int THINKERS = 4;

    private final LatestTask work;
    private final Runnable news;
    private final Map<Position, ProvenWinner> known = new HashMap<>();
    private List<Position> wanted = List.of();
    private Optional<Position> current = Optional.empty();

    /** @param news is run whenever more is known than before */
    TruthSearch(Background background, Runnable news) {
        work = LatestTask.interruptible(background);
        this.news = news;
    }

    /** From now on it is about this line. */
    void follow(List<Position> line) {
        if (wanted.isEmpty() || line.isEmpty() || !wanted.get(0).equals(line.get(0))) known.clear();
        wanted = List.copyOf(line);
        if (current.filter(wanted::contains).isEmpty()) {
            stop();
            goOn();
        }
    }

    /** Nothing is looked for any more; what is known stays so. */
    void stop() {
        work.cancel();
        current = Optional.empty();
    }

    /** What is known of the line by now. */
    Truth truth() {
        return new Truth(
                wanted.stream()
                        .map(position -> known.getOrDefault(position, ProvenWinner.UNKNOWN))
                        .toList(),
                NODES);
    }

    boolean isWorking() {
        return current.isPresent();
    }

    private void goOn() {
        current = Optional.empty();
        for (int ply = wanted.size() - 1; ply >= 0 && current.isEmpty(); ply--) {
            if (!known.containsKey(wanted.get(ply))) current = Optional.of(wanted.get(ply));
        }
        current.ifPresent(position -> work.startStoppable(stop -> found(position, stop), winner -> {
            known.put(position, winner);
            goOn();
            if (winner.isKnown() || !isWorking()) news.run();
        }));
    }

    private static ProvenWinner found(Position position, Stop stop) {
        Thinking conditions = Thinking.within(Budget.ofNodes(NODES)).stoppedBy(stop);
        return ProvenWinner.of(position, conditions.amongOthers(THINKERS));
    }
}
