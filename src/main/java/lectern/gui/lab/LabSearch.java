package lectern.gui.lab;

import java.awt.EventQueue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.Timer;
import lectern.game.Move;
import lectern.game.Position;
import lectern.gui.desk.Background;
import lectern.gui.desk.LatestTask;
import lectern.heuristic.Heuristic;
import lectern.heuristic.ranking.FlipSearch;
import lectern.heuristic.ranking.SearchedFlip;
import lectern.search.Candidate;
import lectern.search.Decision;
import lectern.search.Stop;
import lectern.telling.DecisionTelling;

/**
 * What a search with the heuristic makes of the position, and at which weights it would choose another move. It is
 * worked out beside the event thread once the weights have rested for a moment, told piece by piece as it is found, and
 * dropped as soon as they change. On the event thread.
 */
final class LabSearch {
    /** Positions that all searches together may look at. */
    static final long NODES = 400_000;

    /** Less than a person waits for, more than lies between two events of a drag. */
    private static final int REST_MILLIS = 250;

    private final LatestTask searching;
    private final Timer rest;
    private final Consumer<Optional<Found>> ear;
    private transient Question question;
    private int depth = 1;

    /** What is asked: everything that the answer depends on. */
    private record Question(Position position, Heuristic heuristic, List<Double> ranges, int depth) {}

    /**
     * What is known so far.
     *
     * @param ranks of all moves, the first 0; empty if the budget did not suffice
     * @param flips the nearest changes of the choice that were found
     * @param state whether there is more to come
     */
    record Found(int depth, Optional<Move> chosen, Map<Move, Integer> ranks, List<SearchedFlip> flips, Stage state) {}

    /** How far it is. */
    enum Stage {
        WORKING,
        DONE,
        SPENT,
        STOPPED
    }

    /** @param ear hears what is found, and of nothing while nothing is looked for */
    LabSearch(Background background, Consumer<Optional<Found>> ear) {
        searching = LatestTask.uninterrupted(background);
        this.ear = ear;
        rest = new Timer(REST_MILLIS, event -> begin());
        rest.setRepeats(false);
    }

    /** One ply needs no search. */
    void lookAhead(int plies) {
        depth = plies;
        question = null;
    }

    int depth() {
        return depth;
    }

    /**
     * Asks anew, unless that is what was asked.
     *
     * @param ranges how far the weight of each term goes to either side
     */
    void follow(Optional<Measurements> findings, Heuristic heuristic, List<Double> ranges) {
        Question next = depth == 1
                ? null
                : findings.map(found -> new Question(found.position(), heuristic, ranges, depth))
                        .orElse(null);
        if (next != null && next.equals(question)) return;
        question = next;
        searching.cancel();
        rest.stop();
        ear.accept(Optional.empty());
        if (next != null) rest.restart();
    }

    void stop() {
        rest.stop();
        if (!searching.isWorking()) return;
        searching.cancel();
        ear.accept(Optional.of(new Found(depth, Optional.empty(), Map.of(), List.of(), Stage.STOPPED)));
    }

    private void begin() {
        Question asked = question;
        if (asked == null) return;
        ear.accept(Optional.of(new Found(asked.depth, Optional.empty(), Map.of(), List.of(), Stage.WORKING)));
        searching.startStoppable(stop -> search(asked, stop), found -> ear.accept(Optional.of(found)));
    }

    private Found search(Question asked, Stop stop) {
        FlipSearch search = new FlipSearch(asked.position, asked.heuristic, asked.depth, NODES, stop);
        Optional<Decision> decision = search.decision();
        if (decision.isEmpty()) {
            return new Found(asked.depth, Optional.empty(), Map.of(), List.of(), Stage.SPENT);
        }
        Move chosen = decision.get().move();
        Map<Move, Integer> ranks = ranks(decision.get());
        List<SearchedFlip> flips = new ArrayList<>();
        for (int term = 0; term < asked.ranges.size(); term++) {
            for (int way : new int[] {1, -1}) {
                if (stop.isAsked()) return new Found(asked.depth, Optional.of(chosen), ranks, flips, Stage.STOPPED);
                tell(new Found(asked.depth, Optional.of(chosen), ranks, List.copyOf(flips), Stage.WORKING), stop);
                flips.add(search.toward(term, chosen, way * asked.ranges.get(term)));
            }
        }
        boolean all = flips.stream().allMatch(SearchedFlip::known);
        return new Found(asked.depth, Optional.of(chosen), ranks, flips, all ? Stage.DONE : Stage.SPENT);
    }

    private void tell(Found found, Stop stop) {
        EventQueue.invokeLater(() -> {
            if (!stop.isAsked()) ear.accept(Optional.of(found));
        });
    }

    private static Map<Move, Integer> ranks(Decision decision) {
        Map<Move, Integer> ranks = new HashMap<>();
        for (Candidate candidate : DecisionTelling.of(decision).candidates()) {
            ranks.putIfAbsent(candidate.move(), ranks.size());
        }
        return ranks;
    }
}
