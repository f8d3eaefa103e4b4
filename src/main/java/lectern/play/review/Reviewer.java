package lectern.play.review;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.GameKind;
import lectern.game.Move;
import lectern.game.Position;
import lectern.play.Turn;
import lectern.search.Budget;
import lectern.search.Candidate;
import lectern.search.ProvenResult;
import lectern.search.ScoreScale;
import lectern.search.Stop;
import lectern.search.Thinking;
import lectern.search.alphabeta.BestAndPlayed;
import lectern.search.proof.Solution;
import lectern.search.trace.Bound;

/**
 * Reviews a game, from its last move to its first: each move beside the best that a search finds. Near the end, for as
 * long as that proves anything, and wherever a search proves one of the two results and leaves the other open, a
 * solver gets as many nodes again; what it proves comes before every opinion.
 *
 * @param nodes for each position: the same number gives the same review on every machine
 */
public record Reviewer(long nodes, Stop stop) {
    public static final long USUAL_NODES = 20_000;

    /** What a game gets at least: less would be the same. */
    public static final long FEWEST_NODES = 1;

    public static final long MOST_NODES = 1_000_000_000;

    /**
     * @param turns of one line of a game
     * @param done hears how many moves were reviewed, on the thread that reviews
     * @return what was reviewed before it was stopped
     */
    public Review review(List<Turn> turns, Thresholds thresholds, IntConsumer done) {
        List<Searched> searched = new ArrayList<>();
        ReviewProofs proofs = new ReviewProofs(thinking());
        for (int i = turns.size() - 1; i >= 0 && !stop.isAsked(); i--) {
            Searched move = searched(turns.get(i), proofs);
            if (stop.isAsked()) break;
            searched.add(move);
            done.accept(searched.size());
        }
        Collections.reverse(searched);
        ScoreScale scale = scale(searched);
        List<ReviewedMove> moves =
                searched.stream().map(move -> move.reviewed(scale)).toList();
        return new Review(moves, turns.size(), nodes, scale, thresholds);
    }

    /** What one move gives away, on the scale of a game; nothing where there is nothing to choose. */
    public ReviewedMove review(Turn turn, ScoreScale scale) {
        return searched(turn, new ReviewProofs(thinking())).reviewed(scale);
    }

    /** What was found of a move; empty where there was nothing to choose, or the move broke a rule. */
    private record Searched(Turn turn, Optional<BestAndPlayed> found) {
        ReviewedMove reviewed(ScoreScale scale) {
            return new ReviewedMove(
                    turn, found.map(both -> Comparison.of(both.best(), both.played(), both.depth(), scale)));
        }
    }

    private Searched searched(Turn turn, ReviewProofs proofs) {
        Position before = turn.before();
        if (before.moveCount() < 2 || turn.isFoul()) return new Searched(turn, Optional.empty());
        BestAndPlayed found = BestAndPlayed.find(before, turn.move(), judge(before.game()), thinking());
        boolean halfProven =
                found.best().verdict().isPresent() != found.played().verdict().isPresent();
        // A proof counts where it judges the played move: one of the best alone would stand against an opinion.
        Optional<Solution> solution =
                proofs.of(before, halfProven).filter(solved -> solved.moves().containsKey(turn.move()));
        Candidate played = proven(found.played(), solution);
        Candidate best = better(proven(found.best(), solution), solution);
        return new Searched(
                turn, Optional.of(new BestAndPlayed(best, played, found.depth(), found.change(), found.nodes())));
    }

    /** How much is much in a game: by how much a ply more usually changes what a search makes of a position. */
    private static ScoreScale scale(List<Searched> moves) {
        double[] changes = moves.stream()
                .flatMap(move -> move.found().stream())
                .filter(found -> found.best().verdict().isEmpty() && found.change() > 0)
                .mapToDouble(BestAndPlayed::change)
                .sorted()
                .toArray();
        return new ScoreScale(changes.length == 0 ? 1 : changes[changes.length / 2]);
    }

    /** What positions are judged by. */
    public static Evaluator judge(Game game) {
        return game.evaluator(GameKind.STRONG).orElseThrow();
    }

    private Thinking thinking() {
        return Thinking.within(Budget.ofNodes(nodes)).stoppedBy(stop);
    }

    private static Candidate proven(Candidate candidate, Optional<Solution> solution) {
        return solution.map(solved -> solved.moves().get(candidate.move()))
                .map(verdict -> with(verdict, candidate.move(), candidate.line()))
                .orElse(candidate);
    }

    /** The search's choice, unless a proof knows a move with a better result. */
    private static Candidate better(Candidate best, Optional<Solution> solution) {
        Optional<ProvenResult> worth = solution.flatMap(Solution::verdict);
        boolean keeps = worth.isEmpty()
                || best.verdict()
                        .filter(verdict -> verdict.result() == worth.get().result())
                        .isPresent();
        if (keeps) return best;
        Move move = solution.orElseThrow().best().get(0);
        return with(solution.orElseThrow().moves().get(move), move, List.of(move));
    }

    private static Candidate with(ProvenResult verdict, Move move, List<Move> line) {
        return new Candidate(move, verdict.score(), Bound.EXACT, List.of(), line, 0, Optional.of(verdict));
    }
}
