package lectern.search;

import java.util.List;
import java.util.stream.Collectors;
import lectern.game.Phrase;

/**
 * A search with a name: which refinements it uses.
 *
 * @param word what the bundles and tables call it
 */
public record SearchVariant(String word, Refinements refinements) {
    public static final SearchVariant MINIMAX = new SearchVariant("minimax", Refinements.NONE);

    /** From the plain minimax on, each with one refinement more than the one before. */
    public static final List<SearchVariant> LADDER = List.of(
            MINIMAX,
            first("alpha-beta", 1),
            first("ordering", 2),
            first("deepening", 3),
            first("table", 4),
            first("null-windows", 5),
            first("shortcuts", 6));

    private static SearchVariant first(String word, int count) {
        return new SearchVariant(
                word,
                new Refinements(Refinements.ALL.chosen().stream().limit(count).collect(Collectors.toSet())));
    }

    /** What it is called. */
    public Phrase named() {
        return Phrase.of("thinking.variant." + word);
    }

    /** Whether it finds what a minimax of the same depth finds: all do that take no shortcuts. */
    public boolean isExact() {
        return !refinements.effective().has(Refinement.SHORTCUTS);
    }
}
