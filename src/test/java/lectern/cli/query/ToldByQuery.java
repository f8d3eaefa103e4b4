package lectern.cli.query;

import com.fasterxml.jackson.databind.JsonNode;
import lectern.telling.Decided;
import lectern.text.Language;
import lectern.text.Sentences;

/** What an answer to {@code choose} says of a decision. */
public final class ToldByQuery {
    private ToldByQuery() {}

    public static JsonNode of(Decided decided) {
        return Answers.decision(decided.decision(), decided.position().game().board(), new Sentences(Language.EN));
    }
}
