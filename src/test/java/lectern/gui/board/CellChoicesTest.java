package lectern.gui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.event.MouseEvent;
import java.util.Arrays;
import javax.swing.JButton;
import lectern.game.Handle;
import lectern.game.Start;
import lectern.games.Games;
import lectern.gui.OnEventThread;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.wording.Wording;
import lectern.play.RecordHead;
import lectern.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** How a piece lies is chosen where it is put. */
@ExtendWith(OnEventThread.class)
class CellChoicesTest {
    private static final String PUSH = "6/1V4/2h3/3V2/6/6 267323/862829/260262/482147/996481/163081 2 13 14";

    private final Desk desk = new Desk(Start.of(Games.read("pushee").read(PUSH), 1), RecordHead.EMPTY);
    private final BoardAim aim = new BoardAim(desk);
    private final BoardView board = new BoardView(desk, aim);
    private final CellChoices choices = new CellChoices(board, desk, aim, new Wording(Language.PT));

    CellChoicesTest() {
        board.add(choices);
        board.setSize(400, 400);
    }

    private void pick(String label) {
        aim.pick(new Handle.Cell(desk.game().board().cell(label)));
    }

    private JButton button(String word) {
        return Arrays.stream(choices.getComponents())
                .filter(button -> ("cell-choice." + word).equals(button.getName()))
                .map(JButton.class::cast)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theyStandAtThePickedCellAndDoNotCoverIt() {
        assertThat(choices.isVisible()).isFalse();
        for (String label : new String[] {"e4", "a1", "f6"}) {
            pick(label);
            assertThat(choices.isVisible()).isTrue();
            var cell = board.bounds(aim.pointing().picked().get(0)).getBounds();
            assertThat(choices.getBounds().intersects(cell)).as(label).isFalse();
            cell.grow(2, 2);
            assertThat(choices.getBounds().intersects(cell)).as(label).isTrue();
            assertThat(board.getBounds().contains(choices.getBounds()))
                    .as(label)
                    .isTrue();
        }
    }

    @Test
    void pointingAtOneShowsWhatTheMoveWouldDoAndClickingMakesIt() {
        pick("e4");
        Component lying = button("h");
        lying.dispatchEvent(new MouseEvent(lying, MouseEvent.MOUSE_ENTERED, 0, 0, 1, 1, 0, false));
        assertThat(aim.previewed().orElseThrow().text()).isEqualTo("he4");
        button("v").doClick();
        assertThat(desk.match().current().orElseThrow().move().text()).isEqualTo("ve4");
        assertThat(choices.isVisible()).isFalse();
    }

    @Test
    void whoLetsGoOfTheCellSeesThemNoMore() {
        pick("e4");
        aim.back();
        assertThat(choices.isVisible()).isFalse();
    }
}
