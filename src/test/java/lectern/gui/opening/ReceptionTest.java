package lectern.gui.opening;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.games.Games;
import lectern.heuristic.Heuristic;
import lectern.heuristic.file.HeuristicYaml;
import lectern.play.GameRecord;
import lectern.play.Match;
import lectern.play.RecordHead;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What becomes of files that are opened from outside, without a window: every place says what it was given. */
class ReceptionTest {
    @TempDir
    Path folder;

    private final List<String> done = new ArrayList<>();
    private GameKind onBoard;

    @BeforeEach
    void aGameIsOnTheBoard() {
        onBoard = kind(0);
    }

    @Test
    void theFirstGameIsShownAndTheOthersAreOffered() throws IOException {
        open(game("a", 0), game("b", 1), game("c", 2));

        assertThat(done)
                .containsExactly(
                        "offer c.lectern",
                        "offer b.lectern",
                        "show a.lectern",
                        "“a.lectern” is on the board; the 2 others are in the menu “Game”, under “Last games”.");
    }

    @Test
    void ofManyGamesItIsSaidHowManyHadNoRoom() throws IOException {
        List<Path> games = new ArrayList<>();
        for (int i = 0; i < 9; i++) games.add(game("game" + i, 0));
        open(games.toArray(Path[]::new));

        assertThat(done)
                .hasSize(7)
                .endsWith("“game0.lectern” is on the board; 5 others are in the menu “Game”, under “Last games”,"
                        + " which has no room for 3 more.");
    }

    @Test
    void aHeuristicOfAnotherGameBringsItsGameWithIt() throws IOException {
        open(heuristic("mine", 1));

        assertThat(done).containsExactly("begin " + kind(1).id(), "work at mine");
    }

    @Test
    void theFirstHeuristicOfTheGameOnTheBoardIsWorkedAt() throws IOException {
        open(heuristic("first", 0), heuristic("second", 0));

        assertThat(done).containsExactly("work at second", "work at first");
    }

    @Test
    void aGameThatIsOpenedTooIsNotTakenAwayForAHeuristic() throws IOException {
        open(heuristic("mine", 1), game("a", 0));

        assertThat(done).hasSize(2).contains("show a.lectern");
        assertThat(done.get(1)).startsWith("The heuristic “mine” belongs to");
    }

    @Test
    void lessonsComeLastAndFoldersAreKnownByWhatIsInThem() throws IOException {
        Path games = Files.createDirectory(folder.resolve("games"));
        Files.copy(game("a", 0), games.resolve("inside.lectern"));
        Path lessons = Files.createDirectory(folder.resolve("course"));
        Files.writeString(lessons.resolve("one.md"), "---\n");
        open(lessons, games);

        assertThat(done).containsExactly("choose from games", "study [course]");
    }

    @Test
    void aWholeFileSystemIsAFolderToo() throws IOException {
        try (FileSystem whole = FileSystems.newFileSystem(folder.resolve("whole.zip"), Map.of("create", "true"))) {
            Path root = whole.getPath("/");
            open(root);
            Files.writeString(root.resolve("one.md"), "---\n");
            open(root);
        }

        assertThat(done).containsExactly("There are no games and no lessons in the folder “/”.", "study [null]");
    }

    @Test
    void whatCannotBeOpenedIsNamedAndTheRestOpens() throws IOException {
        Path league = Files.createDirectory(folder.resolve("autumn"));
        Files.writeString(league.resolve("plan.json"), "{}");
        open(
                Files.writeString(folder.resolve("notes.txt"), "no game"),
                folder.resolve("gone.lectern"),
                league,
                Files.createDirectory(folder.resolve("nothing")),
                game("a", 0));

        assertThat(done)
                .containsExactly(
                        "show a.lectern",
                        "“notes.txt” is nothing that Lectern opens: games end in .lectern, heuristics in"
                                + " .heuristic.yaml, lessons in .md.",
                        "There is no file and no folder called “gone.lectern”.",
                        "There are no games and no lessons in the folder “nothing”.",
                        "look at autumn");
    }

    @Test
    void whatIsDamagedIsNamedWithItsPlace() throws IOException {
        open(
                Files.writeString(folder.resolve("a.lectern"), "no game"),
                Files.writeString(folder.resolve("b.heuristic.json"), "{"));

        assertThat(done).hasSize(2);
        assertThat(done.get(0)).contains("a.lectern");
        assertThat(done.get(1)).contains("b.heuristic.json");
    }

    @Test
    void ofManyThatCannotBeOpenedSomeAreNamedAndTheOthersCounted() {
        open(IntStream.range(0, 7)
                .mapToObj(i -> folder.resolve("gone" + i + ".lectern"))
                .toArray(Path[]::new));

        assertThat(done).hasSize(5).endsWith("3 more could not be opened.");
    }

    private void open(Path... paths) {
        try (Reception reception = new Reception(new Told())) {
            reception.arrange(Delivery.read(List.of(paths)));
        }
    }

    private static GameKind kind(int number) {
        return Games.ALL.get(number);
    }

    private Path game(String name, int kind) throws IOException {
        Match match = Match.from(Games.read(kind(kind).id()).start(1).position());
        return Files.writeString(
                folder.resolve(name + ".lectern"),
                GameRecord.of(match, RecordHead.EMPTY).text());
    }

    private Path heuristic(String name, int kind) throws IOException {
        Heuristic heuristic = Heuristic.of(name, kind(kind), kind(kind).strong());
        return Files.writeString(folder.resolve(name + ".heuristic.yaml"), HeuristicYaml.of(heuristic));
    }

    private final class Told implements Places {
        @Override
        public GameKind game() {
            return onBoard;
        }

        @Override
        public void begin(GameKind game) {
            onBoard = game;
            done.add("begin " + game.id());
        }

        @Override
        public void show(Path file, GameRecord record) {
            onBoard = record.match().game().kind();
            done.add("show " + file.getFileName());
        }

        @Override
        public void offer(Path file) {
            done.add("offer " + file.getFileName());
        }

        @Override
        public void chooseGame(Path place) {
            done.add("choose from " + place.getFileName());
        }

        @Override
        public void workAt(Heuristic heuristic) {
            done.add("work at " + heuristic.name());
        }

        @Override
        public void look(Path place) {
            done.add("look at " + place.getFileName());
        }

        @Override
        public void study(List<Path> lessons) {
            done.add("study " + lessons.stream().map(Path::getFileName).toList());
        }

        @Override
        public void tell(Phrase sentence) {
            done.add(new Sentences(Language.EN).of(sentence));
        }
    }
}
