package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JTable;
import lectern.game.Move;
import lectern.game.Position;
import lectern.gui.desk.Lookahead;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.Waiting;
import lectern.search.Candidate;
import lectern.search.Decision;
import lectern.search.trace.Bound;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A player's decision is questioned: why not this move? And two heuristics are compared on the game that was played. */
@RobotTest
class WhyNotIT {
    private Journey journey;

    @BeforeEach
    void open() {
        journey = Journey.begin();
    }

    @AfterEach
    void close() {
        journey.close();
    }

    @Test
    void anotherMoveIsSetBesideTheChosenOneWorkedOutAndFollowedOnTheBoard() {
        journey.with("infection", 1);
        journey.seatSecond("search:depth=3");
        journey.playByMouse("f6");
        Waiting.until("the computer answers", 2, () -> journey.desk().match().ply());
        Decision decision = Waiting.onEventThread(
                () -> journey.desk().match().current().orElseThrow().decision().orElseThrow());

        journey.openTab("Decision");
        JTable table = journey.await("candidates.table", JTable.class);
        Waiting.until("the candidates are listed", () -> table.getRowCount() > 2);
        String other = Waiting.onEventThread(() -> {
            table.setRowSelectionInterval(2, 2);
            return (String) table.getValueAt(2, 0);
        });
        assertThat(other).isNotEqualTo(decision.move().text());
        journey.click("candidates.why");
        journey.untilTold("whynot.answer", other);
        journey.untilTold("whynot.answer", decision.move().text());

        journey.click("whynot.exact");
        Waiting.until("its score is exact", Bound.EXACT, () -> compared().bound());
        assertThat(compared().move().text()).isEqualTo(other);
        journey.untilTold("whynot.basis", "At the ends of the two expected plays");

        List<Move> line = compared().line();
        for (int shown = 1; shown <= line.size(); shown++) {
            journey.click("whynot.other-line." + shown);
            Lookahead expected = Lookahead.of(root(), line, shown);
            Waiting.until(
                    "the board shows move " + shown,
                    Optional.of(expected.position()),
                    () -> journey.desk().lookahead().map(Lookahead::position));
        }
        journey.click("whynot.chosen-line.1");
        Waiting.until(
                "the board shows the chosen move",
                Optional.of(decision.move()),
                () -> journey.desk().lookahead().map(ahead -> ahead.line().get(0)));
        assertThat(Waiting.onEventThread(() -> journey.desk().match().ply())).isEqualTo(2);
    }

    @Test
    void aHeuristicIsComparedOnTheGameAndTheBoardGoesWhereTheyDiffer() {
        journey.with("infection", 1);
        for (String move : new String[] {"f6", "b6", "e5", "c5"}) journey.playByMouse(move);
        journey.openTab("Lab");
        journey.choose("lab.open", "lab.begin-empty");
        Waiting.until(
                "the heuristic is empty",
                () -> journey.panel().lab().heuristic().terms().isEmpty());
        journey.choose("lab.actions", "lab.compare");
        JTable differing = journey.await("comparison.differing", JTable.class);
        Waiting.until("something differs", () -> differing.getRowCount() > 0);
        List<String> first = Waiting.onEventThread(() -> {
            differing.setRowSelectionInterval(0, 0);
            return List.of((String) differing.getValueAt(0, 0), (String) differing.getValueAt(0, 1));
        });
        int ply = Integer.parseInt(first.get(0));
        Waiting.until("the board is there", ply, () -> journey.desk().match().mainPly());
        journey.untilTold("comparison.why", first.get(1));
        journey.click("comparison.back");
        journey.await("lab.actions", JComponent.class);
    }

    private Position root() {
        return Waiting.onEventThread(
                () -> journey.desk().opinion().orElseThrow().position());
    }

    private Candidate compared() {
        return Waiting.onEventThread(
                () -> (Candidate) journey.find("whynot.other", JComboBox.class).getSelectedItem());
    }
}
