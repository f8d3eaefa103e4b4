package lectern.gui.board;

import static org.assertj.core.api.Assertions.assertThat;

import lectern.picture.Marks;
import org.junit.jupiter.api.Test;

class DrawnMarksTest {
    @Test
    void fromOneCellToAnotherIsAnArrowAndOnOneCellIsACircle() {
        DrawnMarks drawn = DrawnMarks.NONE.toggled(3, 8, 0).toggled(5, 5, 2);
        assertThat(drawn.arrows()).containsExactly(new Marks.Arrow(3, 8, 0));
        assertThat(drawn.circles()).containsExactly(new Marks.Circle(5, 2));
    }

    @Test
    void drawingTheSameAgainTakesItAway() {
        assertThat(DrawnMarks.NONE.toggled(3, 8, 1).toggled(3, 8, 1)).isEqualTo(DrawnMarks.NONE);
        assertThat(DrawnMarks.NONE.toggled(4, 4, 1).toggled(4, 4, 1).isEmpty()).isTrue();
    }

    @Test
    void theWayBackAndAnotherColourAreOtherArrows() {
        DrawnMarks drawn = DrawnMarks.NONE.toggled(3, 8, 0).toggled(8, 3, 0).toggled(3, 8, 1);
        assertThat(drawn.arrows()).hasSize(3);
    }
}
