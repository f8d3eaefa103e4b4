package lectern.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalTest {
    private static final int LONGEST = 1 << 20;

    @TempDir
    Path folder;

    @Test
    void theLastEntryCounts() throws IOException {
        try (Journal journal = Journal.begin(folder.resolve("j"))) {
            assertThat(StoredText.lastEntry(folder.resolve("j"), LONGEST)).isEmpty();
            journal.append("first\nand more");
            journal.append("second, Olá");

            assertThat(StoredText.lastEntry(folder.resolve("j"), LONGEST)).contains("second, Olá");
        }
    }

    @Test
    void afterAPowerCutItHoldsTheLastSyncedEntryOrALaterOne() throws IOException {
        Path path = folder.resolve("j").toAbsolutePath();
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            ForgetfulDisk disk = new ForgetfulDisk();
            int synced = 0;
            int appended = 0;
            try (Journal journal = Journal.begin(disk, path, 60)) {
                int most = 1 + random.nextInt(40);
                while (appended < most) {
                    journal.append("entry " + ++appended);
                    if (random.nextBoolean()) {
                        journal.sync();
                        synced = appended;
                    }
                }
            }

            Optional<String> found = lastEntry(disk.afterPowerCut(random), path);
            int number = found.map(entry -> Integer.parseInt(entry.replace("entry ", "")))
                    .orElse(0);
            assertThat(number).as("seed " + seed).isBetween(synced, appended);
        }
    }

    @Test
    void ofAJournalThatIsTooLongTheEndIsRead() throws IOException {
        Path path = folder.resolve("j");
        Files.writeString(path, "x".repeat(5000) + JournalEntry.of("the last"));

        assertThat(StoredText.lastEntry(path, 1000)).contains("the last");
        assertThat(StoredText.lastEntry(path, 10)).isEmpty();
    }

    @Test
    void itDoesNotGrowWithoutEnd() throws IOException {
        Path path = folder.resolve("j");
        try (Journal journal = Journal.begin(Disk.SYSTEM, path, 1000)) {
            for (int i = 0; i < 1000; i++) journal.append("entry " + i);
        }

        assertThat(Files.size(path)).isLessThan(1200);
        assertThat(StoredText.lastEntry(path, LONGEST)).contains("entry 999");
    }

    @Test
    void onAFullDiskTheLastEntryStaysAndTheNextIsKeptWhenThereIsRoomAgain() throws IOException {
        Path path = folder.resolve("j").toAbsolutePath();
        ForgetfulDisk disk = new ForgetfulDisk();
        Journal journal = Journal.begin(disk, path, 20);
        journal.append("first");
        disk.beFull(true);

        assertThatThrownBy(() -> journal.append("second")).isInstanceOf(IOException.class);
        assertThat(lastEntry(disk.now(), path)).contains("first");

        disk.beFull(false);
        journal.append("third");
        assertThat(lastEntry(disk.now(), path)).contains("third");
        journal.close();
    }

    @Test
    void damageCostsTheEntryThatItStrikes() throws IOException {
        String journal = JournalEntry.of("first") + JournalEntry.of("second") + JournalEntry.of("third");

        assertThat(JournalEntry.last(journal.replace("third", "thirt"))).contains("second");
        assertThat(JournalEntry.last(journal.substring(0, journal.length() - 3)))
                .contains("second");
        assertThat(JournalEntry.last(journal.replace("second", "secant"))).contains("third");
        assertThat(JournalEntry.last("")).isEmpty();
        assertThat(JournalEntry.last("\u001e")).isEmpty();
    }

    @Test
    void anEntryInsideAnEntrysTextIsNeverTakenForOne() {
        String outer = JournalEntry.of("outer " + JournalEntry.of("inner") + " end");

        assertThat(JournalEntry.last(outer))
                .hasValueSatisfying(text -> assertThat(text).startsWith("outer"));
        assertThat(JournalEntry.last(outer.replace("outer", "other"))).isEmpty();
    }

    /** Each of them claims all the rest as its text; to check the sum of each would take as long as all of them squared. */
    @Test
    void anEntryEndsWhereTheNextBegins() {
        String greedy = "\u001e00000000 900000\n";
        String journal = JournalEntry.of("first") + greedy.repeat(300_000);

        assertThat(JournalEntry.last(journal)).contains("first");
    }

    private static Optional<String> lastEntry(Map<Path, byte[]> files, Path path) {
        byte[] journal = files.getOrDefault(path, new byte[0]);
        return JournalEntry.last(new String(journal, StandardCharsets.UTF_8));
    }
}
