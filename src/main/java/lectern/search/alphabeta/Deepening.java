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

/** Alpha-beta from one position, a ply deeper in each pass; it can be left for a while and gone on with. */
final class Deepening {
    private final Position root;
    private final Evaluator evaluator;
    private final Thinking thinking;
    private final Meter meter;
    private final TranspositionTable table;
    private final Recorder recorder;
    private final AlphaBeta search;
    private final RootIteration pass;
    private List<RootIteration.Found> found;
    private int depth = 1;
    private boolean exhausted;

    /** Makes the first pass, whatever it costs: otherwise there would be nothing to decide by. */
    Deepening(
            Position root,
            Evaluator evaluator,
            Thinking thinking,
            Meter meter,
            TranspositionTable table,
            Shortcuts shortcuts,
            boolean exact) {
        this.root = root;
        this.evaluator = evaluator;
        this.thinking = thinking;
        this.meter = meter;
        this.table = table;
        recorder = thinking.recorded() > 0 ? new Recorder(thinking.recorded()) : null;
        search = new AlphaBeta(evaluator, root.toMove(), table, meter, recorder, shortcuts);
        pass = new RootIteration(root, search, meter, recorder, exact);
        found = pass.to(1, root.moves());
        exhausted = search.leaves() == 0;
        tell();
    }

    /** Goes on until so much of the budget is spent, or there is nothing new to find. */
    void goOn(Budget most) {
        meter.limit(most);
        int deepest = Math.min(thinking.budget().depth(), SearchPlayer.DEEPEST);
        while (depth < deepest && !exhausted && !isDecided()) {
            if (table != null) table.makeRoom();
            long leavesBefore = search.leaves();
            List<RootIteration.Found> deeper = pass.to(depth + 1, RootIteration.bestFirst(found));
            if (deeper.isEmpty()) return;
            exhausted = search.leaves() == leavesBefore;
            found = deeper;
            depth++;
            tell();
        }
    }

    /** A proven win cannot be improved upon; nor can a sole move, or the least of evils. */
    private boolean isDecided() {
        return found.size() == 1
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

    /** What is to be decided after all that was found. */
    Decision decision() {
        if (!exhausted && !isDecided() && meter.isSpent()) found = pass.improved(found);
        RootIteration.Found best = RootIteration.best(found);
        List<Candidate> candidates = new ArrayList<>();
        for (Move move : root.moves()) {
            for (RootIteration.Found candidate : found) {
                if (candidate.move().equals(move)) candidates.add(FoundCandidate.of(root, evaluator, candidate));
            }
        }
        Optional<Trace> trace = recorder == null ? Optional.empty() : recorder.trace();
        return new Decision(
                best.move(),
                best.score() + 0.0,
                Choice.HIGHEST,
                TieBreak.FIRST_SEARCHED,
                candidates,
                depth,
                meter.nodes(),
                thinking.seed(),
                trace,
                table != null && table.isCramped() ? List.of(Phrase.of("players.note.table-full")) : List.of());
    }
}
