package lectern.gui.league;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import lectern.game.GameKind;
import lectern.games.Games;
import lectern.gui.desk.Background;
import lectern.gui.dialog.Reach;
import lectern.gui.look.Looks;
import lectern.gui.look.RestoredLook;
import lectern.gui.look.Scale;
import lectern.gui.look.Theme;
import lectern.gui.robot.Waiting;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.heuristic.NamedHeuristics;
import lectern.text.Language;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** However small the screen and however large the letters, no control of the window is lost. In the longer language. */
@ExtendWith(RestoredLook.class)
class LeagueSizesTest {
    /** What a title bar leaves of 1024×640. */
    private static final Dimension SMALL = new Dimension(1024, 608);

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(ints = {100, 150, 200, 250})
    void everyControlCanBeReachedOnASmallScreen(int percent) {
        Waiting.onEventThread(() -> new Looks(Theme.LIGHT, new Scale(percent)));
        DataFolder data = new DataFolder(folder);
        UserSettings memory = UserSettings.in(data);
        List<String> lost = new ArrayList<>();
        try (Background background = new Background()) {
            for (GameKind kind : Games.ALL) {
                LeagueView view = Waiting.onEventThread(() -> {
                    LeagueView made = new LeagueView(
                            new Wording(Language.PT),
                            Games.read(kind.id()),
                            NamedHeuristics.NONE,
                            data,
                            memory,
                            background,
                            record -> {});
                    made.addNotify();
                    made.setSize(SMALL);
                    return made;
                });
                for (int page = 0; page < 2; page++) {
                    layOut(view);
                    lost.addAll(Waiting.onEventThread(() -> Reach.lost(view)));
                    Waiting.onEventThread(() -> {
                        view.look(folder);
                        return view;
                    });
                }
            }
        }
        memory.awaitWritten();
        assertThat(lost).isEmpty();
    }

    /** What asks for another height once it knows its width does so in an event of its own. */
    private static void layOut(LeagueView view) {
        for (int pass = 0; pass < 4; pass++) {
            Waiting.onEventThread(() -> {
                Reach.layOut(view);
                return view;
            });
        }
    }
}
