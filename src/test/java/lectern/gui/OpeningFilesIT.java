package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Container;
import java.awt.Point;
import java.awt.Robot;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.Transferable;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JList;
import javax.swing.TransferHandler;
import javax.swing.text.JTextComponent;
import lectern.game.GameKind;
import lectern.games.Games;
import lectern.gui.robot.NotUnderCacio;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.Waiting;
import lectern.heuristic.Heuristic;
import lectern.heuristic.file.HeuristicYaml;
import lectern.play.GameRecord;
import lectern.play.Match;
import lectern.play.RecordHead;
import lectern.process.Child;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Files on the command line, from a second process, and dropped: each comes to its place in the one window. */
@RobotTest
class OpeningFilesIT {
    private final Path data = Journey.folder().toAbsolutePath();
    private final Path folder = Journey.folder().toAbsolutePath();
    private Journey journey;

    @AfterEach
    void close() {
        if (journey != null) journey.close();
    }

    @Test
    void eachComesToItsPlaceInTheOneWindow() throws Exception {
        journey = Journey.begin(data, game("first", 0), heuristic("mine", 0));
        Waiting.until("the game is there", () -> journey.title().startsWith("first.lectern"));
        Waiting.until(
                "the heuristic is in the laboratory",
                "mine",
                () -> journey.panel().lab().heuristic().name());

        try (Child second =
                Child.lectern("--data", data.toString(), game("second", 1).toString(), "gone.md")) {
            Child.Exit end = second.end();
            assertThat(end.exitCode()).isZero();
            assertThat(end.complaints()).containsExactly("There is no file and no folder called “gone.md”.");
        }
        Waiting.until("the second game is there", () -> journey.title().startsWith("second.lectern"));

        drop(game("third", 2), Files.writeString(folder.resolve("notes.txt"), "no game"));
        Waiting.until("the third game is there", () -> journey.title().startsWith("third.lectern"));
        journey.untilTold("offer.sentence", "“notes.txt” is nothing that Lectern opens");
    }

    @Test
    @NotUnderCacio
    void aClassThatLooksAtTheSameScreenGoesOnSeeingTheBoard() throws Exception {
        journey = Journey.begin(data);
        Lecturer lecturer = new Lecturer(journey);
        lecturer.present();
        try (Child second =
                Child.lectern("--data", data.toString(), game("second", 1).toString())) {
            assertThat(second.end().exitCode()).isZero();
        }
        Waiting.until("the second game is there", () -> journey.title().startsWith("second.lectern"));

        lecturer.press(KeyEvent.VK_B);
        Waiting.until(
                "the screen is black", () -> lecturer.part("present.curtain").isVisible());
        Point menus = Waiting.onEventThread(() -> journey.panel().menus().bar().getLocationOnScreen());
        Robot eye = new Robot();
        Waiting.until("the window is behind it", Color.BLACK, () -> eye.getPixelColor(menus.x + 1, menus.y + 1));
    }

    @Test
    void aFolderOfLessonsIsAListToChooseFrom() {
        journey = Journey.begin(data);
        drop(Path.of("lessons", kind(0).id()));
        journey.await("lessons.list", JList.class);
        journey.agree();
        Waiting.until("a lesson is open", () -> journey.panel().room().isOpen());
        List<JTextComponent> keeping = Waiting.onEventThread(() -> texts(journey.panel())
                .filter(text -> text.getDropTarget() != null)
                .toList());
        assertThat(keeping).as("texts that keep what is dropped on them").allMatch(JTextComponent::isEditable);
    }

    private static Stream<JTextComponent> texts(Container part) {
        Stream<JTextComponent> inside = Stream.of(part.getComponents())
                .filter(Container.class::isInstance)
                .flatMap(child -> texts((Container) child));
        return part instanceof JTextComponent text && text.isShowing()
                ? Stream.concat(Stream.of(text), inside)
                : inside;
    }

    private void drop(Path... files) {
        Transferable dragged = new Transferable() {
            @Override
            public DataFlavor[] getTransferDataFlavors() {
                return new DataFlavor[] {DataFlavor.javaFileListFlavor};
            }

            @Override
            public boolean isDataFlavorSupported(DataFlavor flavor) {
                return flavor.equals(DataFlavor.javaFileListFlavor);
            }

            @Override
            public Object getTransferData(DataFlavor flavor) {
                return List.of(files).stream().map(Path::toFile).toList();
            }
        };
        boolean taken = Waiting.onEventThread(() -> journey.panel()
                .getTransferHandler()
                .importData(new TransferHandler.TransferSupport(journey.panel(), dragged)));
        assertThat(taken).isTrue();
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

    private static GameKind kind(int number) {
        return Games.ALL.get(number);
    }
}
