package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Window;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JFileChooser;
import javax.swing.JFrame;
import javax.swing.JList;
import javax.swing.JMenuItem;
import javax.swing.JTabbedPane;
import javax.swing.LookAndFeel;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import javax.swing.plaf.metal.MetalLookAndFeel;
import javax.swing.plaf.nimbus.NimbusLookAndFeel;
import lectern.gui.desk.Seats;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.ShownWindow;
import lectern.gui.robot.Waiting;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.play.Match;
import lectern.play.player.Contender;
import lectern.search.Budget;
import lectern.text.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/**
 * Texts from outside that Swing would take for HTML, in every field that has room for them: all panes, menus and
 * dialogs show them as they are written, and nothing calls the address in them. In Lectern's own window, and in a
 * program with another look.
 */
@RobotTest
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "no file can be called so")
class OutsideTextIT {
    private static final List<String> ASKING = List.of(
            "new-game", "players", "open-earlier", "save-as", "export-board", "edit-position", "new-lesson", "about");

    private final Loopback loopback = new Loopback();
    private final Path folder = Journey.folder().toAbsolutePath();
    private final HtmlViews views = new HtmlViews();
    private final LookAndFeel before = UIManager.getLookAndFeel();
    private LecternPanel panel;

    @AfterEach
    void asBefore() {
        loopback.close();
        Waiting.onEventThread(() -> {
            UIManager.setLookAndFeel(before);
            return before;
        });
    }

    @Test
    void inLecternsOwnWindowNoTextIsHtml() throws IOException {
        writeSettings();
        try (Journey journey = Journey.begin(folder)) {
            panel = journey.panel();
            showEverything();
        }
        nothingIsHtml();
    }

    @Test
    void inAWindowThatLooksLikeMetalNoTextIsHtml() throws IOException {
        showEverythingIn(new MetalLookAndFeel());
    }

    @Test
    void inAWindowThatLooksLikeNimbusNoTextIsHtml() throws IOException {
        showEverythingIn(new NimbusLookAndFeel());
    }

    private void showEverythingIn(LookAndFeel look) throws IOException {
        writeSettings();
        try (ShownWindow<JFrame> shown = ShownWindow.of(() -> frame(look))) {
            Waiting.until("everything is in its place", panel::isComplete);
            Waiting.onEventThread(() -> {
                panel.start();
                return panel;
            });
            showEverything();
            assertThat(shown.window().isShowing()).isTrue();
            Waiting.onEventThread(() -> {
                panel.stop();
                panel.destroy();
                return panel;
            });
        }
        nothingIsHtml();
    }

    private JFrame frame(LookAndFeel look) throws Exception {
        UIManager.setLookAndFeel(look);
        DataFolder data = new DataFolder(folder);
        panel = new LecternPanel(Language.EN, data, UserSettings.in(data));
        panel.init();
        JFrame frame = new JFrame("Another program");
        frame.add(panel);
        frame.setBounds(20, 20, 1280, 900);
        return frame;
    }

    private void nothingIsHtml() {
        assertThat(views.found()).isEmpty();
        assertThat(loopback.calls()).isZero();
        for (String name : List.of("annotation", "first", "second", "file", "record", "folder", "heading", "choice")) {
            assertThat(views.texts()).as("what was planted is shown").anyMatch(text -> text.contains(name + "<end>"));
        }
    }

    private void showEverything() throws IOException {
        openRecord();
        seatStrangers();
        showPanes();
        for (String act : ASKING) {
            ask(act);
            look();
            dismiss();
        }
        openSeatMenus();
        showLesson();
        Waiting.onEventThread(() -> {
            views.look(panel.menus().bar());
            return null;
        });
        look();
    }

    private void openRecord() throws IOException {
        Path file = folder.resolve(loopback.fileName("record<end>") + ".lectern");
        String lines = Stream.of("first", "second", "event", "note")
                .map(key -> key + ": " + page(key) + "\n")
                .reduce("", String::concat);
        Files.writeString(
                file,
                "lectern: 1\ngame: infection\n%sstart: o5x/7/7/7/7/7/x5o x 0 1\nresult: unfinished\n\n{%s} f6 [%s] {%s} b6 [%s]\n"
                        .formatted(lines, page("start"), page("annotation"), page("comment"), page("other")));
        Files.createDirectories(folder.resolve(loopback.fileName("folder<end>")));
        ask("open");
        look();
        JFileChooser chooser = chooser();
        Waiting.onEventThread(() -> {
            chooser.setCurrentDirectory(
                    folder.resolve(loopback.fileName("folder<end>")).toFile());
            return chooser;
        });
        look();
        approve(chooser, file);
        Waiting.until("the record is open", 2, () -> panel.desk().match().line().size());
        look();
    }

    private void seatStrangers() {
        Waiting.onEventThread(() -> {
            panel.desk()
                    .seat(new Seats(Optional.of(stranger("first<end>")), Optional.of(stranger("second<end>")), 1, 2));
            return null;
        });
        look();
    }

    /** A player as a file might name it; nobody asks it for a move. */
    private Contender stranger(String name) {
        return new Contender(page(name), Budget.ofDepth(1), false, () -> {
            throw new AssertionError("asked to play");
        });
    }

    private void showPanes() {
        JTabbedPane tabs = (JTabbedPane) named(panel, "inspector").orElseThrow();
        for (int i = 0; i < tabs.getTabCount(); i++) {
            int tab = i;
            Waiting.onEventThread(() -> {
                tabs.setSelectedIndex(tab);
                return null;
            });
            for (int turn : List.of(Match.START, 1, 2)) {
                Waiting.onEventThread(() -> {
                    panel.desk().goTo(turn);
                    return null;
                });
                look();
            }
        }
    }

    private void openSeatMenus() {
        for (String seat : List.of("seat.first.player", "seat.second.player")) {
            Waiting.onEventThread(() -> {
                ((AbstractButton) named(panel, seat).orElseThrow()).doClick(0);
                return null;
            });
            look();
        }
    }

    private void showLesson() throws IOException {
        Path lessons = Files.createDirectories(folder.resolve(loopback.fileName("lessons")));
        Files.writeString(
                lessons.resolve("a.en.md"), OutsideLesson.of("a", OutsideLesson.words(page("title")), this::page));
        Files.writeString(
                lessons.resolve(loopback.fileName("b") + ".en.md"),
                OutsideLesson.of("b", OutsideLesson.words(page("title")), this::page));
        Files.writeString(lessons.resolve("bad.en.md"), OutsideLesson.of("c", page("title"), this::page));
        ask("open-lesson");
        look();
        approve(chooser(), lessons.resolve("bad.en.md"));
        Waiting.until("it is said what is wrong", () -> dialog().isPresent());
        look();
        dismiss();
        ask("open-lesson");
        approve(chooser(), lessons);
        Waiting.until("the lessons are listed", () -> dialog().isPresent());
        look();
        click("dialog.ok");
        Waiting.until("the lesson is open", () -> panel.room().isOpen());
        look();
        while (Waiting.onEventThread(() -> panel.room().canGoOn())) {
            Waiting.onEventThread(() -> {
                panel.room().next();
                return null;
            });
            look();
        }
        for (String button : List.of("lesson.hint", "lesson.choice.0", "lesson.check", "lesson.show")) {
            click(button);
            look();
        }
        Waiting.onEventThread(() -> {
            panel.room().close();
            return null;
        });
    }

    /** Settings that other programs might have written; the first is where files are looked for. */
    private void writeSettings() throws IOException {
        Files.createDirectories(folder.resolve(loopback.fileName("folder<end>")));
        Files.writeString(folder.resolve(loopback.fileName("file<end>") + ".lectern"), "");
        UserSettings memory = UserSettings.in(new DataFolder(folder));
        memory.remember("files.folder", folder.toString());
        List.of("window.board", "window.bounds", "new-game", "lesson.a", "lesson-mark.a", "adviser.infection")
                .forEach(key -> memory.remember(key, page(key)));
        Map.of("first", "first", "second", "second", "game", "game", "judge", "judge")
                .forEach((key, name) -> memory.remember("new-game.infection." + key, page(name)));
        memory.awaitWritten();
    }

    private String page(String name) {
        return loopback.page(name.endsWith("<end>") ? name : name + "<end>");
    }

    /** Chooses something from a menu that opens a dialog, and waits until it is there with what it has to show. */
    private void ask(String act) {
        SwingUtilities.invokeLater(() -> item(act).doClick(0));
        Waiting.until(act + " opens a dialog", () -> dialog().isPresent());
        if (named(dialog().orElseThrow(), "files").isEmpty()) return;
        JFileChooser chooser = chooser();
        awaitFiles(chooser);
        look();
        Waiting.onEventThread(() -> {
            part(chooser, part -> part.getActionMap().get("viewTypeDetails") != null)
                    .ifPresent(
                            pane -> pane.getActionMap().get("viewTypeDetails").actionPerformed(null));
            return null;
        });
    }

    /** Other folders may be empty. */
    private void awaitFiles(JFileChooser chooser) {
        boolean here = Waiting.onEventThread(
                () -> chooser.getCurrentDirectory().toPath().equals(folder));
        if (!here) return;
        Waiting.until(
                "the files are listed",
                () -> part(
                                chooser,
                                part -> part instanceof JList<?> list
                                        && list.getModel().getSize() > 0)
                        .isPresent());
    }

    private static void approve(JFileChooser chooser, Path file) {
        SwingUtilities.invokeLater(() -> {
            chooser.setSelectedFile(file.toFile());
            chooser.approveSelection();
        });
        Waiting.until("the dialog is gone", () -> !chooser.isShowing());
    }

    private void dismiss() {
        Waiting.onEventThread(() -> {
            dialog().ifPresent(Window::dispose);
            return null;
        });
        Waiting.until("the dialog is gone", () -> dialog().isEmpty());
    }

    private void click(String name) {
        Waiting.onEventThread(() -> Arrays.stream(Window.getWindows())
                .filter(Window::isShowing)
                .flatMap(window -> named(window, name).stream())
                .findFirst()
                .map(AbstractButton.class::cast)
                .map(button -> {
                    button.doClick(0);
                    return button;
                })
                .orElseThrow(() -> new AssertionError("there is no " + name)));
    }

    private void look() {
        Waiting.onEventThread(() -> {
            views.look();
            return null;
        });
    }

    private JMenuItem item(String act) {
        return (JMenuItem) Arrays.stream(panel.menus().bar().getComponents())
                .map(menu -> ((javax.swing.JMenu) menu).getPopupMenu())
                .flatMap(menu -> named(menu, "act." + act).stream())
                .findFirst()
                .orElseThrow();
    }

    private static JFileChooser chooser() {
        return Waiting.onEventThread(
                () -> (JFileChooser) named(dialog().orElseThrow(), "files").orElseThrow());
    }

    private static Optional<JDialog> dialog() {
        return Arrays.stream(Window.getWindows())
                .filter(window -> window instanceof JDialog && window.isShowing())
                .map(JDialog.class::cast)
                .findFirst();
    }

    private static Optional<Component> named(Container whole, String name) {
        for (Component part : whole.getComponents()) {
            if (name.equals(part.getName())) return Optional.of(part);
            if (part instanceof Container inner) {
                Optional<Component> found = named(inner, name);
                if (found.isPresent()) return found;
            }
        }
        return Optional.empty();
    }

    private static Optional<JComponent> part(Container whole, java.util.function.Predicate<JComponent> wanted) {
        for (Component part : whole.getComponents()) {
            if (part instanceof JComponent shown && wanted.test(shown)) return Optional.of(shown);
            if (part instanceof Container inner) {
                Optional<JComponent> found = part(inner, wanted);
                if (found.isPresent()) return found;
            }
        }
        return Optional.empty();
    }
}
