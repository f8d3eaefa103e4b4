package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javax.swing.JSpinner;
import javax.swing.JTable;
import javax.swing.text.JTextComponent;
import lectern.game.Move;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.Waiting;
import lectern.play.Match;
import lectern.play.Turn;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A game is reviewed: a mistake is found, the better play is followed, and the mistake is tried again. */
@RobotTest
class ReviewIT {
    private static final String MISTAKE = "a1c3";

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
    void aMistakeIsFoundTheBetterPlayIsFollowedAndTheMistakeIsTriedAgain() {
        journey.with("infection", 1);
        for (String move : List.of("g7f7", "g1f1", MISTAKE, "a7a6")) play(move);
        List<Turn> played = turns();
        journey.choose("menu.play", "act.review");
        JTable table = journey.await("reviewed.table", JTable.class);
        Waiting.until("every move was reviewed", 4, table::getRowCount);
        Waiting.onEventThread(() -> {
            journey.find("reviewed.mistake", JSpinner.class).setValue(5);
            return journey;
        });

        journey.click("reviewed.marked");
        Waiting.until("only mistakes are listed", () -> rowOf(table, MISTAKE) >= 0 && table.getRowCount() < 4);
        int row = rowOf(table, MISTAKE);
        String better = Waiting.onEventThread(() -> (String) table.getValueAt(row, 3));
        Waiting.onEventThread(() -> {
            table.setRowSelectionInterval(row, row);
            return table;
        });
        Waiting.until("the board is there", 3, () -> journey.desk().match().ply());
        journey.untilTold("reviewed.verdict", MISTAKE);
        journey.untilTold("reviewed.verdict", better);

        journey.click("reviewed.line.1");
        Waiting.until(
                "the board shows the better move",
                List.of(better),
                () -> journey.desk().lookahead().stream()
                        .flatMap(ahead -> ahead.line().stream().limit(ahead.at()))
                        .map(Move::text)
                        .toList());

        journey.click("reviewed.try");
        Waiting.until(
                "the board stands before the mistake",
                2,
                () -> journey.desk().match().ply());
        answer(MISTAKE);
        Waiting.until("it is judged", () -> said("reviewed.verdict").startsWith(MISTAKE + " gives away"));
        Waiting.until(
                "the answer to it is played out",
                () -> journey.desk()
                        .lookahead()
                        .filter(ahead ->
                                ahead.at() > 1 && ahead.at() == ahead.line().size())
                        .isPresent());

        journey.click("reviewed.try-another");
        Waiting.until(
                "the board is free again", () -> journey.desk().lookahead().isEmpty());
        answer(better);
        journey.untilSaid("reviewed.verdict", better + ": no better move was found.");

        journey.click("reviewed.try-leave");
        Waiting.until("the game is back", 3, () -> journey.desk().match().ply());
        assertThat(turns()).isEqualTo(played);
    }

    private void play(String move) {
        Waiting.onEventThread(() -> {
            journey.desk().play(journey.desk().position().readMove(move));
            return journey;
        });
    }

    private void answer(String move) {
        journey.way(move).forEach(journey::click);
    }

    private List<Turn> turns() {
        return Waiting.onEventThread(() -> {
            Match match = journey.desk().match();
            return match.turns();
        });
    }

    private static int rowOf(JTable table, String move) {
        return Waiting.onEventThread(() -> {
            for (int row = 0; row < table.getRowCount(); row++) {
                if (table.getValueAt(row, 2).toString().startsWith(move)) return row;
            }
            return -1;
        });
    }

    private String said(String name) {
        return Waiting.onEventThread(
                () -> journey.find(name, JTextComponent.class).getText());
    }
}
