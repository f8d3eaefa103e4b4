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
    /** What the evaluation says of the end of the expected play, where something else decides. */
    LEAF,
    CHANCE,
    SCORE;

    static List<CandidateColumn> of(Choice choice) {
        return switch (choice) {
            case DRAWN -> List.of(MOVE, CHANCE);
            case MOST_VISITED -> List.of(MOVE, VISITS, MEAN, LEAF);
            case HIGHEST, LOWEST -> List.of(MOVE, SCORE);
        };
    }

    /** Whether it tells what a move is worth, and so what is proven of it. */
    public boolean isWorth() {
        return this == SCORE || this == LEAF;
    }

    public Phrase head() {
        return Phrase.of("decision.column." + word());
    }

    /** What it tells, in a sentence. */
    public Phrase tip() {
        return Phrase.of("decision.column-tip." + word());
    }

    private String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
