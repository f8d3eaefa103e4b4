package lectern.search.trials;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import lectern.game.Move;
import lectern.search.trials.phase.ChildBound;
import lectern.search.trials.phase.NodeUpdate;
import lectern.search.trials.phase.SelectionStep;
import lectern.search.trials.phase.Trial;
import lectern.search.trials.phase.TrialPlayout;

/** Keeps records of the latest trials, as many as memory is meant for. */
final class TrialRecorder implements TrialListener {
    private final Deque<Trial> kept = new ArrayDeque<>();
    private final List<TrialNode> path = new ArrayList<>();
    private final List<Move> moves = new ArrayList<>();
    private final List<SelectionStep> steps = new ArrayList<>();
    private final List<Move> playout = new ArrayList<>();
    private final List<Before> before = new ArrayList<>();
    private final int mostTrials;
    private final int mostRows;
    private Selection selection;
    private TrialNode opened;
    private TrialPlayout.Ending ending;
    private double reached;
    private long finished;
    private long rows;

    /** A node as it was before a result was added. */
    private record Before(TrialNode node, double mean, double added) {}

    /**
     * @param mostTrials how many trials to keep
     * @param mostRows how many rows of numbers these may have together
     */
    TrialRecorder(int mostTrials, int mostRows) {
        this.mostTrials = mostTrials;
        this.mostRows = mostRows;
    }

    /** @param rule what the numbers of moves are taken from */
    void follow(Selection rule) {
        selection = rule;
    }

    /** The latest trials, in their order. */
    List<Trial> kept() {
        return List.copyOf(kept);
    }

    @Override
    public void begun() {
        for (List<?> list : List.of(path, moves, steps, playout, before)) list.clear();
        opened = null;
        ending = TrialPlayout.Ending.PROVEN;
    }

    @Override
    public void opened(TrialNode node) {
        opened = node;
    }

    @Override
    public void selected(TrialNode node, TrialNode child) {
        step(node, List.of(node.children()).indexOf(child));
        moves.add(child.move());
        opened = null;
    }

    private void step(TrialNode node, int taken) {
        List<ChildBound> children = new ArrayList<>();
        for (TrialNode child : node.children()) children.add(bound(node, child));
        steps.add(new SelectionStep(moves, node.isOwn(), isOpened(node), node.visits(), children, taken));
    }

    @SuppressWarnings("ReferenceEquality") // A node is itself.
    private boolean isOpened(TrialNode node) {
        return opened == node;
    }

    private ChildBound bound(TrialNode node, TrialNode child) {
        return new ChildBound(
                child.move(),
                child.visits(),
                selection.value(node, child),
                selection.exploration(node, child),
                child.prior(),
                selection.isBarred(node, child));
    }

    @Override
    public void played(Move move) {
        playout.add(move);
    }

    @Override
    public void reached(double value, boolean over) {
        reached = value;
        ending = over ? TrialPlayout.Ending.GAME_OVER : TrialPlayout.Ending.JUDGED;
    }

    @Override
    public void adding(TrialNode node, double result) {
        // The children of a node that was proven on being opened are told as they were judged.
        if (before.isEmpty() && isOpened(node)) step(node, -1);
        before.add(new Before(node, node.mean(), result));
    }

    @Override
    public void finished(double result) {
        TrialNode end = before.get(0).node;
        // Where the result is proven, the one that was expected before counts no more.
        boolean played = ending != TrialPlayout.Ending.PROVEN;
        double counts = played ? result : ExpectedResult.of(end.proven());
        TrialPlayout game = new TrialPlayout(moves, playout, end.judged(), played ? reached : counts, counts, ending);
        List<NodeUpdate> updates = before.stream().map(TrialRecorder::update).toList();
        keep(new Trial(++finished, steps, game, updates));
    }

    private static NodeUpdate update(Before before) {
        TrialNode node = before.node;
        return new NodeUpdate(
                node.move(), node.visits(), before.mean, before.added, node.mean(), Optional.ofNullable(node.proven()));
    }

    void keep(Trial trial) {
        kept.add(trial);
        rows += trial.rows();
        while (kept.size() > mostTrials || (rows > mostRows && kept.size() > 1)) {
            rows -= kept.remove().rows();
        }
    }
}
