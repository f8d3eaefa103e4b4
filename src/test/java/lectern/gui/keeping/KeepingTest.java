package lectern.gui.keeping;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import javax.swing.JPanel;
import lectern.game.Game;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.gui.desk.Background;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Seats;
import lectern.gui.players.PlayerDraft;
import lectern.gui.robot.Waiting;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.play.GameRecord;
import lectern.play.Match;
import lectern.play.Note;
import lectern.play.RecordHead;
import lectern.storage.StoredText;
import lectern.text.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeepingTest {
    @TempDir
    Path folder;

    private final Background background = new Background();
    private final List<Keeping> windows = new ArrayList<>();
    private final List<UserSettings> memories = new ArrayList<>();
    private Desk desk;
    private Keeping keeping;

    @BeforeEach
    void aDesk() {
        Game game = Games.read("infection");
        desk = onEventThread(() -> new Desk(game.start(1), RecordHead.EMPTY));
        keeping = keeping(desk);
    }

    @AfterEach
    void everythingIsWrittenAndClosed() {
        windows.forEach(window -> onEventThread(window::close));
        windows.forEach(Keeping::awaitWritten);
        memories.forEach(UserSettings::awaitWritten);
        background.close();
        assertThat(names()).isEmpty();
    }

    @Test
    void aGameWithoutMovesIsNotUnsavedAndNotKept() {
        assertThat(onEventThread(keeping::isUnsaved)).isFalse();
        assertThat(folder.resolve("running")).doesNotExist();
    }

    @Test
    void everyMoveIsKeptAtOnce() {
        play(3);

        until(() -> running().stream().anyMatch(text -> text.contains("cursor: 3")));
        assertThat(onEventThread(keeping::isUnsaved)).isTrue();
        assertThat(onEventThread(keeping::title)).endsWith("*");
    }

    @Test
    void aMoveMadeBeforeTheWindowIsFurnishedIsKeptToo() {
        Desk early = onEventThread(() -> new Desk(Games.read("shiftago").start(1), RecordHead.EMPTY));
        Match first = onEventThread(early::match);
        onEventThread(() -> early.play(early.position().move(0)));
        GameFile file = onEventThread(() -> new GameFile(early, first));
        keeping(early, file);

        until(() -> running().stream().anyMatch(text -> text.contains("game: shiftago")));
    }

    @Test
    void aGameThatLayThereAtFirstIsNobodysUntilSomethingIsPlayedInIt() {
        Match example = Match.from(Games.read("shiftago").start(1).position());
        Match begun = example.play(example.position().move(0));
        Desk early = onEventThread(() -> new Desk(Games.read("shiftago").start(1), RecordHead.EMPTY));
        onEventThread(() -> early.change(begun));
        Keeping window = keeping(early, onEventThread(() -> new GameFile(early)));

        onEventThread(early::undo);
        onEventThread(window::pause);
        onEventThread(() ->
                early.begin(Match.from(Games.read("pushee").start(1).position()), RecordHead.EMPTY, Seats.PEOPLE));
        onEventThread(() -> early.begin(begun, RecordHead.EMPTY, Seats.PEOPLE));
        onEventThread(window::resume);
        window.awaitWritten();
        assertThat(folder.resolve("running")).doesNotExist();

        onEventThread(() -> early.play(early.position().move(1)));
        until(() -> running().stream().anyMatch(text -> text.contains("game: shiftago")));
    }

    @Test
    void whatWasPastedOverAGameGivesWayToItAgainAsItWas() {
        play(3);
        Match played = onEventThread(() -> desk.match().undo());
        onEventThread(() -> desk.goTo(2));
        assertThat(onEventThread(keeping::canTakeBack)).isFalse();

        onEventThread(() -> keeping.paste("o5x/7/7/3x3/7/7/x5o o 0 1"));
        until(() -> desk.match().turns().isEmpty());
        assertThat(onEventThread(keeping::canTakeBack)).isTrue();
        onEventThread(keeping::takeBack);

        assertThat(onEventThread(() -> desk.match().turns())).isEqualTo(played.turns());
        assertThat(onEventThread(() -> desk.match().ply())).isEqualTo(2);
        assertThat(onEventThread(keeping::isUnsaved)).isTrue();
        assertThat(onEventThread(keeping::canTakeBack)).isFalse();
    }

    @Test
    void aPastedGameWithMovesGivesWayAtOnceAsLongAsNothingWasDoneWithIt() {
        play(3);
        onEventThread(() -> keeping.paste("lectern: 1 | game: infection | start: o5x/7/7/7/7/7/x5o x 0 1 || f7 b7"));
        until(() -> desk.match().turns().size() == 2);
        assertThat(onEventThread(keeping::canTakeBack)).isTrue();

        onEventThread(desk::undo);
        assertThat(onEventThread(keeping::canTakeBack)).isFalse();
        onEventThread(desk::undo);
        onEventThread(keeping::takeBack);
        assertThat(onEventThread(() -> desk.match().turns())).hasSize(3);
    }

    @Test
    void anUndoneMoveInWhatWasPastedComesBeforeTheGameThatWasThereBefore() {
        play(1);
        onEventThread(() -> keeping.paste("o5x/7/7/3x3/7/7/x5o o 0 1"));
        until(() -> desk.match().turns().isEmpty());
        onEventThread(() -> desk.play(desk.position().move(0)));
        assertThat(onEventThread(keeping::canTakeBack)).isFalse();
        onEventThread(desk::undo);
        assertThat(onEventThread(keeping::canTakeBack)).isTrue();
    }

    @Test
    void whileItIsPausedNothingOnTheDeskIsTheGame() {
        play(2);
        Match played = onEventThread(desk::match);
        onEventThread(keeping::pause);
        onEventThread(
                () -> desk.begin(Match.from(Games.read("pushee").start(1).position()), RecordHead.EMPTY, Seats.PEOPLE));
        play(1);
        onEventThread(() -> desk.begin(played, RecordHead.EMPTY, Seats.PEOPLE));
        onEventThread(keeping::resume);
        play(1);

        until(() -> running().stream().anyMatch(text -> text.contains("cursor: 3")));
        assertThat(running()).allSatisfy(text -> assertThat(text).contains("game: infection"));
        assertThat(folder.resolve("games")).doesNotExist();
    }

    @Test
    void aGameThatBeginsWhileItIsPausedPutsTheOneBeforeOnTheShelf() {
        play(2);
        onEventThread(keeping::pause);
        onEventThread(
                () -> desk.begin(Match.from(Games.read("pushee").start(1).position()), RecordHead.EMPTY, Seats.PEOPLE));
        onEventThread(keeping::resume);

        until(() -> texts("games", ".lectern").size() == 1);
        assertThat(texts("games", ".lectern").get(0)).contains("game: infection");
    }

    @Test
    void whatIsSavedIsNoLongerMarked() throws IOException {
        play(2);
        Path file = folder.resolve("a.lectern");
        onEventThread(() -> keeping.save(file));

        until(() -> !keeping.isUnsaved());
        assertThat(GameRecord.read(Files.readString(file)).match().turns()).hasSize(2);
        assertThat(onEventThread(keeping::title)).startsWith("a.lectern – ");

        onEventThread(desk::undo);
        assertThat(onEventThread(keeping::isUnsaved)).isFalse();
        onEventThread(() -> desk.change(desk.match().noted(1, List.of(Note.comment("New.")))));
        assertThat(onEventThread(keeping::isUnsaved)).isTrue();
    }

    @Test
    void aGameThatBeginsWhileAnotherIsBeingSavedDoesNotGetItsFile() {
        play(2);
        Path file = folder.resolve("a.lectern");
        onEventThread(() -> {
            keeping.save(file);
            desk.begin(Match.from(Games.read("pushee").start(1).position()), RecordHead.EMPTY, Seats.PEOPLE);
        });

        until(() -> Files.exists(file));
        onEventThread(() -> {});
        assertThat(onEventThread(keeping::path)).isEmpty();
    }

    @Test
    void whatIsOpenedHasItsFileAndItsPlayersButNoEngine() throws IOException {
        play(2);
        RecordHead head = RecordHead.EMPTY.with("first", "greedy").with("second", "engine:command=./x");
        Path file = folder.resolve("b.lectern");
        Files.writeString(file, GameRecord.of(onEventThread(desk::match), head).text());
        onEventThread(() -> keeping.open(file));

        until(() -> keeping.path().isPresent());
        assertThat(onEventThread(keeping::isUnsaved)).isFalse();
        assertThat(onEventThread(() -> desk.seats().at(Seat.FIRST))).isPresent();
        assertThat(onEventThread(() -> desk.seats().isPerson(Seat.SECOND))).isTrue();
    }

    @Test
    void aGameThatIsLeftUnsavedGoesToTheShelf() {
        play(2);
        onEventThread(
                () -> desk.begin(Match.from(Games.read("pushee").start(1).position()), RecordHead.EMPTY, Seats.PEOPLE));

        until(() -> texts("games", ".lectern").size() == 1);
        assertThat(GameRecord.read(texts("games", ".lectern").get(0)).match().turns())
                .hasSize(2);
        assertThat(onEventThread(keeping::isUnsaved)).isFalse();
    }

    @Test
    void aWindowThatIsClosedLeavesNothingRunningAndTheGameOnTheShelf() {
        play(2);
        until(() -> !running().isEmpty());
        onEventThread(keeping::close);

        until(() -> names().isEmpty() && texts("games", ".lectern").size() == 1);
    }

    @Test
    void aPositionThatIsPastedBeginsAGameWithTheSamePlayers() {
        Seats seats = new Seats(Optional.empty(), new PlayerDraft("greedy").contender(Games.read("infection")), 1, 2);
        onEventThread(() -> desk.seat(seats));
        onEventThread(() -> keeping.paste("o5x/7/7/3x3/7/7/x5o o 0 1"));

        until(() -> desk.position().text().startsWith("o5x/7/7/3x3"));
        assertThat(onEventThread(desk::seats)).isEqualTo(seats);
    }

    @Test
    void afterACrashTheGameIsFoundWithBranchesCursorPlayersAndNotes() throws IOException {
        Seats seats = new Seats(Optional.empty(), new PlayerDraft("greedy").contender(Games.read("infection")), 1, 2);
        onEventThread(() -> desk.seat(seats));
        play(4);
        onEventThread(() -> {
            desk.goTo(2);
            desk.play(desk.position().move(3));
            desk.change(desk.match().noted(1, List.of(Note.comment("Bold."))));
            desk.undo();
        });
        until(() -> running().stream().anyMatch(text -> text.contains("cursor: 2") && text.contains("Bold")));
        crash();

        Desk next = onEventThread(() -> new Desk(Games.read("pushee").start(1), RecordHead.EMPTY));
        Keeping found = keeping(next);
        onEventThread(found::start);
        until(() -> found.offers().first().isPresent());
        onEventThread(() -> choose(found, "interrupted.go-on"));

        assertThat(onEventThread(() -> next.match().position()))
                .isEqualTo(onEventThread(() -> desk.match().position()));
        assertThat(onEventThread(() -> next.match().turns())).hasSize(5);
        assertThat(onEventThread(() -> next.match().turn(1).notes())).containsExactly(Note.comment("Bold."));
        assertThat(onEventThread(next::seats)).isEqualTo(seats);
        assertThat(onEventThread(found::isUnsaved)).isTrue();
        until(() -> !Files.exists(folder.resolve("running/1-1-gone.lock")));
        assertThat(running()).filteredOn(text -> text.contains("Bold")).hasSize(2);
    }

    @Test
    void whatIsNotGoneOnWithStaysOnTheShelf() throws IOException {
        play(2);
        until(() -> running().stream().anyMatch(text -> text.contains("cursor: 2")));
        crash();
        Keeping found =
                keeping(onEventThread(() -> new Desk(Games.read("pushee").start(1), RecordHead.EMPTY)));
        onEventThread(found::start);
        until(() -> found.offers().first().isPresent());
        onEventThread(() -> choose(found, "interrupted.later"));

        until(() -> texts("games", ".lectern").size() == 1);
        assertThat(onEventThread(() -> found.offers().first())).isEmpty();
    }

    private Keeping keeping(Desk kept) {
        return keeping(kept, onEventThread(() -> new GameFile(kept)));
    }

    private Keeping keeping(Desk kept, GameFile file) {
        DataFolder data = new DataFolder(folder);
        UserSettings memory = UserSettings.in(data);
        memories.add(memory);
        Keeping made = onEventThread(
                () -> new Keeping(kept, file, new Wording(Language.EN), new JPanel(), background, data, memory));
        windows.add(made);
        return made;
    }

    private static void choose(Keeping window, String name) {
        Offer offer = window.offers().first().orElseThrow();
        offer.choices().stream()
                .filter(choice -> choice.name().equals(name))
                .findFirst()
                .orElseThrow()
                .deed()
                .accept(offer);
    }

    private void play(int moves) {
        for (int i = 0; i < moves; i++)
            onEventThread(() -> desk.play(desk.position().move(0)));
    }

    /** What another process, that is gone, would have left: the same under a name that is not this process's. */
    private void crash() throws IOException {
        Path running = folder.resolve("running");
        try (Stream<Path> files = Files.list(running)) {
            for (Path file : files.toList()) {
                String ending = file.getFileName().toString().replaceFirst(".*[.]", ".");
                Files.copy(file, running.resolve("1-1-gone" + ending));
            }
        }
    }

    private List<String> names() {
        String[] names = folder.resolve("running").toFile().list();
        return names == null ? List.of() : List.of(names);
    }

    private List<String> running() {
        return texts("running", ".journal");
    }

    private List<String> texts(String name, String ending) {
        Path place = folder.resolve(name);
        if (!Files.isDirectory(place)) return List.of();
        try (Stream<Path> files = Files.list(place)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .map(KeepingTest::text)
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    private static String text(Path file) {
        try {
            return StoredText.lastEntry(file, 1 << 20).orElseGet(() -> whole(file));
        } catch (IOException gone) {
            return "";
        }
    }

    private static String whole(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException gone) {
            return "";
        }
    }

    private static void until(BooleanSupplier condition) {
        Waiting.until("the window has come so far", condition);
    }

    private static void onEventThread(Runnable deed) {
        onEventThread(() -> {
            deed.run();
            return null;
        });
    }

    private static <T> T onEventThread(Callable<T> question) {
        return Waiting.onEventThread(question);
    }
}
