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
import lectern.gui.memory.DataFolder;
import lectern.play.Match;
import lectern.play.RecordHead;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClaimTest {
    @TempDir
    Path path;

    private DataFolder folder;

    @BeforeEach
    void aFolder() {
        folder = new DataFolder(path.resolve("running"));
    }

    @Test
    void whereNobodyEverPlayedNothingIsAbandoned() throws IOException {
        assertThat(Claim.abandoned(folder)).isEmpty();
    }

    @Test
    void aWindowOfThisProcessIsNotAbandoned() throws IOException {
        Claim claim = Claim.stake(folder);
        claim.write("a game");

        assertThat(Claim.abandoned(folder)).isEmpty();
        assertThat(claim.read()).contains("a game");
        claim.giveUp();
    }

    @Test
    void whatIsGivenUpLeavesNothing() throws IOException {
        Claim claim = Claim.stake(folder);
        claim.write("a game");
        claim.giveUp();

        assertThat(files()).isEmpty();
    }

    @Test
    void twoWindowsDoNotShareAName() throws IOException {
        Claim one = Claim.stake(folder);
        Claim other = Claim.stake(folder);
        one.write("one");
        other.write("other");

        assertThat(one.read()).contains("one");
        one.giveUp();
        assertThat(other.read()).contains("other");
        other.giveUp();
    }

    @Test
    void whatAProcessLeftBehindIsAbandoned() throws IOException {
        leave("1-1-x", "a game");

        List<Claim> abandoned = Claim.abandoned(folder);

        assertThat(abandoned).hasSize(1);
        assertThat(abandoned.get(0).read()).contains("a game");
        abandoned.get(0).giveUp();
        assertThat(files()).isEmpty();
    }

    @Test
    void whatIsStillLockedIsNotAbandoned() throws IOException {
        leave("1-1-x", "a game");
        try (FileChannel other = FileChannel.open(folder.path().resolve("1-1-x.lock"), StandardOpenOption.WRITE)) {
            assertThat(other.tryLock()).isNotNull();

            assertThat(Claim.abandoned(folder)).isEmpty();
        }
    }

    @Test
    void anInterruptedGameIsFoundWithAllThatItHad() throws IOException {
        Match match = Match.from(Games.read("infection").start(1).position());
        Kept game = new Kept(match.play(match.position().move(0)), RecordHead.EMPTY, Seats.PEOPLE, Optional.empty());
        leave("1-1-x", game.text());
        leave("1-1-y", "spoilt");
        Files.createFile(folder.path().resolve("1-1-z.lock"));

        List<Interrupted> found = Interrupted.in(new DataFolder(path));

        assertThat(found).hasSize(1);
        assertThat(found.get(0).kept().match().position())
                .isEqualTo(game.match().position());
        assertThat(files()).doesNotContain("1-1-z.lock").contains("1-1-y.lectern");
    }

    private void leave(String name, String text) throws IOException {
        Files.createDirectories(folder.path());
        Files.createFile(folder.path().resolve(name + ".lock"));
        folder.write(name + ".lectern", text);
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(folder.path())) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }
}
