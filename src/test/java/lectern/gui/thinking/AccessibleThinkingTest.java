package lectern.gui.thinking;

import static lectern.gui.robot.Waiting.onEventThread;
import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.nio.file.Path;
import javax.swing.AbstractButton;
import javax.swing.JSlider;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
import lectern.game.Position;
import lectern.games.Games;
import lectern.gui.AccessibleWalk;
import lectern.gui.desk.Background;
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
import lectern.heuristic.NamedHeuristics;
import lectern.text.Language;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever can be used on the pages of thinking has a name, and what their tables and drawings show has words. */
@ExtendWith(RestoredLook.class)
class AccessibleThinkingTest {
    private final Position position = Games.read("catsdogs:size=4,specials=off").read("d#2/d1d1/4/cc1c c 7 -");
    private final Background background = new Background();

    @TempDir
    Path folder;

    private ThinkingView view;

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyControlOfEachPageIsTold(Language language) {
        onEventThread(() -> new Looks(Theme.LIGHT, Scale.USUAL));
        UserSettings memory = UserSettings.in(new DataFolder(folder));
        view = onEventThread(() -> {
            ThinkingView made = new ThinkingView(
                    new Wording(language), background, memory, () -> position, game -> NamedHeuristics.NONE);
            made.setSize(1500, 940);
            return made;
        });
        AccessibleWalk walk = new AccessibleWalk();

        turnTo(0);
        Waiting.until(
                "a search is there", () -> part("thinking.place", JSlider.class).getMaximum() > 0);
        walk("search, at its start", walk);
        press("thinking.last");
        walk("search, at its end", walk);

        turnTo(1);
        Waiting.until(
                "all is searched",
                () -> !part("saving.stop", AbstractButton.class).isEnabled());
        walk("savings", walk);

        turnTo(2);
        walk("trials, none yet", walk);
        press("trials.more-10");
        press("trials.step");
        walk("trials", walk);
        press("trials.effect");
        walk("trials, what the constant does", walk);

        turnTo(3);
        Waiting.until("it is proven", () -> part("proof.tries", JTable.class).getRowCount() > 0);
        walk("proof", walk);

        onEventThread(() -> {
            view.leave();
            background.close();
            return view;
        });
        memory.awaitWritten();
        assertThat(walk.offenders()).isEmpty();
        assertThat(walk.size()).isGreaterThan(60);
    }

    private void turnTo(int page) {
        onEventThread(() -> {
            part("thinking.pages", JTabbedPane.class).setSelectedIndex(page);
            return view;
        });
    }

    private void press(String button) {
        onEventThread(() -> {
            part(button, AbstractButton.class).doClick(0);
            return view;
        });
    }

    /** What asks for another height once it knows its width does so in an event of its own. */
    private void walk(String place, AccessibleWalk walk) {
        for (int pass = 0; pass < 3; pass++) {
            onEventThread(() -> {
                ReachedControls.layOut(view);
                return view;
            });
        }
        onEventThread(() -> walk.through(place, view));
    }

    private <T extends Component> T part(String name, Class<T> type) {
        return NamedPart.of(view, name, type);
    }
}
