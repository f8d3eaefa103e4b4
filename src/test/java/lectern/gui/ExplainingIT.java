package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.swing.JTable;
import lectern.game.Effect;
import lectern.game.Handle;
import lectern.gui.chart.ChartPlaces;
import lectern.gui.robot.MovedPointer;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.Waiting;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What the window says of moves: of those that cannot be, of what one does step by step, and of all that can be. */
@RobotTest
class ExplainingIT {
    private static final String TOO_FAR =
            "d4 is too far from g7: a clone reaches the neighbouring cells, a jump those two cells away.";

    private Journey journey;

    @BeforeEach
    void open() {
        journey = Journey.begin();
        journey.with("infection", 1);
    }

    @AfterEach
    void close() {
        journey.close();
    }

    @Test
    void anIllegalClickIsAnsweredByTheRuleAndItsCells() {
        Handle piece = journey.cell("g7");
        Handle target = journey.cell("d4");
        journey.click(piece);
        Waiting.until(
                "a piece is picked",
                List.of(piece),
                () -> journey.aim().pointing().picked());
        journey.pointAway();
        Painted before = journey.painted();

        journey.click(target);
        journey.untilSaid("prompt", TOO_FAR);
        journey.pointAway();
        for (Handle proof : List.of(piece, target)) {
            Waiting.until(
                    "the proof is seen", () -> !look(journey.painted(), proof).equals(look(before, proof)));
        }
        Handle elsewhere = journey.cell("b4");
        assertThat(look(journey.painted(), elsewhere)).isEqualTo(look(before, elsewhere));
        assertThat(Waiting.onEventThread(() -> journey.desk().match().ply())).isZero();
    }

    private Painted look(Painted board, Handle handle) {
        return board.part(journey.bounds(handle));
    }

    @Test
    void aChainPushIsSteppedThroughForwardAndBack() {
        journey.with("pushee", "6/1V4/2h3/3V2/6/6 267323/862829/260262/482147/996481/163081 2 13 14");
        journey.playByMouse("he4");
        List<Effect> effects =
                Waiting.onEventThread(() -> journey.desk().steps().effects());
        int steps = effects.size();
        assertThat(steps).isGreaterThan(3);
        journey.click("move.FIRST_STEP");

        List<Painted> forward = new ArrayList<>(List.of(at(0)));
        for (int step = 1; step <= steps; step++) {
            journey.click("move.NEXT_STEP");
            forward.add(at(step));
            if (!effects.get(step - 1).changes().isEmpty()) {
                assertThat(forward.get(step)).as("step %s is seen", step).isNotEqualTo(forward.get(step - 1));
            }
        }
        for (int step = steps - 1; step >= 0; step--) {
            journey.click("move.PREVIOUS_STEP");
            assertThat(at(step)).as("the board before step %s", step + 1).isEqualTo(forward.get(step));
        }
    }

    /** The board after a step, once nothing moves on it any more. */
    private Painted at(int step) {
        Waiting.until(
                "step " + step + " is shown", step, () -> journey.desk().steps().at());
        Waiting.until("nothing glides", () -> journey.board().scene().motions().isEmpty());
        return journey.painted();
    }

    @Test
    void aClickOnTheChartLeadsToItsMove() {
        List<String> moves = List.of("f6", "b6", "b2", "f2", "c3");
        moves.forEach(journey::playByMouse);
        Component chart = journey.await("chart.canvas", Component.class);
        Waiting.until(
                "the chart tells of all moves",
                () -> place(chart, moves.size(), moves).isPresent());
        for (int ply : List.of(2, 4)) {
            Waiting.until(
                    "the chart tells of move " + ply,
                    () -> place(chart, ply, moves).isPresent());
            journey.robot()
                    .click(
                            chart,
                            Waiting.onEventThread(() -> place(chart, ply, moves))
                                    .orElseThrow());
            Waiting.until(
                    "the clicked move is shown",
                    ply,
                    () -> journey.desk().match().ply());
            journey.untilSaid("state.turn", "Move " + (ply + 1));
        }
    }

    /** Red has more microbes at first, and is proven to lose. */
    @Test
    void aClickOnAFlagLeadsToThePositionThatTheValuesMisjudge() {
        journey.with("infection", "ooooooo/ooooooo/ooooooo/oo1ooxx/ooxxoox/xxxxxxx/xxxxxxx x 2 51");
        for (String move : List.of("c2c4", "e4c2")) journey.playByMouse(move);
        Component chart = journey.await("chart.canvas", Component.class);
        String wrong = journey.panel().wording().of("chart.truth.wrong");
        Waiting.until(
                "the flag is there", () -> ChartPlaces.flag(chart, 0, wrong).isPresent());
        journey.robot()
                .click(
                        chart,
                        Waiting.onEventThread(() -> ChartPlaces.flag(chart, 0, wrong))
                                .orElseThrow());
        Waiting.until("its position is shown", 0, () -> journey.desk().match().ply());
    }

    @Test
    void theChartFollowsIntoAGameOfAnotherKind() {
        journey.playByMouse("f6");
        Component chart = journey.await("chart.canvas", Component.class);
        Waiting.until(
                "the chart tells of the first game",
                () -> place(chart, 1, List.of("f6")).isPresent());
        journey.with("shiftago", 1);
        journey.playByMouse("l5");
        // A board with push arrows needs more room, and the chart is the first to give way.
        journey.layOut();
        if (!Waiting.onEventThread(chart::isShowing)) journey.choose("menu.view", "act.show-chart");
        Waiting.until(
                "the chart tells of the second game",
                () -> place(chart, 1, List.of("l5")).isPresent());
    }

    @Test
    void whatIsConnectedIsOnTheBoardWhileItsPaneIsOpen() {
        journey.with("infection", 1);
        journey.pointAway();
        Painted plain = journey.painted();
        journey.openTab("Connectivity");
        Waiting.until("the groups are seen", () -> !journey.painted().equals(plain));
        journey.openTab("This move");
        Waiting.until("the board is plain again", () -> journey.painted().equals(plain));
    }

    private static Optional<Point> place(Component chart, int ply, List<String> moves) {
        return ChartPlaces.of(chart, ply, moves.get(ply - 1));
    }

    @Test
    void aTypedMoveIsPlayedOrItsFaultIsNamed() {
        journey.type("move-field", "f6");
        journey.untilPlayed("f6", 1);
        journey.type("move-field", "d4");
        journey.untilSaid("prompt", "Blue has no microbe next to d4, so none can clone onto it.");
    }

    @Test
    void theTableOfMovesPreviewsPlaysAndAnswers() {
        journey.openTab("Valid moves");
        journey.type("moves.why", "g7d4");
        journey.untilSaid("moves.answer", TOO_FAR);

        JTable table = journey.await("moves.table", JTable.class);
        Waiting.until("the moves are listed", () -> rowOf(table, "f6").isPresent());
        journey.pointAway();
        Painted before = journey.painted();
        MovedPointer.at(journey.robot(), table, place(table, "f6"));
        Waiting.until(
                "f6 is previewed",
                Optional.of("f6"),
                () -> journey.aim().previewed().map(move -> move.text()));
        Handle target = journey.cell("f6");
        Waiting.until(
                "the board shows it", () -> !look(journey.painted(), target).equals(look(before, target)));

        journey.robot().click(table, place(table, "f6"), org.assertj.swing.core.MouseButton.LEFT_BUTTON, 2);
        journey.untilPlayed("f6", 1);
    }

    private static Optional<Integer> rowOf(JTable table, String move) {
        return IntStream.range(0, table.getRowCount())
                .filter(row -> table.getValueAt(row, 0).equals(move))
                .boxed()
                .findFirst();
    }

    /** The middle of a move's cell, scrolled to where it can be seen. */
    private static Point place(JTable table, String move) {
        return Waiting.onEventThread(() -> {
            Rectangle cell = table.getCellRect(rowOf(table, move).orElseThrow(), 0, false);
            table.scrollRectToVisible(cell);
            return new Point((int) cell.getCenterX(), (int) cell.getCenterY());
        });
    }
}
