package lectern.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import lectern.search.Budget;
import lectern.search.ProvenScores;
import lectern.search.trace.Bound;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A table remembers a position whole, or not at all. */
class TranspositionTableTest {
    private static final long KEY = 0x8000_0000_0000_0007L;

    private final TranspositionTable table = TranspositionTable.forBudget(Budget.ofNodes(1), Long.MAX_VALUE);
    private final TranspositionTable.Known known = new TranspositionTable.Known();

    @BeforeEach
    void keepsOne() {
        table.keep(KEY, 200, -ProvenScores.WON + 3, Bound.AT_MOST, 700);
    }

    @Test
    void whatWasKeptIsFound() {
        assertThat(table.find(KEY, known)).isTrue();
        assertThat(known.depth()).isEqualTo(200);
        assertThat(known.value()).isEqualTo(-ProvenScores.WON + 3);
        assertThat(known.bound()).isEqualTo(Bound.AT_MOST);
        assertThat(known.place()).isEqualTo(700);
    }

    @Test
    void nothingIsKnownOfAnotherPositionInItsPlace() {
        assertThat(table.find(KEY + (1L << 40), known)).isFalse();
        assertThat(table.find(0, known)).isFalse();
    }

    @Test
    void aShallowerSearchOfTheSamePositionDoesNotTakeItsPlace() {
        table.keep(KEY, 199, 1, Bound.EXACT, 0);
        assertThat(table.find(KEY, known)).isTrue();
        assertThat(known.depth()).isEqualTo(200);
    }

    @Test
    void anotherPositionTakesItsPlace() {
        table.keep(KEY + (1L << 40), 1, 0, Bound.EXACT, 0);
        assertThat(table.find(KEY, known)).isFalse();
        assertThat(table.find(KEY + (1L << 40), known)).isTrue();
    }

    @Test
    void nothingIsLostWhenItGrows() {
        TranspositionTable growing = TranspositionTable.forBudget(Budget.UNLIMITED, Long.MAX_VALUE);
        for (int key = 1; key <= 1_000; key++) growing.keep(key, key, key, Bound.EXACT, key);
        growing.makeRoom();
        for (int key = 1; key <= 1_000; key++) {
            assertThat(growing.find(key, known)).isTrue();
            assertThat(known.place()).isEqualTo(key);
        }
    }
}
