package lectern.gui.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.JTabbedPane;
import lectern.game.Game;
import lectern.game.GameKind;
import lectern.games.Games;
import lectern.gui.desk.Background;
import lectern.gui.desk.Desk;
import lectern.gui.dialog.ReachedControls;
import lectern.gui.look.Looks;
import lectern.gui.look.RestoredLook;
import lectern.gui.look.Scale;
import lectern.gui.look.Theme;
import lectern.gui.robot.Waiting;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.play.RecordHead;
import lectern.text.Language;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** However small the screen and however large the letters, no experiment loses a control. In the longer language. */
@ExtendWith(RestoredLook.class)
class ExperimentSizesTest {
    /** What a title bar leaves of 1024×640. */
    private static final Dimension SMALL = new Dimension(1024, 608);

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(ints = {100, 150, 200, 250})
    void everyControlCanBeReachedOnASmallScreen(int percent) {
        Waiting.onEventThread(() -> new Looks(Theme.LIGHT, new Scale(percent)));
        UserSettings memory = UserSettings.in(new DataFolder(folder));
        List<String> lost = new ArrayList<>();
        try (Background background = new Background()) {
            for (GameKind kind : Games.ALL) {
                for (int tab = 0; tab < 3; tab++) {
                    JTabbedPane tabs = tabs(Games.read(kind.id()), tab, background, memory);
                    Waiting.onEventThread(() -> ReachedControls.lost(tabs))
                            .forEach(part -> lost.add(kind.id() + ": " + part));
                }
            }
        }
        memory.awaitWritten();
        assertThat(lost).isEmpty();
    }

    private static JTabbedPane tabs(Game game, int tab, Background background, UserSettings memory) {
        JTabbedPane tabs = Waiting.onEventThread(() -> {
            Desk desk = new Desk(game.start(1), RecordHead.EMPTY);
            JTabbedPane made = new Experiments(null, new Wording(Language.PT), desk, background, memory, record -> {})
                    .tabs(game, Optional.empty());
            made.setSelectedIndex(tab);
            made.addNotify();
            Dimension wanted = made.getPreferredSize();
            made.setSize(Math.min(wanted.width, SMALL.width), Math.min(wanted.height, SMALL.height));
            return made;
        });
        // What asks for another height once it knows its width does so in an event of its own.
        for (int pass = 0; pass < 4; pass++) {
            Waiting.onEventThread(() -> {
                ReachedControls.layOut(tabs);
                return tabs;
            });
        }
        return tabs;
    }
}
