package lectern.gui.league;

import static lectern.gui.robot.Waiting.onEventThread;
import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.io.IOException;
import java.nio.file.Path;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
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

/** Whatever can be used in the window of leagues has a name, and its table, curves and cross table have words. */
@ExtendWith(RestoredLook.class)
class AccessibleLeagueTest {
    @TempDir
    Path folder;

    private LeagueView view;

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyControlOfALeagueIsTold(Language language) throws IOException {
        onEventThread(() -> new Looks(Theme.LIGHT, Scale.USUAL));
        Path league = folder.resolve("league");
        WindowLeagues.keep(league);
        UserSettings memory = UserSettings.in(new DataFolder(folder));
        AccessibleWalk walk = new AccessibleWalk();
        try (Background background = new Background()) {
            view = onEventThread(() -> new LeagueView(
                    new Wording(language),
                    WindowLeagues.INFECTION,
                    NamedHeuristics.NONE,
                    new DataFolder(folder),
                    memory,
                    background,
                    name -> {},
                    record -> {}));
            walk("setting up", walk);
            onEventThread(() -> {
                view.look(league);
                return view;
            });
            JTable table = part("league.table", JTable.class);
            Waiting.until("it is read", () -> table.getRowCount() == 3);
            onEventThread(() -> {
                table.setRowSelectionInterval(0, 0);
                return table;
            });
            JTabbedPane tabs = part("league.tabs", JTabbedPane.class);
            for (int tab = 0; tab < tabs.getTabCount(); tab++) {
                int front = tab;
                onEventThread(() -> {
                    tabs.setSelectedIndex(front);
                    return tabs;
                });
                walk("the league, tab " + tab, walk);
            }
            onEventThread(() -> {
                view.leave();
                return view;
            });
        }
        memory.awaitWritten();
        assertThat(walk.offenders()).isEmpty();
        assertThat(walk.size()).isGreaterThan(25);
    }

    /** What asks for another height once it knows its width does so in an event of its own. */
    private void walk(String place, AccessibleWalk walk) {
        for (int pass = 0; pass < 4; pass++) {
            onEventThread(() -> {
                view.setSize(1440, 900);
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
