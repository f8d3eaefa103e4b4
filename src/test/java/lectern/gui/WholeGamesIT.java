package lectern.gui;

import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Optional;
import lectern.game.Handle;
import lectern.game.board.BoardShape;
import lectern.gui.robot.NotUnderCacio;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.Waiting;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games from their first move to their last, made by hand, and what the window says at the end. */
@RobotTest
class WholeGamesIT {
    private Journey journey;

    @BeforeEach
    void open() {
        journey = Journey.begin();
    }

    @AfterEach
    void close() {
        journey.close();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            shiftago | 1195 | l5 d6 l1 u1 l3 l7 l6 r3 l4 | X won | X wins with 5 in a row after its own move, from a2 to a6.
            syrtis | 1050 | d7 c1 a3 b6 white c1>b1 | Black won | Black wins with a complete island: all black tiles are connected.
            pushee:pieces=5 | 1 | vc1 hb3 hd6 vb5 hf3 hd5 ha3 hf2 he1 hd4 | Player 2 won | All pieces are placed: 22 points for Player 1, 34 for Player 2.
            catsdogs:size=4 | 1749 | d4 c1 d2 c3 a1 | Dogs won | Neither side can place a pet any more: 2 cats are on the board, and 3 dogs.
            infection | 299 | g7e7 g1g3 a1c3 g3e5 d4 a7a5 d4b6 | Red won | One side has no microbe left: 5 red, 0 blue.
            """)
    void areWonByMouse(String game, long seed, String moves, String result, String reason) {
        journey.with(game, seed);
        for (String move : moves.split(" ", -1)) journey.playByMouse(move);
        journey.untilSaid("state.turn", result);
        journey.untilSaid("prompt", reason);
    }

    @Test
    @NotUnderCacio
    void canBeWonWithoutAMouse() {
        Waiting.until("the board has the focus from the beginning", journey.board()::isFocusOwner);
        journey.with("pushee:pieces=2", 1);
        journey.pointAway();
        Keys keys = new Keys(journey);
        keys.pick(journey.cell("a1"));
        keys.letGo();
        for (String move : List.of("vc1", "hb3", "hd6", "vb5")) keys.play(move);
        journey.untilSaid("state.turn", "Player 2 won");
    }

    /** Walks over the board with the arrow keys. */
    private static final class Keys {
        private final Journey journey;
        private final BoardShape board;
        private Optional<Integer> cursor = Optional.empty();

        Keys(Journey journey) {
            this.journey = journey;
            board = journey.desk().game().board();
        }

        void play(String move) {
            int ply = Waiting.onEventThread(() -> journey.desk().match().ply());
            List<Handle> way = journey.way(move);
            for (Handle handle : way) {
                if (handle instanceof Handle.Choice choice) {
                    journey.press(
                            KeyEvent.getExtendedKeyCodeForChar(choice.word().charAt(0)));
                } else pick(handle);
                if (!handle.equals(way.get(way.size() - 1))) {
                    Waiting.until(
                            move + " is begun",
                            () -> journey.aim().pointing().picked().contains(handle));
                }
            }
            journey.untilPlayed(move, ply + 1);
        }

        void pick(Handle handle) {
            int target = ((Handle.Cell) handle).cell();
            if (cursor.isEmpty()) step(KeyEvent.VK_RIGHT, board.at(board.columns() / 2, board.rows() / 2));
            while (column() < board.column(target)) step(KeyEvent.VK_RIGHT, board.at(column() + 1, row()));
            while (column() > board.column(target)) step(KeyEvent.VK_LEFT, board.at(column() - 1, row()));
            while (row() < board.row(target)) step(KeyEvent.VK_DOWN, board.at(column(), row() + 1));
            while (row() > board.row(target)) step(KeyEvent.VK_UP, board.at(column(), row() - 1));
            journey.press(KeyEvent.VK_ENTER);
        }

        void letGo() {
            Waiting.until(
                    "something is picked",
                    () -> !journey.aim().pointing().picked().isEmpty());
            journey.press(KeyEvent.VK_ESCAPE);
            Waiting.until(
                    "nothing is picked", () -> journey.aim().pointing().picked().isEmpty());
        }

        private void step(int key, int expected) {
            journey.press(key);
            cursor = Optional.of(expected);
            Waiting.until(
                    "the cursor moves",
                    Optional.of(new Handle.Cell(expected)),
                    () -> journey.aim().pointing().hovered());
        }

        private int column() {
            return board.column(cursor.orElseThrow());
        }

        private int row() {
            return board.row(cursor.orElseThrow());
        }
    }
}
