package lectern.play.review;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import lectern.play.CsvLine;
import lectern.search.Candidate;
import lectern.telling.ThoughtText;

/** A review as a table for other programs: the same in every language. */
public final class ReviewCsv {
    private static final List<String> HEAD = List.of(
            "ply",
            "side",
            "move",
            "mark",
            "best",
            "loss",
            "proven",
            "played score",
            "best score",
            "depth",
            "criterion",
            "better line");

    private ReviewCsv() {}

    public static String of(Review review) {
        return review.moves().stream()
                .map(move -> CsvLine.of(fields(move, review)))
                .collect(Collectors.joining("", CsvLine.of(HEAD), ""));
    }

    private static List<String> fields(ReviewedMove move, Review review) {
        Optional<Comparison> both = move.comparison();
        return List.of(
                String.valueOf(move.turn().ply()),
                move.side().word(),
                move.turn().move().text(),
                review.mark(move).map(MistakeMark::word).orElse(""),
                move.best().text(),
                ThoughtText.number(move.loss()),
                String.valueOf(move.isProven()),
                both.map(Comparison::played).map(ReviewCsv::score).orElse(""),
                both.map(Comparison::best).map(ReviewCsv::score).orElse(""),
                both.map(found -> String.valueOf(found.depth())).orElse(""),
                move.cause().map(Cause::criterion).orElse(""),
                both.filter(found -> move.isBettered())
                        .map(found -> found.best().line().stream()
                                .map(step -> step.text())
                                .collect(Collectors.joining(" ")))
                        .orElse(""));
    }

    /** A proven result in words, as records have it. */
    private static String score(Candidate move) {
        return move.verdict().map(ThoughtText::of).orElseGet(() -> ThoughtText.number(move.score()));
    }
}
