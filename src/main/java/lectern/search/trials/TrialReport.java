package lectern.search.trials;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.game.Term;
import lectern.search.Budget;
import lectern.search.Candidate;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.Progress;
import lectern.search.ProvenResult;
import lectern.search.ProvenScores;
import lectern.search.Thinking;
import lectern.search.TieBreak;
import lectern.search.trace.Bound;
import lectern.search.trace.Trace;

/**
 * Tells what trials have found. A candidate's visits decide; its score is the evaluation, for the root's side, of the
 * position at the end of its most visited line, or what is proven of it.
 */
final class TrialReport {
    /** To explain an evaluation takes far longer than to make it: if time is short, rare moves go without. */
    private static final int RARE = 100;

    private final TrialTree tree;
    private final TrialNode root;
    private final Evaluator evaluator;
    private final Seat side;

    TrialReport(TrialTree tree, Evaluator evaluator) {
        this.tree = tree;
        this.evaluator = evaluator;
        root = tree.root();
        side = root.position().toMove();
    }

    Progress progress(long nodes) {
        Candidate best = candidate(root.favourite(), false);
        return new Progress(tree.deepest(), best.score(), best.verdict(), nodes, best.line());
    }

    Decision decision(Thinking thinking, long nodes) {
        boolean timed = thinking.budget().millis() != Budget.ANY_NUMBER;
        List<Candidate> candidates = new ArrayList<>();
        for (TrialNode child : root.children()) {
            boolean rare = child.visits() * RARE < root.visits();
            candidates.add(candidate(child, !(timed && rare)));
        }
        Move chosen = root.favourite().move();
        double score = candidates.stream()
                .filter(candidate -> candidate.move().equals(chosen))
                .findFirst()
                .orElseThrow()
                .score();
        Optional<Trace> trace =
                thinking.recorded() > 0 ? Optional.of(TrialTrace.of(root, thinking.recorded())) : Optional.empty();
        return new Decision(
                chosen,
                score,
                Choice.MOST_VISITED,
                tieBreak(),
                candidates,
                tree.deepest(),
                nodes,
                thinking.seed(),
                trace,
                tree.isFull() ? List.of(Phrase.of("players.note.tree-full", tree.kept())) : List.of());
    }

    /** Of several proven wins, or losses alone, the visits decide; of equal visits the mean. */
    private TieBreak tieBreak() {
        ProvenResult.Result proven = root.favourite().proven();
        boolean decided = proven != null && proven != ProvenResult.Result.DRAW;
        return TieBreak.by(decided ? "players.tie.visits" : "players.tie.mean");
    }

    private Candidate candidate(TrialNode child, boolean explained) {
        List<Move> line = new ArrayList<>(List.of(child.move()));
        TrialNode end = child;
        while (end.isOpen()) {
            end = end.favourite();
            line.add(end.move());
        }
        Optional<ProvenResult> verdict = verdict(child);
        boolean judged = verdict.isEmpty() && !end.position().isOver();
        double score = judged
                ? ProvenScores.opinion(evaluator.value(end.position(), side))
                : verdict.map(ProvenResult::score).orElse(0.0);
        List<Term> terms =
                judged && explained ? evaluator.evaluate(end.position(), side).terms() : List.of();
        OptionalDouble mean = child.visits() == 0 ? OptionalDouble.empty() : OptionalDouble.of(child.mean());
        return new Candidate(child.move(), score + 0.0, Bound.EXACT, terms, line, child.visits(), mean, verdict);
    }

    /** The length of a proof is that of the game only if it is too short for another. */
    private static Optional<ProvenResult> verdict(TrialNode child) {
        if (!child.isProven()) return Optional.empty();
        int plies = child.plies() + 1;
        boolean exact = plies <= 2 && child.proven() != ProvenResult.Result.DRAW;
        return Optional.of(exact ? ProvenResult.in(plies, child.proven()) : ProvenResult.of(child.proven()));
    }
}
