package lectern.gui;

import static lectern.gui.robot.Waiting.onEventThread;
import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Dialog;
import java.awt.EventQueue;
import java.awt.Window;
import java.util.Arrays;
import java.util.Optional;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JTable;
import javax.swing.MenuSelectionManager;
import javax.swing.SwingUtilities;
import lectern.gui.inspector.ConnectivityPane;
import lectern.gui.inspector.Inspector;
import lectern.gui.inspector.RulesPane;
import lectern.gui.inspector.ValidMovesPane;
import lectern.gui.inspector.decision.DecisionPane;
import lectern.gui.lab.LabPlace;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.Waiting;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.search.Decision;
import lectern.search.Thinking;
import lectern.text.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What only a window on a screen fills: rooms of the inspector, menus that open beside a button, dialogs, a class. */
@RobotTest
class AccessibleRoomsIT {
    private final AccessibleWalk walk = new AccessibleWalk();
    private Journey journey;
    private Language language;

    @BeforeEach
    void open() {
        journey = Journey.begin();
    }

    @AfterEach
    void close() {
        journey.close();
    }

    @Test
    void whateverCanBeUsedThereIsToldInBothLanguages() {
        for (Language spoken : Language.values()) {
            language = spoken;
            onEventThread(() -> {
                journey.panel().wording().switchTo(language);
                return language;
            });
            journey.with("infection", 1);
            play();
            inspect();
            lab();
            review();
            dialogs();
            present();
        }

        assertThat(walk.offenders()).isEmpty();
        assertThat(walk.size()).isGreaterThan(200);
    }

    private void play() {
        onEventThread(() -> {
            for (String move : new String[] {"g7f7", "g1f1", "a1c3"})
                journey.desk().play(journey.desk().position().readMove(move));
            Contender player = PlayerText.read("search:depth=2", journey.desk().game());
            Thinking thinking = Thinking.within(player.budget()).recording(2_000);
            Decision decision = player.player().decide(journey.desk().position(), thinking);
            journey.desk().play(decision, player);
            return decision;
        });
    }

    private void inspect() {
        Inspector inspector = journey.await("inspector", Inspector.class);
        onEventThread(() -> inspector.open(ValidMovesPane.class));
        walk("valid moves");
        onEventThread(() -> inspector.open(ConnectivityPane.class));
        walk("connectivity");
        onEventThread(() -> inspector.open(RulesPane.class));
        walk("rules");
        DecisionPane decision = onEventThread(() -> inspector.open(DecisionPane.class));
        for (DecisionPane.Tab tab : DecisionPane.Tab.values()) {
            onEventThread(() -> {
                decision.open(tab);
                return tab;
            });
            walk("decision, " + tab);
        }
    }

    private void lab() {
        onEventThread(() -> journey.find("inspector", Inspector.class).open(LabPlace.class));
        JTable ranking = journey.await("lab.ranking", JTable.class);
        Waiting.until("all moves are ranked", () -> ranking.getRowCount() > 0);
        walk("lab");
        JComboBox<?> depth = journey.await("lab.depth", JComboBox.class);
        onEventThread(() -> {
            depth.setSelectedIndex(1);
            return depth;
        });
        walk("lab, searched");
        press("lab.add-formula");
        journey.await("lab.editor", Component.class);
        walk("lab, a formula");
        press("lab.editor.leave");
        for (String button :
                new String[] {"lab.open", "lab.play", "lab.add-criterion", "lab.more.edge", "lab.actions"}) {
            press(button);
            Waiting.until(
                    "a menu is there",
                    () -> MenuSelectionManager.defaultManager().getSelectedPath().length > 0);
            walk("menu of " + button);
        }
        press("lab.save-as");
        walkDialog("a name for a heuristic");
        press("lab.actions");
        press("lab.compare");
        journey.await("comparison.save", AbstractButton.class);
        walk("comparison");
        press("comparison.back");
    }

    private void review() {
        act("act.review");
        JTable table = journey.await("reviewed.table", JTable.class);
        Waiting.until("every move was reviewed", 4, table::getRowCount);
        walk("review");
        onEventThread(() -> {
            table.setRowSelectionInterval(2, 2);
            return table;
        });
        journey.await("reviewed.try", AbstractButton.class);
        walk("review, a mistake");
        press("reviewed.try");
        journey.await("reviewed.try-leave", AbstractButton.class);
        walk("review, tried again");
        press("reviewed.try-leave");
    }

    private void dialogs() {
        for (String item : new String[] {"act.keys", "act.about", "act.open", "act.edit-position", "act.new-game"}) {
            act(item);
            walkDialog(item);
        }
        JComponent sheet = journey.await("sheet", JComponent.class);
        EventQueue.invokeLater(() -> sheet.getActionMap().get("comment").actionPerformed(null));
        walkDialog("comment");
    }

    private void walkDialog(String place) {
        Waiting.until("a dialog is open", () -> dialog().isPresent());
        walk("dialog of " + place);
        onEventThread(() -> {
            dialog().orElseThrow().dispose();
            return place;
        });
    }

    private void present() {
        act("act.present");
        Lecturer lecturer = new Lecturer(journey);
        Waiting.until("the class sees it", lecturer::isPresenting);
        walk("presentation");
        for (int pane = 1; pane <= 9; pane++) {
            lecturer.press('0' + pane);
            walk("presentation, pane " + pane);
        }
        act("lessons.open.infection-rules");
        Waiting.until("the lesson is open", () -> journey.panel().room().study().isPresent());
        walk("presentation of a lesson");
        act("act.close-lesson");
        act("act.present");
        Waiting.until("the class does not see it any more", () -> !lecturer.isPresenting());
    }

    private static Optional<Dialog> dialog() {
        return Arrays.stream(Window.getWindows())
                .filter(Window::isShowing)
                .filter(Dialog.class::isInstance)
                .map(Dialog.class::cast)
                .findFirst();
    }

    /** What opens a dialog goes on only when that is closed. */
    private void act(String item) {
        AbstractButton button =
                onEventThread(() -> LaidOut.item(journey.panel(), item).orElseThrow());
        EventQueue.invokeLater(() -> button.doClick(0));
    }

    private void press(String name) {
        AbstractButton button = journey.await(name, AbstractButton.class);
        EventQueue.invokeLater(() -> button.doClick(0));
    }

    private void walk(String place) {
        journey.robot().waitForIdle();
        onEventThread(() -> {
            for (Window window : Window.getWindows()) {
                if (window.isShowing())
                    walk.through(language + ", " + place, SwingUtilities.getRootPane(window.getComponent(0)));
            }
            return walk;
        });
    }
}
