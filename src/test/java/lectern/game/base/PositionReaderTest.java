package lectern.game.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import lectern.game.Phrase;
import lectern.game.UnreadableText;
import lectern.game.board.BoardShape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PositionReaderTest {
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {"\" 3/3 x\", 1, rows", "\"3/3  x\", 5, side", "\"3/3 \", 5, side", "\"3/3\", 4, side"})
    void aSpaceTooManyLeavesAFieldMissingWhereItStands(String text, int column, String field) {
        UnreadableText refusal = refusal(text);

        assertThat(refusal.column()).isEqualTo(column);
        assertThat(refusal.reason()).isEqualTo(Phrase.of("reading.missing", Phrase.of("reading.field." + field)));
    }

    @Test
    void nothingMayFollowTheLastField() {
        UnreadableText refusal = refusal("3/3 x ");

        assertThat(refusal.column()).isEqualTo(7);
        assertThat(refusal.reason()).isEqualTo(Phrase.of("reading.surplus"));
    }

    @Test
    void aCountIsWrittenWithTheDigitsOfTheNotationAlone() {
        BoardShape wide = new BoardShape(12, 1, false);
        PositionReader arabic = new PositionReader("1\u0662", 1, "rows");

        UnreadableText refusal = catchThrowableOfType(
                UnreadableText.class, () -> arabic.rows(0, wide, "x", "", (cell, letter, suffix) -> {}));

        assertThat(refusal.column()).isEqualTo(2);
        assertThat(refusal.reason().key()).isEqualTo("reading.unknown");
    }

    private static UnreadableText refusal(String text) {
        return catchThrowableOfType(UnreadableText.class, () -> new PositionReader(text, 2, "rows", "side"));
    }
}
