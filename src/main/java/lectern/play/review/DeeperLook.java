package lectern.play.review;

import lectern.search.Budget;
import lectern.search.ScoreScale;
import lectern.search.Thinking;
import lectern.search.alphabeta.BestAndPlayed;

/**
 * A second opinion on a move that was reviewed: what a search some plies deeper makes of it.
 *
 * @param loss by that search, in hundredths of a game's result
 * @param isFinished whether its budget was enough for so many plies
 */
public record DeeperLook(double loss, boolean isFinished) {
    /** Looks so many plies further than the review did, with no more than so many nodes. */
    public static DeeperLook at(ReviewedMove move, ScoreScale scale, int plies, long nodes) {
        int depth = move.comparison().orElseThrow().depth() + plies;
        BestAndPlayed found = BestAndPlayed.find(
                move.turn().before(),
                move.turn().move(),
                Reviewer.judge(move.turn().before().game()),
                Thinking.within(Budget.ofDepth(depth).withNodes(nodes)));
        Comparison comparison = Comparison.of(found.best(), found.played(), found.depth(), scale);
        boolean known = found.depth() == depth || found.nodes() <= nodes;
        return new DeeperLook(comparison.loss(), known);
    }
}
