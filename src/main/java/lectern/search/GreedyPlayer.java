package lectern.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Evaluation;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.search.trace.Bound;

/**
 * Looks at the position after each of its moves and takes the best, the first of equal ones. With a heuristic that
 * a user wrote it takes a move that wins before all others, whatever the heuristic makes of finished games.
 */
public final class GreedyPlayer implements Player {
    private final String id;
    private final Evaluator evaluator;
    private final TieBreak firstListed;

    public GreedyPlayer(Evaluator evaluator) {
        this("greedy", evaluator);
    }

    /** The same way of choosing under another name: many a report's level is no more than that. */
    public GreedyPlayer(String id, Evaluator evaluator) {
        this(id, evaluator, TieBreak.FIRST_LISTED);
    }

    /** @param firstListed says in the game's own words which of equal moves is listed first */
    public GreedyPlayer(String id, Evaluator evaluator, TieBreak firstListed) {
        this.id = id;
        this.evaluator = evaluator;
        this.firstListed = firstListed;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Decision decide(Position position, Thinking thinking) {
        List<Candidate> candidates = new ArrayList<>();
        Candidate best = null;
        for (Move move : position.moves()) {
            Candidate candidate = candidate(position, move);
            candidates.add(candidate);
            if (best == null || candidate.score() > best.score()) best = candidate;
        }
        if (best == null) throw new IllegalArgumentException("the game is over: " + position.text());
        return new Decision(
                best.move(),
                best.score(),
                Choice.HIGHEST,
                firstListed,
                candidates,
                1,
                candidates.size(),
                thinking.seed(),
                Optional.empty(),
                List.of());
    }

    private Candidate candidate(Position position, Move move) {
        Position after = position.play(move, Narrator.SILENT);
        if (evaluator.isWritten() && after.isOver() && after.winningSeat() == position.toMove()) {
            ProvenResult won = ProvenResult.in(1, ProvenResult.Result.WIN);
            return new Candidate(move, won.score(), Bound.EXACT, List.of(), List.of(move), 0, Optional.of(won));
        }
        Evaluation evaluation = evaluator.evaluate(after, position.toMove());
        return Candidate.of(move, ProvenScores.opinion(evaluation.total()), evaluation.terms());
    }
}
