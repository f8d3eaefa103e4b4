package lectern.gui.look;

import static lectern.gui.robot.Waiting.onEventThread;
import static lectern.gui.robot.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.formdev.flatlaf.extras.FlatSVGIcon;
import java.awt.Color;
import java.awt.Component;
import java.awt.Dimension;
import java.util.Arrays;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.JTextField;
import javax.swing.LookAndFeel;
import javax.swing.UIManager;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.ShownWindow;
import lectern.text.Language;
import lectern.text.Sentences;
import net.miginfocom.swing.MigLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Theme and scale reach everything that is open, and nobody has to start again. */
@RobotTest
class LooksIT {
    private LookAndFeel before;
    private Looks looks;
    private JLabel title;
    private JTable table;
    private JScrollPane scrolled;
    private JLabel icon;
    private JButton button;
    private JTextField afterGap;
    private JDialog dialog;

    @BeforeEach
    void lookedHow() {
        before = onEventThread(UIManager::getLookAndFeel);
        looks = onEventThread(() -> new Looks(Theme.LIGHT, Scale.USUAL));
    }

    @AfterEach
    void looksAsBefore() {
        onEventThread(() -> {
            looks.scaleTo(Scale.USUAL);
            UIManager.setLookAndFeel(before);
            return before;
        });
    }

    @Test
    void twiceTheScaleIsTwiceTheSizeOfEverything() {
        try (ShownWindow<JFrame> shown = ShownWindow.of(this::frame)) {
            Dimension frame = shown.window().getSize();
            Dimension asked = onEventThread(() -> dialog.getSize());
            Sizes small = onEventThread(this::sizes);

            onEventThread(() -> {
                looks.scaleTo(new Scale(200));
                shown.window().validate();
                return looks;
            });

            Sizes large = onEventThread(this::sizes);
            assertThat(large.titleFont()).isCloseTo(2 * small.titleFont(), within(1f));
            assertThat(large.tableFont()).isCloseTo(2 * small.tableFont(), within(1f));
            assertThat(large.row()).isEqualTo(2 * small.row());
            assertThat(large.bar()).isEqualTo(2 * small.bar());
            assertThat(large.icon()).isEqualTo(2 * small.icon());
            assertThat(large.gap()).isEqualTo(2 * small.gap());
            assertThat(large.button().height).isCloseTo(2 * small.button().height, within(3));
            assertThat(shown.window().getSize())
                    .as("the frame stays as it was put")
                    .isEqualTo(frame);
            until("the dialog has grown", () -> dialog.getHeight() > asked.height * 1.5);
        }
    }

    @Test
    void everyWindowChangesItsColours() {
        try (ShownWindow<JFrame> shown = ShownWindow.of(this::frame)) {
            JPanel inside = onEventThread(() -> (JPanel) shown.window().getContentPane());
            Color light = onEventThread(inside::getBackground);

            onEventThread(() -> {
                looks.wear(Theme.CONTRAST);
                return looks;
            });

            assertThat(light).isNotEqualTo(Color.BLACK);
            assertThat(onEventThread(inside::getBackground)).isEqualTo(Color.BLACK);
            assertThat(onEventThread(() -> dialog.getContentPane().getBackground()))
                    .isEqualTo(Color.BLACK);
            assertThat(onEventThread(title::getForeground)).isEqualTo(Color.WHITE);
        }
    }

    @Test
    void theMenuItemsChooseAndAreMarked() {
        LookChoices choices = onEventThread(() -> new LookChoices(looks, new Sentences(Language.EN)));

        onEventThread(() -> {
            choices.items().get(2).doClick(0);
            choices.items().get(2).doClick(0);
            return looks;
        });

        assertThat(looks.scale()).isEqualTo(new Scale(125));
        assertThat(onEventThread(() -> marked(choices.items().get(1)))).containsExactly("scale.125");
        assertThat(onEventThread(() -> marked(choices.items().get(0)))).containsExactly("theme.light");
    }

    private static List<String> marked(JMenuItem menu) {
        return Arrays.stream(((JMenu) menu).getMenuComponents())
                .filter(item -> ((JMenuItem) item).isSelected())
                .map(Component::getName)
                .toList();
    }

    private JFrame frame() {
        title = new StyledLabel(StyledLabel.Style.TITLE);
        title.setText("Title");
        table = new JTable(100, 2);
        scrolled = new JScrollPane(table);
        icon = new JLabel(new UnhurriedIcon(new FlatSVGIcon("lectern/gui/icon.svg", 16, 16)));
        button = new JButton("A button");
        afterGap = new JTextField("after a gap");
        JPanel panel = new JPanel(new MigLayout("insets 0, wrap, gapy unrel", "[grow, fill]"));
        panel.add(title, "split 2");
        panel.add(icon, "wrap");
        panel.add(button, "split 2, gapright 20lp");
        panel.add(afterGap);
        panel.add(scrolled, "h 100lp!");
        JFrame frame = new JFrame();
        frame.setContentPane(panel);
        frame.setBounds(50, 50, 900, 700);
        dialog = new JDialog(frame);
        dialog.add(new JCheckBox("A question?"));
        dialog.setResizable(false);
        dialog.pack();
        return frame;
    }

    private Sizes sizes() {
        return new Sizes(
                title.getFont().getSize2D(),
                table.getFont().getSize2D(),
                table.getRowHeight(),
                scrolled.getVerticalScrollBar().getPreferredSize().width,
                icon.getPreferredSize().width,
                afterGap.getX() - button.getX() - button.getWidth(),
                button.getPreferredSize());
    }

    private record Sizes(float titleFont, float tableFont, int row, int bar, int icon, int gap, Dimension button) {}
}
