package lectern.gui.keeping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Optional;
import lectern.games.Games;
import lectern.gui.desk.Seats;
import lectern.gui.settings.DataFolder;
import lectern.play.GameRecord;
import lectern.play.Match;
import lectern.play.RecordHead;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordFileTest {
    @TempDir
    Path folder;

    private final Match match = Match.from(Games.read("pushee").start(3).position());
    private final GameRecord record = GameRecord.of(match.play(match.position().move(0)), RecordHead.EMPTY);

    @Test
    void whatIsWrittenIsReadBackAndNothingElseIsLeft() throws Exception {
        Path file = folder.resolve("á b.lectern");
        RecordFile.write(file, record);
        RecordFile.write(file, record);

        assertThat(RecordFile.read(file).text()).isEqualTo(record.text());
        assertThat(folder.toFile().list()).containsExactly("á b.lectern");
    }

    @Test
    void aFileThatIsNoRecordIsNamedWithLineAndColumn() throws IOException {
        Path file = folder.resolve("x.lectern");
        Files.writeString(file, "lectern: 1\ngame: chess\n");

        assertThat(said(file)).startsWith("“x.lectern” is not a game").contains("line 2, column 7");
    }

    @Test
    void aFileThatIsNoTextOrIsGoneIsExplained() throws IOException {
        Path file = folder.resolve("x.lectern");
        Files.write(file, "\u00e9".getBytes(StandardCharsets.ISO_8859_1));

        assertThat(said(file)).contains("is not a text");
        assertThat(said(folder.resolve("y.lectern"))).isEqualTo("There is no file called “y.lectern” any more.");
        assertThat(said(folder)).contains("cannot be read");
    }

    @Test
    void aFolderThatIsGoneIsExplained() {
        RecordFile.Refused refused = catchThrowableOfType(
                RecordFile.Refused.class, () -> RecordFile.write(folder.resolve("no/x.lectern"), record));

        assertThat(new Sentences(Language.EN).of(refused.reason())).startsWith("“x.lectern” cannot be written");
    }

    @Test
    void theShelfKeepsTheLatestAndWhatIsSomebodysOwn() throws IOException {
        EarlierGames shelf = EarlierGames.in(new DataFolder(folder));
        Kept game = new Kept(record.match(), RecordHead.EMPTY, Seats.PEOPLE, Optional.empty());
        LocalDateTime time = LocalDateTime.of(2026, 11, 18, 9, 0);
        shelf.put(game, time);
        shelf.put(game, time);
        Files.createFile(folder.resolve("games/mine.lectern"));
        for (int i = 1; i <= 49; i++) shelf.put(game, time.plusMinutes(i));

        assertThat(shelf.games()).hasSize(50);
        assertThat(shelf.games().get(0)).hasFileName("2026-11-18 09-00-00 pushee.lectern");
        assertThat(folder.resolve("games/mine.lectern")).exists();
    }

    private static String said(Path file) {
        RecordFile.Refused refused = catchThrowableOfType(RecordFile.Refused.class, () -> RecordFile.read(file));
        return new Sentences(Language.EN).of(refused.reason());
    }
}
