package lectern.gui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import lectern.gui.desk.Background;
import lectern.gui.robot.Waiting;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.text.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the menu of lessons holds, and when that may change. */
class LessonMenuTest {
    private static final String RULES = "lessons.open.infection-rules";

    private final Background background = new Background();
    private final CountDownLatch searching = new CountDownLatch(1);
    private final JMenu menu = new JMenu();

    @TempDir
    Path folder;

    private UserSettings memory;
    private Future<?> before;

    @BeforeEach
    void lessonsAreNotFoundYet() {
        memory = UserSettings.in(new DataFolder(folder));
        before = background.work(
                () -> {
                    searching.await();
                    return true;
                },
                found -> {});
        Waiting.onEventThread(() -> new LessonMenu(
                menu, new Library(background), new StoredProgress(memory), new Wording(Language.EN), book -> {}));
    }

    @AfterEach
    void close() {
        before.cancel(true);
        background.close();
        memory.awaitWritten();
    }

    /** What is searched in the background is told in order: what is told last has come after the lessons. */
    private void find() {
        CountDownLatch told = new CountDownLatch(1);
        searching.countDown();
        Future<?> last = background.work(() -> true, done -> told.countDown());
        Waiting.until("the lessons are found", () -> told.getCount() == 0);
        assertThat(last).isDone();
    }

    private void select(boolean open) {
        Waiting.onEventThread(() -> {
            menu.setSelected(open);
            return open;
        });
    }

    private List<Component> shown() {
        return Waiting.onEventThread(() -> List.of(menu.getMenuComponents()));
    }

    private Optional<JMenuItem> rules() {
        return shown().stream()
                .flatMap(
                        item -> item instanceof JMenu submenu ? Stream.of(submenu.getMenuComponents()) : Stream.empty())
                .filter(item -> RULES.equals(item.getName()))
                .map(JMenuItem.class::cast)
                .findFirst();
    }

    @Test
    void anOpenMenuStaysAsItIsWhenTheLessonsAreFound() {
        select(true);
        List<Component> open = shown();
        assertThat(open).isNotEmpty();

        find();

        assertThat(shown()).isEqualTo(open);
        assertThat(rules()).isEmpty();
        select(false);
        select(true);
        assertThat(rules()).isPresent();
    }

    @Test
    void lessonsComeBeforeTheCommandsThatOpenFiles() {
        JMenuItem command = Waiting.onEventThread(() -> menu.add(new JMenuItem("Open a file")));
        find();
        select(true);

        assertThat(shown().get(0)).isInstanceOf(JMenu.class);
        assertThat(shown().indexOf(command)).isEqualTo(shown().size() - 1);
    }

    @Test
    void lessonsThatAreFoundBeforeTheMenuIsOpenedAreInItAtOnce() {
        find();

        assertThat(rules()).isPresent();
    }

    @Test
    void aStandingThatChangesWhileTheMenuIsOpenIsShownWhenItIsOpenedNext() {
        find();
        select(true);
        List<Component> open = shown();
        String before = rules().orElseThrow().getText();

        memory.remember("lesson-mark.infection-rules", "2/9 begun");

        assertThat(shown()).isEqualTo(open);
        assertThat(rules().orElseThrow().getText()).isEqualTo(before);
        select(false);
        select(true);
        assertThat(rules().orElseThrow().getText()).startsWith(before).endsWith("2/9");
    }
}
