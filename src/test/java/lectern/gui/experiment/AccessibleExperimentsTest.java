package lectern.gui.experiment;

import static lectern.gui.robot.Waiting.onEventThread;
import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.nio.file.Path;
import java.util.Optional;
import javax.swing.AbstractButton;
import javax.swing.JTabbedPane;
import javax.swing.text.JTextComponent;
import lectern.game.Game;
import lectern.games.Games;
import lectern.gui.AccessibleWalk;
import lectern.gui.desk.Background;
import lectern.gui.desk.Desk;
import lectern.gui.dialog.ReachedControls;
import lectern.gui.look.Looks;
import lectern.gui.look.RestoredLook;
import lectern.gui.look.Scale;
import lectern.gui.look.Theme;
import lectern.gui.robot.NamedPart;
import lectern.gui.robot.Waiting;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.play.RecordHead;
import lectern.text.Language;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever can be used in the window of experiments has a name, before one is played and after it. */
@ExtendWith(RestoredLook.class)
class AccessibleExperimentsTest {
    @TempDir
    Path folder;

    private JTabbedPane tabs;

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyControlOfAnExperimentIsTold(Language language) {
        onEventThread(() -> new Looks(Theme.LIGHT, Scale.USUAL));
        UserSettings memory = UserSettings.in(new DataFolder(folder));
        AccessibleWalk walk = new AccessibleWalk();
        Game game = Games.read("infection");
        try (Background background = new Background()) {
            Desk desk = new Desk(game.start(1), RecordHead.EMPTY);
            tabs = onEventThread(
                    () -> new Experiments(null, new Wording(language), desk, background, memory, record -> {})
                            .tabs(game, Optional.empty()));
            for (int tab = 0; tab < tabs.getTabCount(); tab++) {
                int front = tab;
                onEventThread(() -> {
                    tabs.setSelectedIndex(front);
                    return tabs;
                });
                walk("set-up " + tab, walk);
            }
            turnToSweep();
            fill("games", "2");
            fill("steps", "1");
            press("start");
            Waiting.until(
                    "the sweep is over",
                    () -> part("start", AbstractButton.class).isEnabled());
            walk("results", walk);
        }
        memory.awaitWritten();
        assertThat(walk.offenders()).isEmpty();
        assertThat(walk.size()).isGreaterThan(40);
    }

    private void turnToSweep() {
        onEventThread(() -> {
            tabs.setSelectedIndex(0);
            return tabs;
        });
    }

    private void fill(String field, String text) {
        onEventThread(() -> {
            part(field, JTextComponent.class).setText(text);
            return tabs;
        });
    }

    private void press(String button) {
        onEventThread(() -> {
            part(button, AbstractButton.class).doClick(0);
            return tabs;
        });
    }

    /** What asks for another height once it knows its width does so in an event of its own. */
    private void walk(String place, AccessibleWalk walk) {
        for (int pass = 0; pass < 3; pass++) {
            onEventThread(() -> {
                tabs.setSize(tabs.getPreferredSize());
                ReachedControls.layOut(tabs);
                return tabs;
            });
        }
        onEventThread(() -> walk.through(place, tabs));
    }

    private <T extends Component> T part(String name, Class<T> type) {
        return NamedPart.of(tabs, "experiment.sweep." + name, type);
    }
}
