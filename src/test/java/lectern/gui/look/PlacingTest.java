package lectern.gui.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlacingTest {
    private static final Rectangle MAIN = new Rectangle(0, 30, 1600, 970);
    private static final Rectangle PROJECTOR = new Rectangle(1600, 0, 1024, 768);

    @Test
    void aWindowStandsWhereItStood() {
        Rectangle bounds = new Rectangle(1650, 20, 800, 600);

        assertThat(Placing.inside(bounds, List.of(MAIN, PROJECTOR))).isEqualTo(bounds);
    }

    @Test
    void aWindowOnAScreenThatIsGoneComesToTheMainOne() {
        Rectangle bounds = new Rectangle(1650, 20, 800, 600);

        assertThat(Placing.inside(bounds, List.of(MAIN))).isEqualTo(new Rectangle(800, 30, 800, 600));
        assertThat(Placing.inside(new Rectangle(-5000, 20, 800, 600), List.of(MAIN, PROJECTOR)))
                .isEqualTo(new Rectangle(0, 30, 800, 600));
    }

    @Test
    void aWindowIsNoLargerThanItsScreen() {
        Rectangle bounds = new Rectangle(1700, 100, 1500, 1500);

        assertThat(Placing.inside(bounds, List.of(MAIN, PROJECTOR))).isEqualTo(PROJECTOR);
    }

    @Test
    void aWindowThatGrowsKeepsItsMiddleAndItsScreen() {
        assertThat(Placing.grown(new Rectangle(600, 400, 200, 100), 2, MAIN))
                .isEqualTo(new Rectangle(500, 350, 400, 200));
        assertThat(Placing.grown(new Rectangle(0, 400, 200, 100), 2, MAIN)).isEqualTo(new Rectangle(0, 350, 400, 200));
        assertThat(Placing.grown(new Rectangle(600, 400, 900, 800), 2, MAIN)).isEqualTo(MAIN);
    }

    @Test
    void aNewWindowIsInTheMiddle() {
        assertThat(Placing.centred(800, 600, PROJECTOR)).isEqualTo(new Rectangle(1712, 84, 800, 600));
    }
}
