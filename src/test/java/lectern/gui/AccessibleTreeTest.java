package lectern.gui;

import static lectern.gui.robot.Waiting.onEventThread;
import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.nio.file.Path;
import lectern.game.GameKind;
import lectern.games.Games;
import lectern.gui.inspector.Inspector;
import lectern.gui.look.Looks;
import lectern.gui.look.RestoredLook;
import lectern.gui.look.Scale;
import lectern.gui.look.Theme;
import lectern.text.Language;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever can be used in a window has a name, a role and, where that is not enough, a description. */
@ExtendWith(RestoredLook.class)
class AccessibleTreeTest {
    @TempDir
    Path home;

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyControlOfTheWindowIsTold(Language language) {
        AccessibleWalk walk = new AccessibleWalk();
        onEventThread(() -> new Looks(Theme.LIGHT, Scale.USUAL));
        try (LaidOut window = LaidOut.in(home, language)) {
            window.resized(new Dimension(1600, 1000)).seen();
            window.on(() -> walk.through("menus", window.panel().menus().bar()));
            for (GameKind game : Games.ALL) {
                window.begin(game.id());
                window.settled().seen();
                window.on(() -> walk.through(game.id(), window.panel()));
                tabs(window, walk, game.id());
                window.openLesson(game.id() + "-rules");
                window.settled().seen();
                window.on(() -> walk.through(game.id() + " in a lesson", window.panel()));
            }
            window.begin("infection");
            window.receive("infection");
            window.settled().seen();
            window.on(() -> walk.through("offer", window.panel()));
            window.askClass();
            window.settled().seen();
            window.on(() -> walk.through("asked", window.panel()));
            tabs(window, walk, "asked");
        }
        assertThat(walk.offenders()).isEmpty();
        assertThat(walk.size()).isGreaterThan(150);
    }

    private static void tabs(LaidOut window, AccessibleWalk walk, String where) {
        Inspector inspector = window.ask(() -> window.part(Inspector.class));
        for (int i = 0; i < inspector.getTabCount(); i++) {
            int tab = i;
            window.on(() -> inspector.setSelectedIndex(tab)).settled().seen();
            window.on(() -> walk.through(where + ", tab " + inspector.getTitleAt(tab), window.panel()));
        }
    }
}
