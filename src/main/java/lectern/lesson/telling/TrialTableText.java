package lectern.lesson.telling;

import java.util.function.Function;
import lectern.game.Phrase;
import lectern.lesson.exercise.TrialTable;

/** A table of trials as Markdown, which every outlet can show. */
public final class TrialTableText {
    private static final String RULE = "|:---|---:|---:|---:|";

    private TrialTableText() {}

    public static String of(TrialTable table, Function<Phrase, String> words) {
        StringBuilder markdown = new StringBuilder(words.apply(Phrase.of("exercise.table")))
                .append('\n')
                .append(RULE);
        for (TrialTable.Row row : table.rows()) {
            Phrase mean = row.isTried()
                    ? Phrase.of("exercise.mean", number(TrialTable.printed(row.mean())))
                    : Phrase.of("exercise.no-mean");
            markdown.append('\n')
                    .append(words.apply(
                            Phrase.of("exercise.row", row.move().text(), row.visits(), number(row.points()), mean)));
        }
        markdown.append('\n').append(words.apply(Phrase.of("exercise.all-rows", table.visits())));
        return markdown.toString();
    }

    private static Phrase.Score number(double value) {
        return new Phrase.Score(value, true);
    }
}
