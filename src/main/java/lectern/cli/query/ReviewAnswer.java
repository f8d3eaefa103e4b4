package lectern.cli.query;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.OptionalDouble;
import lectern.game.Seat;
import lectern.play.review.Cause;
import lectern.play.review.MistakeMark;
import lectern.play.review.Review;
import lectern.play.review.ReviewedMove;

/** A review as JSON. Losses and accuracies are hundredths of a game's result. */
public final class ReviewAnswer {
    private ReviewAnswer() {}

    /** The line that the request {@code review} is answered with. */
    public static String line(Review review) {
        return Json.line(of(review));
    }

    static ObjectNode of(Review review) {
        ObjectNode answer = Json.object();
        ArrayNode moves = answer.putArray("moves");
        for (ReviewedMove move : review.moves()) moves.add(move(move, review));
        ObjectNode accuracy = answer.putObject("accuracy");
        for (Seat side : Seat.values()) {
            OptionalDouble share = review.accuracy(side);
            if (share.isEmpty()) accuracy.putNull(side.word());
            else accuracy.set(side.word(), Json.number(share.getAsDouble()));
        }
        return answer;
    }

    private static ObjectNode move(ReviewedMove move, Review review) {
        return Json.object()
                .put("ply", move.turn().ply())
                .put("side", move.side().word())
                .put("move", move.turn().move().text())
                .put("best", move.best().text())
                .<ObjectNode>set("loss", Json.number(move.loss()))
                .put("proven", move.isProven())
                .put("mark", review.mark(move).map(MistakeMark::word).orElse(null))
                .put("criterion", move.cause().map(Cause::criterion).orElse(null));
    }
}
