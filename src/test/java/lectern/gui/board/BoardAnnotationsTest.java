package lectern.gui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lectern.game.board.Cells;
import lectern.picture.Mark;
import org.junit.jupiter.api.Test;

class BoardAnnotationsTest {
    private static final List<Mark> GROUPS = List.of(new Mark(Mark.Kind.LIT, Cells.of(1)));
    private static final List<Mark> OTHERS = List.of(new Mark(Mark.Kind.LIT, Cells.of(2)));

    private final BoardAnnotations annotations = new BoardAnnotations();

    @Test
    void whatIsGlancedAtStandsInThePlaceOfWhatStays() {
        annotations.overlay(GROUPS);
        annotations.glance(OTHERS);
        assertThat(annotations.overlay()).isEqualTo(OTHERS);

        annotations.glance(List.of());
        assertThat(annotations.overlay()).isEqualTo(GROUPS);
    }
}
