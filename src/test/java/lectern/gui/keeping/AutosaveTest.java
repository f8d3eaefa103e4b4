package lectern.gui.keeping;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import lectern.games.Games;
import lectern.gui.desk.Seats;
import lectern.gui.settings.DataFolder;
import lectern.play.GameRecord;
import lectern.play.Match;
import lectern.play.RecordHead;
import lectern.play.player.PlayerText;
import lectern.search.Budget;
import lectern.search.Thinking;
import lectern.storage.ForgetfulDisk;
import lectern.storage.FullDisk;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AutosaveTest {
    private static final int IMAGES = Integer.getInteger("lectern.images", 60);

    /** What a process names its own files after; those of others begin with something else. */
    private static final String ANOTHER_PROCESS = "gone-";

    @TempDir
    Path data;

    private final AtomicInteger troubles = new AtomicInteger();
    private final Writing writing = new Writing("test-writing");

    @Test
    void whereverThePowerFailsDuringPlayAGameIsFoundAtMostOneMoveBehind() throws IOException {
        for (int seed = 0; seed < IMAGES; seed++) {
            Random random = new Random(seed);
            ForgetfulDisk disk = new ForgetfulDisk();
            Autosave autosave = autosave(new DataFolder(data.resolve("played-" + seed), disk));
            Kept game = game();
            int moves = 0;
            for (int most = 1 + random.nextInt(20); moves < most; moves++) {
                // A move is made after the one before is on the disk: 5 ms later, and a person takes longer.
                synced(autosave);
                if (game.match().position().isOver()) break;
                game = played(game, random);
                autosave.keep(game);
            }

            Path image = data.resolve("image-" + seed);
            ForgetfulDisk.putInto(image, ANOTHER_PROCESS, disk.afterPowerCut(random));
            Interrupted.Found found = Interrupted.in(image);

            int known = found.games().stream()
                    .mapToInt(one -> one.kept().match().turns().size())
                    .max()
                    .orElse(0);
            assertThat(known).as("seed " + seed).isBetween(moves - 1, moves);
            for (Interrupted one : found.games()) one.claim().giveUp();
            synced(autosave);
        }
        assertThat(troubles).hasValue(0);
    }

    @Test
    void aMoveIsWithTheSystemBeforeTheEventThreadGoesOn() throws IOException {
        ForgetfulDisk disk = new ForgetfulDisk();
        Autosave autosave = autosave(new DataFolder(data, disk));
        autosave.keep(played(game(), new Random(1)));

        ForgetfulDisk.putInto(data.resolve("image"), ANOTHER_PROCESS, disk.now());
        assertThat(Interrupted.in(data.resolve("image")).games()).hasSize(1);
    }

    @Test
    void onAFullDiskAGameThatIsLeftStaysWhereItWasKept() {
        FullDisk disk = new FullDisk();
        Autosave autosave = autosave(new DataFolder(data, disk));
        Kept left = played(game(), new Random(1));
        autosave.keep(left);
        disk.beFull(true);

        assertThat(end(autosave, left)).isEqualTo(Autosave.Ending.INTERRUPTED);
        assertThat(data.resolve("running").toFile().list((folder, name) -> name.endsWith(".journal")))
                .hasSize(1);

        disk.beFull(false);
        assertThat(end(autosave, null)).isEqualTo(Autosave.Ending.SHELVED);
        assertThat(data.resolve("running")).isEmptyDirectory();
        assertThat(shelf()).hasSize(1);
    }

    @Test
    void aGameThatGivesWayOnAFullDiskIsPutOnTheShelfWhenThereIsRoom() {
        FullDisk disk = new FullDisk();
        Autosave autosave = autosave(new DataFolder(data, disk));
        Kept left = played(game(), new Random(1));
        autosave.keep(left);
        disk.beFull(true);
        autosave.leave(left);
        Kept next = played(game(), new Random(2));
        autosave.keep(next);
        writing.await();
        assertThat(troubles.get()).isPositive();

        disk.beFull(false);
        autosave.keep(played(next, new Random(3)));
        writing.await();
        assertThat(shelf()).hasSize(1);
        assertThat(end(autosave, next)).isEqualTo(Autosave.Ending.SHELVED);
        assertThat(shelf()).hasSize(2);
    }

    @Test
    void aGameThatCouldBeWrittenNowhereIsKnownToBeLostBeforeItIs() {
        FullDisk disk = new FullDisk();
        disk.beFull(true);
        Autosave autosave = autosave(new DataFolder(data, disk));
        Kept game = played(game(), new Random(1));
        autosave.keep(game);

        assertThat(end(autosave, game)).isEqualTo(Autosave.Ending.LOST);
    }

    @Test
    void theShelfLetsGoOfGamesOfComputersBeforeThoseThatAPersonPlayed() throws IOException {
        EarlierGames shelf = EarlierGames.in(new DataFolder(data));
        LocalDateTime time = LocalDateTime.of(2026, 11, 18, 9, 0);
        Kept played = played(game(), new Random(1));
        Kept computers = decided(game());
        shelf.put(played, time);
        for (int i = 1; i <= 60; i++) shelf.put(computers, time.plusMinutes(i));

        List<Path> games = shelf.games();
        assertThat(games).hasSize(50);
        assertThat(games.get(49)).hasFileName("2026-11-18 09-00-00 infection.lectern");
        assertThat(GameRecord.read(Files.readString(games.get(49))).match().turns())
                .hasSize(1);
    }

    private Autosave autosave(DataFolder folder) {
        return new Autosave(folder, writing, troubles::incrementAndGet);
    }

    private void synced(Autosave autosave) {
        writing.await();
        autosave.awaitSynced();
    }

    private Autosave.Ending end(Autosave autosave, Kept unsaved) {
        Autosave.Ending[] ending = new Autosave.Ending[1];
        writing.later(() -> ending[0] = autosave.end(Optional.ofNullable(unsaved)));
        writing.await();
        return ending[0];
    }

    private String[] shelf() {
        return data.resolve("games").toFile().list((folder, name) -> name.endsWith(".lectern"));
    }

    private static Kept game() {
        Match match = Match.from(Games.read("infection").start(1).position());
        return new Kept(match, RecordHead.EMPTY, Seats.PEOPLE, Optional.empty());
    }

    private static Kept played(Kept game, Random random) {
        int count = game.match().position().moves().size();
        Match longer = game.match().play(game.match().position().move(random.nextInt(count)));
        return new Kept(longer, game.head(), game.seats(), game.file());
    }

    private static Kept decided(Kept game) {
        Match match = game.match();
        return new Kept(
                match.play(PlayerText.read("easy", match.game())
                        .player()
                        .decide(match.position(), Thinking.within(Budget.USUAL))),
                game.head(),
                game.seats(),
                game.file());
    }
}
