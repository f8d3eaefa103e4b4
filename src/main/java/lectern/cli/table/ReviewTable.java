package lectern.cli.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import lectern.game.Phrase;
import lectern.play.review.Review;
import lectern.play.review.ReviewColumn;
import lectern.play.review.ReviewTelling;
import lectern.play.review.ReviewedMove;
import lectern.text.Sentences;

/** A review, to be read by people. */
public record ReviewTable(Review review, Sentences sentences) {
    public List<String> lines() {
        List<ReviewColumn> columns = Arrays.asList(ReviewColumn.values());
        TextColumns table = new TextColumns();
        table.add(columns.stream().map(column -> sentences.of(column.head())).toList());
        for (ReviewedMove move : review.moves())
            table.add(columns.stream()
                    .map(column -> column.of(move, review).map(sentences::of).orElse(""))
                    .toList());
        List<String> lines = new ArrayList<>(table.lines());
        lines.add("");
        ReviewTelling.rest(review).map(sentences::of).ifPresent(lines::add);
        for (Phrase side : ReviewTelling.accuracy(review)) lines.add(sentences.of(side));
        for (Phrase meaning : ReviewTelling.meaning(review)) lines.add(sentences.of(meaning));
        return lines;
    }
}
