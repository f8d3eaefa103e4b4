package lectern.gui;

import static lectern.gui.robot.Waiting.onEventThread;
import static lectern.gui.robot.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Dimension;
import java.nio.file.Path;
import java.util.Optional;
import javax.swing.AbstractButton;
import javax.swing.JSplitPane;
import javax.swing.SwingUtilities;
import lectern.gui.chart.ChartPane;
import lectern.gui.history.MoveListPane;
import lectern.gui.inspector.Inspector;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.text.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is around the board can be hidden and shown, and opens over the board where it has no room beside it. */
class PanelLayoutTest {
    private static final Dimension LARGE = new Dimension(1600, 1000);
    private static final Dimension SMALL = new Dimension(500, 400);

    @TempDir
    Path home;

    private LaidOut window;

    private void open(Dimension size) {
        if (window != null) window.close();
        window = LaidOut.in(home, Language.EN).resized(size);
    }

    @AfterEach
    void close() {
        window.close();
    }

    /** A program that is killed closes nothing. */
    @Test
    void whereADividerWasDraggedToIsRememberedWithoutClosingTheWindow() {
        open(LARGE);
        onEventThread(() -> {
            JSplitPane whole = window.parts()
                    .filter(JSplitPane.class::isInstance)
                    .map(JSplitPane.class::cast)
                    .findFirst()
                    .orElseThrow();
            whole.setDividerLocation(whole.getWidth() * 7 / 10);
            return whole;
        });

        until(
                "it is remembered",
                true,
                () -> settings()
                        .text("split.whole")
                        .filter(share -> share.startsWith("0.7"))
                        .isPresent());
    }

    /** Here the sentence below the board has no room beside the buttons by a few pixels. */
    @Test
    void theInspectorGivesWayNoFurtherThanTheBoardNeeds() {
        window = LaidOut.in(home, Language.PT);
        window.begin("pushee");
        for (int height = 760; height <= 1000; height += 20) {
            window.resized(new Dimension(1180, height));
            int shown = window.ask(() -> window.part(Inspector.class).getWidth());
            assertThat(shown).as("%d high", height).isGreaterThan(450);
        }
    }

    @Test
    void whatIsHiddenInTheMenuLeavesItsRoomToTheBoardAndIsAButtonAtTheEdge() {
        open(LARGE);
        int before = window.grid();
        choose("act.show-chart");
        assertThat(seen(ChartPane.class)).isFalse();
        assertThat(window.grid()).isGreaterThan(before);
        assertThat(isChecked("act.show-chart")).isFalse();

        click("edge.chart");
        assertThat(seen(ChartPane.class)).isTrue();
        assertThat(window.grid()).isEqualTo(before);
        assertThat(isChecked("act.show-chart")).isTrue();
    }

    @Test
    void whatHasNoRoomBesideTheBoardOpensOverItAndTheBoardStaysAsItIs() {
        open(SMALL);
        int before = window.grid();
        assertThat(seen(Inspector.class)).isFalse();
        click("edge.inspector");
        assertThat(seen(Inspector.class)).isTrue();
        assertThat(window.grid()).isEqualTo(before);

        click("edge.moves");
        assertThat(seen(Inspector.class)).isFalse();
        assertThat(seen(MoveListPane.class)).isTrue();

        click("edge.moves");
        assertThat(seen(MoveListPane.class)).isFalse();
        assertThat(window.grid()).isEqualTo(before);
    }

    /** The shapes of boards differ, and so does the room that is left. */
    @Test
    void anotherGameIsRoomForOtherParts() {
        open(new Dimension(1280, 800));
        window.begin("infection");
        window.settled();
        assertThat(seen(ChartPane.class)).isTrue();
        window.begin("shiftago");
        window.settled();
        assertThat(seen(ChartPane.class)).isFalse();
        click("chart-line");
        assertThat(seen(ChartPane.class)).isTrue();
    }

    @Test
    void theLineThatOpensTheChartOverTheBoardStaysInSightAndClosesIt() {
        open(new Dimension(1280, 800));
        window.begin("shiftago");
        window.settled();
        click("chart-line");
        assertThat(seen(ChartPane.class)).isTrue();
        boolean covered = onEventThread(() -> {
            Component line = window.named("chart-line");
            Component drawer = window.named("drawer");
            return SwingUtilities.convertRectangle(line.getParent(), line.getBounds(), drawer.getParent())
                    .intersects(drawer.getBounds());
        });
        assertThat(covered).isFalse();

        click("chart-line");
        assertThat(seen(ChartPane.class)).isFalse();
    }

    @Test
    void whatLiesOverTheBoardGoesToItsPlaceWhenTheWindowBecomesLarge() {
        open(SMALL);
        click("edge.inspector");
        window.resized(LARGE);
        assertThat(window.named("drawer").isVisible()).isFalse();
        assertThat(seen(Inspector.class)).isTrue();
    }

    @Test
    void aPaneThatIsAskedForIsSeenEvenIfItIsHidden() {
        open(LARGE);
        choose("act.show-inspector");
        assertThat(seen(Inspector.class)).isFalse();
        choose("act.rules");
        assertThat(seen(Inspector.class)).isTrue();
    }

    @Test
    void whatIsHiddenIsRememberedForWindowsOfThatSize() {
        open(LARGE);
        choose("act.show-moves");
        assertThat(seen(MoveListPane.class)).isFalse();
        open(LARGE);
        assertThat(seen(MoveListPane.class)).isFalse();
        window.resized(new Dimension(1100, 700));
        assertThat(seen(MoveListPane.class)).isTrue();
    }

    private UserSettings settings() {
        return UserSettings.in(new DataFolder(home));
    }

    private void choose(String item) {
        onEventThread(() -> {
            item(item).doClick();
            return null;
        });
        window.settled();
    }

    private boolean isChecked(String item) {
        return onEventThread(() -> item(item).isSelected());
    }

    private AbstractButton item(String name) {
        return window.item(name).orElseThrow();
    }

    private void click(String button) {
        onEventThread(() -> {
            ((AbstractButton) window.named(button)).doClick();
            return null;
        });
        window.settled();
    }

    private boolean seen(Class<? extends Component> type) {
        Optional<Component> part =
                onEventThread(() -> window.parts().filter(type::isInstance).findFirst());
        return part.filter(shown -> shown.getWidth() > 0 && shown.getHeight() > 0)
                .isPresent();
    }
}
