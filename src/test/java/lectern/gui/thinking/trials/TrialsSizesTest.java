package lectern.gui.thinking.trials;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import lectern.game.Game;
import lectern.games.Games;
import lectern.gui.desk.Background;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.dialog.ReachedControls;
import lectern.gui.inspector.decision.view.BoardPreview;
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
import org.junit.jupiter.params.provider.CsvSource;

/** However narrow the page and however large its letters, no control is lost. In the longer language. */
@ExtendWith(RestoredLook.class)
class TrialsSizesTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"100, 460, 620", "100, 1000, 900", "200, 620, 620", "200, 1560, 900", "250, 700, 600"})
    void everyControlCanBeReached(int percent, int width, int height) {
        Waiting.onEventThread(() -> new Looks(Theme.LIGHT, new Scale(percent)));
        UserSettings memory = UserSettings.in(new DataFolder(folder));
        Game game = Games.read("infection");
        try (Background background = new Background()) {
            TrialsPage page = Waiting.onEventThread(() -> {
                Desk desk = new Desk(game.start(1), RecordHead.EMPTY);
                TrialsPage made = new TrialsPage(
                        new Wording(Language.PT), background, new BoardPreview(desk, new BoardAim(desk)), memory);
                made.examine(game.start(1).position(), game.evaluator("report").orElseThrow());
                made.addNotify();
                made.setSize(width, height);
                return made;
            });
            // What asks for another height once it knows its width does so in an event of its own.
            for (int pass = 0; pass < 4; pass++) {
                Waiting.onEventThread(() -> {
                    ReachedControls.layOut(page);
                    return page;
                });
            }

            assertThat(Waiting.onEventThread(() -> ReachedControls.lost(page))).isEmpty();
        }
    }
}
