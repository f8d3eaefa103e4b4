package lectern.telling;

import java.util.List;
import java.util.Locale;
import lectern.game.Phrase;
import lectern.search.Choice;

/** What is told of each candidate; it depends on the rule of choice. */
public enum CandidateColumn {
    MOVE,
    VISITS,
    MEAN,
    CHANCE,
    SCORE;

    static List<CandidateColumn> of(Choice choice) {
        return switch (choice) {
            case DRAWN -> List.of(MOVE, CHANCE);
            case MOST_VISITED -> List.of(MOVE, VISITS, MEAN, SCORE);
            case HIGHEST, LOWEST -> List.of(MOVE, SCORE);
        };
    }

    public Phrase head() {
        return Phrase.of("decision.column." + name().toLowerCase(Locale.ROOT));
    }
}
