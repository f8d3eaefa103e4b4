package lectern.gui.lab;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lectern.game.Evaluation;
import lectern.game.GameKind;
import lectern.game.Position;
import lectern.game.Term;
import lectern.gui.desk.Background;
import lectern.gui.desk.Desk;
import lectern.gui.desk.LatestTask;
import lectern.gui.desk.Topic;
import lectern.heuristic.Heuristic;
import lectern.heuristic.HeuristicTerm;
import lectern.heuristic.ranking.Ranking;
import lectern.heuristic.ranking.RawValues;

/**
 * The model of the lab: the heuristic that is worked at, one for each game, and what is known of it in the position on
 * the board. It belongs to the event thread. A change of weights is ranked at once from what was measured; anything new
 * is measured beside the event thread first, and until then nothing is known.
 */
public final class LabDesk {
    private final Desk desk;
    private final LatestTask measuring;
    private final Map<String, LabHistory> histories = new HashMap<>();
    private final List<Runnable> listeners = new ArrayList<>();
    private final NewName names;
    private Optional<Measurements> findings = Optional.empty();
    private Optional<RawValues> known = Optional.empty();
    private Position asked;
    private boolean watched;

    /** What a heuristic is called that has no name yet. */
    public interface NewName {
        String get();
    }

    public LabDesk(Desk desk, Background background, NewName names) {
        this.desk = desk;
        this.names = names;
        measuring = LatestTask.interruptible(background);
        desk.listen(topic -> {
            if (topic == Topic.MATCH || topic == Topic.LOOKAHEAD || topic == Topic.HIDING) look();
        });
    }

    /** Runs something whenever the heuristic has changed, or what is known of it. */
    public void listen(Runnable listener) {
        listeners.add(listener);
    }

    /** As long as the lab is not looked at, nothing is measured. */
    void watch(boolean seen) {
        watched = seen;
        if (seen) look();
        else measuring.cancel();
    }

    public GameKind game() {
        return desk.game().kind();
    }

    /** The position on the board. */
    Position position() {
        return desk.shown();
    }

    String newName() {
        return names.get();
    }

    LabHistory history() {
        return histories.computeIfAbsent(game().id(), id -> new LabHistory(beginning()));
    }

    private LabState beginning() {
        return LabState.of(Heuristic.of(names.get(), game(), game().strong()));
    }

    LabState state() {
        return history().now();
    }

    /** The heuristic that is worked at, as it judges now. */
    public Heuristic heuristic() {
        return state().judging();
    }

    void change(LabState next) {
        history().change(next);
        changed();
    }

    void change(LabState next, Object gesture) {
        history().change(next, gesture);
        changed();
    }

    void undo() {
        history().undo();
        changed();
    }

    void redo() {
        history().redo();
        changed();
    }

    /** Another heuristic of this game is worked at from now on. */
    public void open(Heuristic other) {
        change(LabState.of(other));
    }

    /** From now on positions are judged by it, in the chart too. */
    private void changed() {
        look();
        desk.judgeBy(heuristic().evaluator());
    }

    /** What is known of it in the position on the board; empty while it is measured, and where no move follows. */
    Optional<Measurements> findings() {
        return findings.filter(found -> found.covers(heuristic()));
    }

    /** What the position on the board is worth to the side to move. */
    Optional<Double> total() {
        List<HeuristicTerm> terms = heuristic().terms();
        return findings().map(found -> {
            List<Term> here = new ArrayList<>();
            for (int i = 0; i < terms.size(); i++) {
                here.add(found.here(i, terms.get(i).weight()));
            }
            return new Evaluation(found.side(), here).total();
        });
    }

    Optional<Ranking> ranking() {
        return findings().map(found -> found.values().ranking(heuristic()));
    }

    /** How the moves were ranked before the last change, as far as what it measured is known here. */
    Optional<Ranking> rankingBefore() {
        Heuristic before = history().before().judging();
        return findings()
                .filter(found -> found.values().covers(before))
                .map(found -> found.values().ranking(before));
    }

    private void look() {
        Position position = desk.shown();
        boolean other = !position.equals(asked);
        if (other) known = Optional.empty();
        asked = position;
        boolean closed = !watched || desk.hiding().isOn() || position.isOver();
        if (closed) findings = Optional.empty();
        else if (other || findings().isEmpty()) measure(position);
        tell();
    }

    private void measure(Position position) {
        if (findings.filter(found -> found.position().equals(position)).isEmpty()) findings = Optional.empty();
        Heuristic heuristic = heuristic();
        Heuristic before = history().before().judging();
        Optional<RawValues> kept = known;
        measuring.startStoppable(
                stop -> Measurements.of(
                        kept.orElseGet(() -> RawValues.of(position)).with(before, stop), heuristic, stop),
                found -> {
                    known = Optional.of(found.values());
                    findings = Optional.of(found);
                    tell();
                });
    }

    void tell() {
        List.copyOf(listeners).forEach(Runnable::run);
    }
}
