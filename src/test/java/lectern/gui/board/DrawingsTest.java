package lectern.gui.board;

import static org.assertj.core.api.Assertions.assertThat;

import lectern.picture.Marks;
import org.junit.jupiter.api.Test;

class DrawingsTest {
    @Test
    void fromOneCellToAnotherIsAnArrowAndOnOneCellIsACircle() {
        Drawings drawn = Drawings.NONE.toggled(3, 8, 0).toggled(5, 5, 2);
        assertThat(drawn.arrows()).containsExactly(new Marks.Arrow(3, 8, 0));
        assertThat(drawn.circles()).containsExactly(new Marks.Circle(5, 2));
    }

    @Test
    void drawingTheSameAgainTakesItAway() {
        assertThat(Drawings.NONE.toggled(3, 8, 1).toggled(3, 8, 1)).isEqualTo(Drawings.NONE);
        assertThat(Drawings.NONE.toggled(4, 4, 1).toggled(4, 4, 1).isEmpty()).isTrue();
    }

    @Test
    void theWayBackAndAnotherColourAreOtherArrows() {
        Drawings drawn = Drawings.NONE.toggled(3, 8, 0).toggled(8, 3, 0).toggled(3, 8, 1);
        assertThat(drawn.arrows()).hasSize(3);
    }
}
