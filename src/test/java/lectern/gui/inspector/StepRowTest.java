package lectern.gui.inspector;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Effect;
import lectern.game.Position;
import lectern.games.Games;
import lectern.gui.wording.Wording;
import lectern.text.Language;
import org.junit.jupiter.api.Test;

/** What the list of steps says of a push of two marbles. */
class StepRowTest {
    private final Wording wording = new Wording(Language.EN);
    private final List<Effect> effects = new ArrayList<>();

    StepRowTest() {
        Position position = Games.read("shiftago").read("xo5/7/7/7/7/7/7 x 20 20");
        position.play(position.readMove("l1"), effects::add);
    }

    private List<String> said(boolean open) {
        return StepRow.of(effects, step -> open).stream()
                .map(row -> wording.of(row.sentence()))
                .toList();
    }

    @Test
    void aClosedStepIsOneLineThatSaysHowManyPartsItHas() {
        assertThat(said(false))
                .containsExactly("1. X pushes a marble in from the left into row 1: it takes a1,"
                        + " and 2 marbles move one cell on. (3 parts)");
    }

    @Test
    void anOpenedStepHasItsPartsBelowIt() {
        assertThat(said(true))
                .hasSize(4)
                .element(1)
                .isEqualTo("1.1 O's marble is pushed from b1 to c1: the run moves up to the gap at c1.");
        assertThat(StepRow.of(effects, step -> true)).extracting(StepRow::end).containsExactly(3, 1, 2, 3);
    }
}
