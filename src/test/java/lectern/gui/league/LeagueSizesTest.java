package lectern.gui.league;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import javax.swing.JTable;
import lectern.gui.desk.Background;
import lectern.gui.dialog.ReachedControls;
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
    void everyControlCanBeReachedOnASmallScreen(int percent) throws IOException {
        Waiting.onEventThread(() -> new Looks(Theme.LIGHT, new Scale(percent)));
        Path league = folder.resolve("league");
        WindowLeagues.keep(league);
        UserSettings memory = UserSettings.in(new DataFolder(folder));
        try (Background background = new Background()) {
            LeagueView view = Waiting.onEventThread(() -> view(background, memory));
            layOut(view);
            assertThat(Waiting.onEventThread(() -> ReachedControls.lost(view)))
                    .as("setting up")
                    .isEmpty();

            Waiting.onEventThread(() -> {
                view.look(league);
                return view;
            });
            JTable table = part(view, "league.table").orElseThrow();
            Waiting.until("it is read", () -> table.getRowCount() == 3);
            layOut(view);
            assertThat(Waiting.onEventThread(() -> ReachedControls.lost(view)))
                    .as("the league")
                    .isEmpty();
        }
        memory.awaitWritten();
    }

    private LeagueView view(Background background, UserSettings memory) {
        LeagueView made = new LeagueView(
                new Wording(Language.PT),
                WindowLeagues.INFECTION,
                NamedHeuristics.NONE,
                new DataFolder(folder),
                memory,
                background,
                name -> {},
                record -> {});
        made.addNotify();
        made.setSize(SMALL);
        return made;
    }

    private static Optional<JTable> part(Container whole, String name) {
        for (Component part : whole.getComponents()) {
            if (part instanceof JTable table && name.equals(part.getName())) return Optional.of(table);
            if (part instanceof Container inner) {
                Optional<JTable> found = part(inner, name);
                if (found.isPresent()) return found;
            }
        }
        return Optional.empty();
    }

    /** What asks for another height once it knows its width does so in an event of its own. */
    private static void layOut(LeagueView view) {
        for (int pass = 0; pass < 4; pass++) {
            Waiting.onEventThread(() -> {
                ReachedControls.layOut(view);
                return view;
            });
        }
    }
}
