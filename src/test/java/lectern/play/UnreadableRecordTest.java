package lectern.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is wrong with a record is told with line and column. */
class UnreadableRecordTest {
    private static final String START = "o5x/7/7/7/7/7/x5o x 0 1";

    /** Line breaks are written as a semicolon here, and S is the start position. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "''                                         ! 1 ! 1  ! The head lacks a line “lectern: …”",
                "hello                                      ! 1 ! 1  ! There is no record here: it would begin with “lectern:”",
                ";  game: infection                         ! 2 ! 3  ! There is no record here",
                "lectern: 2                                 ! 1 ! 10 ! The record has the format 2; this program reads the format 1",
                "lectern: 1                                 ! 1 ! 11 ! The head lacks a line “game: …”",
                "lectern: 1;game: chess                     ! 2 ! 7  ! There is no game called “chess”",
                "lectern: 1;game: infection:rules=x         ! 2 ! 23 ! The option “rules” cannot be “x”",
                "lectern: 1;game: infection;;               ! 4 ! 1  ! The head lacks a line “start: …”",
                "lectern: 1;game: infection;start: 7/7 x    ! 3 ! 11 ! The board must have 7 rows, not 2",
                "lectern: 1;game: infection;f7              ! 3 ! 1  ! A line of the head is written “key: value”",
                "lectern: 1;game: infection; A b: c         ! 3 ! 2  ! A line of the head is written “key: value”",
                "lectern: 1;room: 1;room: 2                 ! 3 ! 1  ! The key “room” is given twice",
                "lectern: 1;start-seed: x                   ! 2 ! 13 ! The line “start-seed” must give a whole number as a seed, not “x”",
                "lectern: 1;first-seed: 99999999999999999999! 2 ! 13 ! The line “first-seed” must give",
                "lectern: 1;date: today                     ! 2 ! 7  ! The date must be written like 2026-11-18, not “today”",
                "lectern: 1;game: infection;start: S;result: x;;         ! 4 ! 9  ! “x” is not a result",
                "lectern: 1;game: infection;start: S;result: first a.b;; ! 4 ! 9  ! The head says “first a.b”, but the moves say “unfinished”",
                "lectern: 1;game: infection;start: 7/7/7/7/7/7/x6 o;result: unfinished ! 4 ! 9 ! The head says “unfinished”, but the moves say “first infection.wiped-out”",
                "lectern: 1;game: infection;start: S;;f7 zz              ! 5 ! 5  ! “zz” is not a move",
                "lectern: 1;game: infection;start: S;;f7; b7 d4          ! 6 ! 5  ! d4 is not allowed here: ",
                "lectern: 1;game: infection;start: S;;(f7)               ! 5 ! 1  ! A variation begins behind the move that it replaces",
                "lectern: 1;game: infection;start: S;;f7 ()              ! 5 ! 5  ! The variation has no move",
                "lectern: 1;game: infection;start: S;;f7 (f6             ! 5 ! 4  ! The variation that begins here does not end",
                "lectern: 1;game: infection;start: S;;f7 )               ! 5 ! 4  ! There is nothing here that “)” could end",
                "lectern: 1;game: infection;start: S;;f7 }               ! 5 ! 4  ! There is nothing here that “}” could end",
                "lectern: 1;game: infection;start: S;;f7 {so; so         ! 5 ! 4  ! What begins here does not end: “}” is missing",
                "lectern: 1;game: infection;start: S;;f7 [so\\]          ! 5 ! 4  ! What begins here does not end: “]” is missing",
                "lectern: 1;game: infection;start: S;;f7 ({a} f6)        ! 5 ! 5  ! In a variation, a note stands behind a move",
                "lectern: 1 | game: infection | start: S || f7 zz        ! 1 ! 70 ! “zz” is not a move",
                "lectern: 1 | game: chess                                ! 1 ! 20 ! There is no game called “chess”",
                "|                                                       ! 1 ! 1  ! There is no record here",
            })
    void namesLineAndColumn(String told, int line, int column, String sentence) {
        UnreadableRecord refusal = refusal(told.replace(';', '\n').replace("S", START));

        assertThat(new Sentences(Language.EN).of(refusal.reason())).startsWith(sentence);
        assertThat(refusal.line()).isEqualTo(line);
        assertThat(refusal.column()).isEqualTo(column);
        assertThat(new Sentences(Language.PT).of(refusal.reason())).isNotBlank();
    }

    @Test
    void nothingIsLongerThanAnybodyNeeds() {
        String head = "lectern: 1\ngame: infection\nstart: " + START + "\n";

        assertThat(refusal("x".repeat(8_000_001)).reason().key()).isEqualTo("play.record.too-long");
        assertThat(refusal(head + "room: " + "x".repeat(2_001)).reason().key()).isEqualTo("play.record.long-value");
        assertThat(refusal(head + "\n" + "x".repeat(41)).reason().key()).isEqualTo("play.record.long-move");
        StringBuilder lines = new StringBuilder(head);
        for (int i = 0; i < 200; i++) lines.append("key").append(i).append(": x\n");
        assertThat(refusal(lines.toString()).reason().key()).isEqualTo("play.record.long-head");
    }

    @Test
    void aRecordHasNoMoreMovesThanCanBeRead() {
        String head = "lectern: 1\ngame: infection\nstart: " + START + "\n\n";
        String[] round = {"a1a3 ", "a7a5 ", "a3a1 ", "a5a7 "};
        StringBuilder moves = new StringBuilder();
        for (int i = 0; i < 100_001; i++) moves.append(round[i % 4]);

        assertThat(refusal(head + moves).reason().key()).isEqualTo("play.record.too-many-moves");
    }

    private static UnreadableRecord refusal(String text) {
        return catchThrowableOfType(UnreadableRecord.class, () -> GameRecord.read(text));
    }
}
