package lectern.gui;

import static lectern.gui.robot.Waiting.onEventThread;
import static lectern.gui.robot.Waiting.until;

import java.nio.file.Path;
import java.util.Optional;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import lectern.games.Games;
import lectern.gui.chart.ChartPane;
import lectern.gui.desk.Background;
import lectern.gui.desk.Desk;
import lectern.gui.inspector.Inspector;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.play.RecordHead;
import lectern.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PanelLayoutTest {
    @TempDir
    Path home;

    /** A program that is killed closes nothing. */
    @Test
    void whereADividerWasDraggedToIsRememberedWithoutClosingTheWindow() {
        UserSettings remembered = UserSettings.in(new DataFolder(home));
        onEventThread(() -> {
            JSplitPane whole = (JSplitPane) arrangement(remembered).getComponent(0);
            whole.setSize(1000 + whole.getDividerSize(), 600);
            whole.doLayout();
            whole.setDividerLocation(300);
            return whole;
        });

        until("it is remembered", Optional.of("0.3"), () -> remembered.text("split.whole"));
        remembered.awaitWritten();
    }

    private static PanelLayout arrangement(UserSettings remembered) {
        Desk desk = new Desk(Games.read("infection").start(1), RecordHead.EMPTY);
        Wording wording = new Wording(Language.EN);
        ChartPane chart = new ChartPane(desk, new Background(), wording);
        return new PanelLayout(new JPanel(), chart, new Inspector(wording), new JPanel(), remembered);
    }
}
