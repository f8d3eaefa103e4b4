package lectern.gui.keeping;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lectern.games.Games;
import lectern.gui.desk.Seats;
import lectern.play.Match;
import lectern.play.RecordHead;
import lectern.storage.Disk;
import lectern.storage.Journal;
import lectern.storage.StoredText;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClaimTest {
    @TempDir
    Path data;

    private Path folder;
    private Kept game;

    @BeforeEach
    void aFolder() {
        folder = data.resolve("running");
        Match match = Match.from(Games.read("infection").start(1).position());
        game = new Kept(match.play(match.position().move(0)), RecordHead.EMPTY, Seats.PEOPLE, Optional.empty());
    }

    @Test
    void whereNobodyEverPlayedNothingIsAbandoned() {
        Interrupted.Found found = Interrupted.in(folder);

        assertThat(found.games()).isEmpty();
        assertThat(found.unreadable()).isEmpty();
    }

    @Test
    void aWindowOfThisProcessIsNotAbandoned() throws IOException {
        Claim claim = Claim.stake(Disk.SYSTEM, folder);
        claim.append(KeptText.of(game));

        assertThat(Interrupted.in(folder).games()).isEmpty();
        claim.giveUp();
    }

    @Test
    void whatIsGivenUpLeavesNothing() throws IOException {
        Claim claim = Claim.stake(Disk.SYSTEM, folder);
        claim.append("a game");
        claim.giveUp();

        assertThat(files()).isEmpty();
    }

    @Test
    void twoWindowsDoNotShareAName() throws IOException {
        Claim one = Claim.stake(Disk.SYSTEM, folder);
        Claim other = Claim.stake(Disk.SYSTEM, folder);
        one.append("one");
        other.append("other");
        one.giveUp();

        Path journal = folder.resolve(files().stream()
                .filter(name -> name.endsWith(".journal"))
                .findFirst()
                .orElseThrow());
        assertThat(StoredText.lastEntry(journal, 1000)).contains("other");
        other.giveUp();
    }

    @Test
    void whatAProcessLeftBehindIsAbandoned() throws IOException {
        leave("1-1-x", game);

        List<Interrupted> found = Interrupted.in(folder).games();

        assertThat(found).hasSize(1);
        assertThat(found.get(0).kept().match().position())
                .isEqualTo(game.match().position());
        found.get(0).claim().giveUp();
        assertThat(files()).isEmpty();
    }

    @Test
    void whatIsStillLockedIsNotAbandoned() throws IOException {
        leave("1-1-x", game);
        try (FileChannel other = FileChannel.open(folder.resolve("1-1-x.lock"), StandardOpenOption.WRITE)) {
            assertThat(other.tryLock()).isNotNull();

            assertThat(Interrupted.in(folder).games()).isEmpty();
        }
    }

    @Test
    void aGameWithoutItsLockIsOfferedToo() throws IOException {
        leave("1-1-x", game);
        Files.delete(folder.resolve("1-1-x.lock"));

        assertThat(Interrupted.in(folder).games()).hasSize(1);
    }

    @Test
    void aGameKeptByAnEarlierVersionIsOfferedAsOneFromOutside() throws IOException {
        Files.createDirectories(folder);
        Files.createFile(folder.resolve("1-1-x.lock"));
        RecordHead head = RecordHead.EMPTY
                .with("second", "engine:command=touch started")
                .with("cursor", 0)
                .with("file", "/tmp/mine.lectern");
        Files.writeString(
                folder.resolve("1-1-x.lectern"),
                new Kept(game.match(), head, Seats.PEOPLE, Optional.empty())
                        .record()
                        .text());

        List<Interrupted> found = Interrupted.in(folder).games();

        assertThat(found).hasSize(1);
        assertThat(found.get(0).kept().seats()).isEqualTo(Seats.PEOPLE);
        assertThat(found.get(0).kept().file()).isEmpty();
        found.get(0).claim().giveUp();
        assertThat(files()).isEmpty();
    }

    @Test
    void whatCannotBeReadIsPutAsideAndSaidAndTheRestIsOffered() throws IOException {
        leave("1-1-a", game);
        Files.writeString(folder.resolve("1-1-a.journal"), "spoilt");
        Files.createDirectories(folder.resolve("1-1-b.lectern"));
        Files.createDirectories(folder.resolve("1-1-c.lock"));
        leave("1-1-d", game);
        Files.delete(folder.resolve("1-1-d.lock"));
        Files.createSymbolicLink(folder.resolve("1-1-d.lock"), Path.of("nowhere"));
        Files.write(folder.resolve("1-1-e.lectern"), new byte[] {(byte) 0xc3, 0x28});
        Files.createSymbolicLink(folder.resolve("1-1-f.journal"), Path.of("nowhere"));
        Files.createFile(folder.resolve("1-1-g.lock"));
        leave("1-1-z", game);

        Interrupted.Found found = Interrupted.in(folder);

        assertThat(found.games()).hasSize(2);
        assertThat(found.unreadable())
                .extracting(path -> data.relativize(path).toString())
                .containsExactlyInAnyOrder(
                        "unreadable/1-1-a.journal",
                        "unreadable/1-1-b.lectern",
                        "unreadable/1-1-e.lectern",
                        "unreadable/1-1-f.journal");
        assertThat(data.resolve("unreadable/1-1-a.journal")).hasContent("spoilt");
        assertThat(Interrupted.in(folder).unreadable()).as("said once").isEmpty();
    }

    @Test
    void aWindowThatWasKilledBeforeItsFirstMoveLeavesNothing() throws IOException {
        Files.createDirectories(folder);
        Files.createFile(folder.resolve("1-1-x.lock"));
        Files.createFile(folder.resolve("1-1-x.journal"));

        Interrupted.Found found = Interrupted.in(folder);

        assertThat(found.games()).isEmpty();
        assertThat(found.unreadable()).isEmpty();
        assertThat(files()).isEmpty();
    }

    private void leave(String name, Kept left) throws IOException {
        Files.createDirectories(folder);
        Files.createFile(folder.resolve(name + ".lock"));
        try (Journal journal = Journal.begin(folder.resolve(name + ".journal"))) {
            journal.append(KeptText.of(left));
        }
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }
}
