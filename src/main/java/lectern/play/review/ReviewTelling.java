package lectern.play.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.search.Candidate;
import lectern.telling.ScorePhrase;

/** What a review says in sentences; windows, tables and records lay it out. */
public final class ReviewTelling {
    private ReviewTelling() {}

    /** How accurately each side played, and how often it erred. */
    public static List<Phrase> accuracy(Review review) {
        List<Phrase> told = new ArrayList<>();
        for (Seat side : Seat.values()) accuracy(review, side).ifPresent(told::add);
        return told;
    }

    private static Optional<Phrase> accuracy(Review review, Seat side) {
        OptionalDouble accuracy = review.accuracy(side);
        if (accuracy.isEmpty()) return Optional.empty();
        Position any = review.moves().get(0).turn().before();
        return Optional.of(Phrase.of(
                "review.accuracy",
                any.view().name(side),
                points(accuracy.getAsDouble()),
                count(review, side, MistakeMark.MISTAKE),
                count(review, side, MistakeMark.BLUNDER)));
    }

    private static int count(Review review, Seat side, MistakeMark mark) {
        return (int) review.moves().stream()
                .filter(move -> move.side() == side)
                .filter(move -> review.mark(move).equals(Optional.of(mark)))
                .count();
    }

    /** What the numbers mean. */
    public static List<Phrase> meaning(Review review) {
        Thresholds thresholds = review.thresholds();
        return List.of(
                Phrase.of(
                        "review.meaning.loss",
                        review.nodes(),
                        points(thresholds.mistake()),
                        points(thresholds.blunder())),
                Phrase.of("review.meaning.scale", ScorePhrase.of(review.scale().usual())),
                Phrase.of("review.meaning.accuracy"));
    }

    /** How much of the game was reviewed, where it is not all. */
    public static Optional<Phrase> rest(Review review) {
        if (review.isComplete()) return Optional.empty();
        return Optional.of(Phrase.of("review.rest", review.moves().size(), review.planned()));
    }

    /** What a move gave away, in a table. */
    static Phrase loss(ReviewedMove move) {
        return Phrase.of(move.isProven() ? "review.loss.proven" : "review.loss", points(move.loss()));
    }

    /** What became of a move, in a sentence. */
    public static Phrase verdict(ReviewedMove move, Review review) {
        String text = move.turn().move().text();
        if (move.comparison().isEmpty())
            return Phrase.of(move.turn().isFoul() ? "review.verdict.foul" : "review.verdict.forced", text);
        if (!move.isBettered()) return Phrase.of("review.verdict.best", text);
        Comparison both = move.comparison().get();
        String key = review.mark(move).map(MistakeMark::word).orElse("slip");
        if (both.proven())
            return Phrase.of(
                    "review.proven." + key,
                    text,
                    result(both.played()),
                    move.best().text(),
                    result(both.best()));
        return Phrase.of(
                "review.verdict." + key, text, points(both.loss()), move.best().text());
    }

    /** What became of a move that was tried in the place of one that was played, in a sentence. */
    public static Phrase tried(ReviewedMove move, Review review) {
        String text = move.turn().move().text();
        if (!move.isBettered()) return Phrase.of("review.tried.best", text);
        boolean kept = review.mark(move).isEmpty();
        return Phrase.of(kept ? "review.tried.kept" : "review.tried.lost", text, points(move.loss()));
    }

    private static Phrase result(Candidate move) {
        return ScorePhrase.of(move);
    }

    /** A number of points, with one decimal at most. */
    static Phrase points(double points) {
        return Phrase.of("decision.value", new Phrase.Score(Math.rint(10 * points) / 10, false));
    }
}
