package lectern.gui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JLabel;
import javax.swing.JPopupMenu;
import lectern.game.Game;
import lectern.game.Start;
import lectern.games.Games;
import lectern.gui.OnEventThread;
import lectern.gui.desk.Desk;
import lectern.gui.wording.Wording;
import lectern.play.RecordHead;
import lectern.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What is said above the board is true of the board below it. */
@ExtendWith(OnEventThread.class)
class StateStripTest {
    private final Wording wording = new Wording(Language.EN);
    private Desk desk;
    private StateStrip strip;

    private void lay(String gameText, String position) {
        Game game = Games.read(gameText);
        desk = new Desk(Start.of(game.read(position), 1), RecordHead.EMPTY);
        strip = new StateStrip(desk, wording, seat -> new JPopupMenu());
    }

    @Test
    void theResultComesWithTheLastStepOfTheMoveThatBringsIt() {
        lay("infection", "7/7/3o3/7/2x4/7/7 x 0 1");
        desk.play(desk.position().readMove("c3c5"));
        assertThat(said("state.turn")).isEqualTo("Red won");
        assertThat(said("seat.first.counts")).isEqualTo("Microbes: 2");

        desk.stepTo(0);
        assertThat(said("state.turn")).isEqualTo("Move 1");
        assertThat(said("seat.first.counts")).isEqualTo("Microbes: 1");
    }

    @Test
    void theNumberOfAMoveIsItsOwnUntilItsLastStep() {
        lay("infection", "7/7/3oo2/7/2x4/7/7 x 0 1");
        desk.play(desk.position().readMove("c3c5"));
        assertThat(said("state.turn")).isEqualTo("Move 2");
        desk.stepTo(1);
        assertThat(said("state.turn")).isEqualTo("Move 1");
    }

    @Test
    void theOptionsInForceAreInViewAndFirstThoseThatAreNotAsUsual() {
        lay("pushee:chain=2,walls=off", "6/6/6/6/6/6 267323/862829/260262/482147/996481/163081 1 14 14");
        assertThat(said("state.options"))
                .isEqualTo("Tiers of pushes: 2   Walls at the edge: No   Board size: 6   Pieces each: 15"
                        + "   Pushed pieces turn: No");
    }

    @Test
    void anOptionWithoutALimitIsToldInAWord() {
        lay("pushee:chain=unlimited", "6/6/6/6/6/6 267323/862829/260262/482147/996481/163081 1 14 14");
        assertThat(said("state.options")).startsWith("Tiers of pushes: Unlimited   Board size: 6");
    }

    private String said(String name) {
        return labels(strip)
                .filter(label -> name.equals(label.getName()))
                .findFirst()
                .orElseThrow()
                .getText();
    }

    private static Stream<JLabel> labels(Container container) {
        return Stream.of(container.getComponents()).flatMap(StateStripTest::labelsOf);
    }

    private static Stream<JLabel> labelsOf(Component part) {
        if (part instanceof JLabel label) return Optional.of(label).stream();
        return part instanceof Container inner ? labels(inner) : Stream.empty();
    }
}
