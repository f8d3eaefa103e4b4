package lectern.search.alphabeta;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.search.Budget;
import lectern.search.Candidate;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.Meter;
import lectern.search.Progress;
import lectern.search.ProvenScores;
import lectern.search.Thinking;
import lectern.search.TieBreak;
import lectern.search.trace.Recorder;
import lectern.search.trace.Trace;

/**
 * Alpha-beta from one position, a ply deeper in each pass; it can be left for a while and gone on with. Without
 * iterative deepening it is one pass.
 */
final class Deepening {
    private final Position root;
    private final Evaluator evaluator;
    private final Thinking thinking;
    private final Meter meter;
    private final TranspositionTable table;
    private final SearchSettings settings;
    private final Recorder recorder;
    private final AlphaBeta search;
    private final RootIteration pass;
    private List<RootIteration.Found> found;
    private int depth = 1;
    private boolean exhausted;
    private boolean cutShort;

    /** Makes the first pass, whatever it costs: otherwise there would be nothing to decide by. */
    Deepening(
            Position root,
            Evaluator evaluator,
            Thinking thinking,
            Meter meter,
            TranspositionTable table,
            SearchSettings settings) {
        this.root = root;
        this.evaluator = evaluator;
        this.thinking = thinking;
        this.meter = meter;
        this.table = table;
        this.settings = settings;
        recorder = thinking.recorded() > 0 ? new Recorder(thinking.recorded(), settings.laboratory()) : null;
        search = new AlphaBeta(evaluator, root.toMove(), table, meter, recorder, settings);
        pass = new RootIteration(root, search, meter, recorder, settings, settings.exact());
        found = settings.deepens() ? List.of() : onlyPass();
        if (found.isEmpty()) found = pass.to(1, settings.firstOrder(root));
        exhausted = search.leaves() == 0;
        tell();
    }

    /** What the pass found, within the budget; empty if that was not enough. */
    private List<RootIteration.Found> onlyPass() {
        depth = deepest();
        meter.limit();
        List<RootIteration.Found> all = pass.to(depth, settings.firstOrder(root));
        if (!all.isEmpty()) return all;
        cutShort = true;
        depth = 1;
        meter.unlimit();
        return all;
    }

    private int deepest() {
        return Math.min(thinking.budget().depth(), SearchPlayer.DEEPEST);
    }

    /** Goes on until so much of the budget is spent, or there is nothing new to find. */
    void goOn(Budget most) {
        if (!settings.deepens()) return;
        meter.limit(most);
        while (depth < deepest() && !exhausted && !isDecided()) {
            search.makeRoom();
            long leavesBefore = search.leaves();
            List<RootIteration.Found> deeper = pass.to(depth + 1, nextOrder());
            cutShort = deeper.isEmpty();
            if (cutShort) return;
            exhausted = search.leaves() == leavesBefore;
            found = deeper;
            depth++;
            tell();
        }
    }

    private List<Move> nextOrder() {
        return settings.orders() ? RootIteration.bestFirst(found) : settings.firstOrder(root);
    }

    /**
     * A proven win cannot be improved upon; nor can the least of evils. Of a sole move only a comparison of searches
     * wants to know more.
     */
    private boolean isDecided() {
        return (found.size() == 1 && !settings.laboratory())
                || ProvenScores.verdict(RootIteration.best(found).score()).isPresent();
    }

    /** Lost by the evaluator's opinion, or proven to be; of a sole move there is nothing to choose. */
    boolean looksLost() {
        return found.size() > 1 && RootIteration.best(found).score() < 0;
    }

    /** Drawn by the search's opinion, or proven to be. */
    boolean looksDrawn() {
        return found.size() > 1 && RootIteration.best(found).score() == 0;
    }

    /** The moves that are as good as the best, as far as was looked; fewer if the budget is spent. */
    List<Move> asGoodAsBest() {
        return pass.asGoodAsBest(depth, found);
    }

    private void tell() {
        RootIteration.Found best = RootIteration.best(found);
        double score = best.score() + 0.0;
        thinking.listener().accept(new Progress(depth, score, ProvenScores.verdict(score), meter.nodes(), best.line()));
    }

    /** What is to be decided after all that was found, and what it took; of equal best moves the first listed. */
    MeasuredDecision measured() {
        Move first = RootIteration.best(found).move();
        long nodes = meter.nodes();
        long leaves = search.leaves();
        long cutOffs = search.cutOffs();
        if (!cutShort) found = pass.firstOf(settings.offered(root), depth, found);
        boolean finished = !cutShort && !meter.isSpent();
        return new MeasuredDecision(decision(), finished, first, nodes, leaves, cutOffs);
    }

    /** What is to be decided after all that was found. */
    Decision decision() {
        if (!exhausted && !isDecided() && meter.isSpent()) found = pass.improved(found);
        RootIteration.Found best = RootIteration.best(found);
        List<Candidate> candidates = new ArrayList<>();
        for (Move move : root.moves()) {
            for (RootIteration.Found candidate : found) {
                if (candidate.move().equals(move)) candidates.add(FoundCandidate.of(root, evaluator, candidate, depth));
            }
        }
        Optional<Trace> trace = recorder == null ? Optional.empty() : recorder.trace();
        return new Decision(
                best.move(),
                best.score() + 0.0,
                Choice.HIGHEST,
                settings.laboratory() ? TieBreak.FIRST_LISTED : TieBreak.FIRST_SEARCHED,
                candidates,
                depth,
                meter.nodes(),
                thinking.seed(),
                trace,
                notes());
    }

    private List<Phrase> notes() {
        List<Phrase> notes = new ArrayList<>();
        if (table != null && table.isCramped()) notes.add(Phrase.of("players.note.table-full"));
        if (settings.branching() > 0) notes.add(Phrase.of("thinking.note.branching", settings.branching()));
        return notes;
    }
}
