package lectern.gui.inspector;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lectern.game.Position;
import lectern.games.Games;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MoveRowTest {
    private final Sentences english = new Sentences(Language.EN);

    @ParameterizedTest
    @ValueSource(strings = {"shiftago", "syrtis", "pushee", "catsdogs", "infection"})
    void everyLegalMoveHasARowThatSaysWhatItDoesInEveryLanguage(String game) {
        Position start = Games.read(game).start(1).position();
        List<MoveRow> rows = MoveRow.of(start, start.game().kind().evaluators().get(0));
        assertThat(rows.stream().<Object>map(MoveRow::move)).containsExactlyElementsOf(start.moves());
        for (Language language : Language.values()) {
            Sentences sentences = new Sentences(language);
            assertThat(rows)
                    .allSatisfy(row -> assertThat(sentences.of(row.does())).isNotBlank());
        }
    }

    @Test
    void whatAMoveDoesIsCountedInAFewWords() {
        Position start = Games.read("infection").start(1).position();
        assertThat(english.of(MoveSummary.of(start, start.readMove("f6")))).isEqualTo("1 placed");
    }

    @Test
    void nobodyWaitsForTheRowsOfAnInterruptedThread() {
        Position start = Games.read("infection").start(1).position();
        Thread.currentThread().interrupt();
        try {
            assertThat(MoveRow.of(start, start.game().kind().evaluators().get(0)))
                    .isEmpty();
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }
}
