package lectern.cli.query;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import lectern.play.Turn;
import lectern.play.review.Reviewer;
import lectern.play.review.Thresholds;
import lectern.search.Stop;

/** {@code review}: what each of a list of moves gave away. */
final class ReviewRequest implements Requests.Handler {
    @Override
    public ObjectNode answer(Request request) {
        List<Turn> turns = PlayedMoves.of(request);
        long nodes = request.optionalWhole("nodes", Reviewer.FEWEST_NODES, Reviewer.MOST_NODES)
                .orElse(Reviewer.USUAL_NODES);
        return ReviewAnswer.of(new Reviewer(nodes, new Stop()).review(turns, Thresholds.USUAL, done -> {}));
    }
}
