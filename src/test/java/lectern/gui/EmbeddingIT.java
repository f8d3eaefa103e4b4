package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.GridLayout;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.swing.JFrame;
import javax.swing.UIManager;
import javax.swing.plaf.metal.MetalLookAndFeel;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.ShownWindow;
import lectern.gui.robot.Waiting;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.text.Language;
import org.junit.jupiter.api.Test;

/** The component in a window that is not Lectern's own and has a look of its own, twice, each for itself. */
@RobotTest
class EmbeddingIT {
    private static final String OTHERS =
            "AWT-.*|Java2D.*|TimerQueue|Swing.*|.*[Cc]leaner.*|process reaper.*|Window Ready Timer";

    @Test
    void livesTwiceInAForeignWindowAndLeavesNothingBehind() throws Exception {
        Set<Thread> before = threads();
        UIManager.setLookAndFeel(new MetalLookAndFeel());
        List<LecternPanel> panels = Waiting.onEventThread(() -> List.of(panel(Language.EN), panel(Language.PT)));
        LecternPanel english = panels.get(0);
        LecternPanel portuguese = panels.get(1);
        try (Mishaps mishaps = new Mishaps();
                ShownWindow<JFrame> shown = ShownWindow.of(() -> frame(panels))) {
            Waiting.onEventThread(() -> {
                panels.forEach(LecternPanel::start);
                return null;
            });
            Journey one = Journey.in(shown, english);
            Journey two = Journey.in(shown, portuguese);
            one.with("infection", 1);
            two.with("shiftago", 1);
            one.playByMouse("f6");
            two.playByMouse("l5");
            two.playByMouse("l1");
            one.untilSaid("state.turn", "Move 2");
            two.untilSaid("state.turn", "Jogada 3");
            assertThat(UIManager.getLookAndFeel()).isInstanceOf(MetalLookAndFeel.class);
            Waiting.onEventThread(() -> {
                panels.forEach(LecternPanel::stop);
                panels.forEach(LecternPanel::destroy);
                return null;
            });
        }
        Waiting.until("no thread is left", Set.of(), () -> {
            Set<Thread> left = threads();
            left.removeAll(before);
            return left;
        });
    }

    private LecternPanel panel(Language language) {
        DataFolder folder = new DataFolder(Journey.folder());
        LecternPanel panel = new LecternPanel(language, folder, UserSettings.in(folder));
        panel.init();
        return panel;
    }

    private static JFrame frame(List<LecternPanel> panels) {
        JFrame frame = new JFrame("A foreign window");
        frame.setLayout(new GridLayout(1, 0));
        panels.forEach(frame::add);
        frame.setBounds(20, 20, 1560, 900);
        return frame;
    }

    /** The threads there are, but for those of the toolkit and the JVM, which nobody can end. */
    private static Set<Thread> threads() {
        Set<Thread> threads = new HashSet<>(Thread.getAllStackTraces().keySet());
        threads.removeIf(thread -> thread.getName().matches(OTHERS));
        return threads;
    }
}
