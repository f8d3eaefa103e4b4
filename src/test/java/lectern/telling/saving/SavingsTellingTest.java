package lectern.telling.saving;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import lectern.game.Game;
import lectern.game.Move;
import lectern.games.Games;
import lectern.search.SearchVariant;
import lectern.search.saving.Savings;
import lectern.search.saving.SavingsPlan;
import lectern.search.saving.SavingsRow;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;

/** Made-up numbers are read aloud. */
class SavingsTellingTest {
    private static final long GIVEN_UP = -1_000;

    private final Game game = Games.read("infection");
    private final List<Move> moves = game.start(0).position().moves();

    @Test
    void whatPruningOrderAndTheBestSearchSaveIsSaid() {
        assertThat(said(20_000, 1_250, 600, 700, 500, 400, 400))
                .isEqualTo("At depth 1, alpha-beta looks at 1,250 instead of 20,000 positions (1/16) and chooses the "
                        + "same move. With move ordering there are 600 positions (1/33). The fewest are looked at with "
                        + "null windows: 400 positions (1/50).");
    }

    @Test
    void whereNothingIsCutOffThatIsSaid() {
        assertThat(said(12, 12, 12, 12, 12, 12, 12))
                .isEqualTo(
                        "At depth 1, alpha-beta looks at all 12 positions, as minimax does: there was nothing to cut "
                                + "off.");
    }

    @Test
    void aMinimaxThatWasGivenUpIsABoundOnly() {
        assertThat(said(GIVEN_UP, 100, 50, 60, 70, 80, 90))
                .isEqualTo("At depth 1, minimax was given up after 1,000 positions; alpha-beta is done after 100. With "
                        + "move ordering there are 50 positions (less than 1/20).");
    }

    @Test
    void aSearchThatChoosesOtherwiseIsNamed() {
        List<SavingsRow> rows = rows(100, 90, 90, 90, 90, 90);
        rows.add(row(6, 90, moves.get(1), 2));

        assertThat(said(rows)).endsWith(" But the search with shortcuts finds another value.");
    }

    @Test
    void thePartOfTheMinimaxIsAFractionOrAMultiple() {
        assertThat(List.of(part(100, 100), part(100, 50), part(100, 7), part(100, 98), part(100, 102), part(100, 150)))
                .containsExactly("all", "1/2", "1/14", "nearly all", "slightly more", "1.5 times");
    }

    private String part(long minimax, long nodes) {
        Savings savings = savings(rows(minimax, nodes));
        return new Sentences(Language.EN)
                .of(ShareOfMinimax.of(savings, savings.rows().get(1)).orElseThrow());
    }

    private String said(long... nodes) {
        return said(rows(nodes));
    }

    private String said(List<SavingsRow> rows) {
        return SavingsTelling.of(savings(rows), 1).stream()
                .map(new Sentences(Language.EN)::of)
                .collect(Collectors.joining(" "));
    }

    private Savings savings(List<SavingsRow> rows) {
        SavingsPlan plan =
                SavingsPlan.ofLadder(game.start(0).position(), game.kind().strong(), 1);
        return new Savings(plan, rows, List.of(12L), true);
    }

    private List<SavingsRow> rows(long... nodes) {
        List<SavingsRow> rows = new ArrayList<>();
        for (long number : nodes) rows.add(row(rows.size(), number, moves.get(0), 1));
        return rows;
    }

    /** @param nodes negative if so many were not enough */
    private static SavingsRow row(int variant, long nodes, Move move, double value) {
        Optional<SavingsRow.Found> found =
                nodes > 0 ? Optional.of(new SavingsRow.Found(move, value)) : Optional.empty();
        return new SavingsRow(SearchVariant.LADDER.get(variant), 1, found, Math.abs(nodes), 1, 0, 1);
    }
}
