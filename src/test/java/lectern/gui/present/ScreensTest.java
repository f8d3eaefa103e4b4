package lectern.gui.present;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScreensTest {
    private static final Rectangle DESK = new Rectangle(0, 0, 1440, 900);
    private static final Rectangle WALL = new Rectangle(1440, 0, 1024, 768);
    private static final Rectangle OTHER_WALL = new Rectangle(2464, 0, 3840, 2160);

    @Test
    void withOneScreenTheClassSeesThatOne() {
        assertThat(Screens.forClass(List.of(DESK), new Rectangle(10, 10, 800, 600)))
                .isZero();
    }

    @Test
    void onlyWithTwoScreensDoesTheLecturerSeeWhatTheClassDoesNot() {
        Rectangle window = new Rectangle(10, 10, 800, 600);
        assertThat(Screens.areApart(List.of(DESK), window)).isFalse();
        assertThat(Screens.areApart(List.of(DESK, WALL), window)).isTrue();
    }

    @Test
    void withTwoTheClassSeesTheOneWithoutTheWindow() {
        assertThat(Screens.forClass(List.of(DESK, WALL), new Rectangle(10, 10, 800, 600)))
                .isOne();
        assertThat(Screens.forClass(List.of(DESK, WALL), new Rectangle(1500, 0, 800, 600)))
                .isZero();
    }

    @Test
    void aWindowAcrossBothIsWhereMostOfItIs() {
        Rectangle across = new Rectangle(1000, 0, 800, 600);
        assertThat(Screens.forLecturer(List.of(DESK, WALL), across)).isZero();
        assertThat(Screens.forClass(List.of(DESK, WALL), across)).isOne();
    }

    @Test
    void aWindowThatIsOnNoneCountsAsOnTheMainOne() {
        Rectangle unplugged = new Rectangle(-5000, 0, 800, 600);
        assertThat(Screens.forClass(List.of(DESK, WALL, OTHER_WALL), unplugged)).isOne();
    }
}
