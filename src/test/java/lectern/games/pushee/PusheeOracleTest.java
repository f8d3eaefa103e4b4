package lectern.games.pushee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lectern.game.Draws;
import lectern.game.Game;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.games.Games;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The game against {@link PushOracle}, on boards drawn at random, for every combination of options. */
class PusheeOracleTest {
    private static final int BOARDS = 60;

    /** More than a range offers, and all the tiers that these boards lead to. */
    private static final int ENDLESS = 10;

    record Rules(int size, int chain, boolean walls, boolean turn) {
        String gameText() {
            return "pushee:size=" + size + ",chain=" + (chain == ENDLESS ? "unlimited" : chain) + ",walls="
                    + (walls ? "on" : "off") + ",turn=" + (turn ? "on" : "off");
        }
    }

    static Stream<Rules> combinations() {
        List<Rules> all = new ArrayList<>();
        for (int size = 6; size <= 9; size++) {
            for (int chain = 0; chain <= ENDLESS; chain++) {
                for (boolean walls : new boolean[] {true, false}) {
                    for (boolean turn : new boolean[] {true, false}) all.add(new Rules(size, chain, walls, turn));
                }
            }
        }
        return all.stream();
    }

    @ParameterizedTest
    @MethodSource("combinations")
    void everyMoveLeadsWhereTheProseSays(Rules rules) {
        Game game = Games.read(rules.gameText());
        Draws draws = Draws.of(4711, rules.gameText());
        for (int i = 0; i < BOARDS; i++) {
            char[][] board = drawn(rules.size, draws);
            String values = values(rules.size, draws);
            boolean second = draws.chance(50);
            Position before = game.read(text(board, values, second, 9, 9));
            if (before.isOver()) continue;

            int column = draws.below(rules.size);
            int row = draws.below(rules.size);
            while (board[column][row] != 0) {
                column = draws.below(rules.size);
                row = draws.below(rules.size);
            }
            boolean vertical = draws.chance(50);
            String move = (vertical ? "v" : "h") + (char) ('a' + column) + (row + 1);
            char piece = (second ? vertical ? "v" : "h" : vertical ? "V" : "H").charAt(0);
            new PushOracle(board, rules.chain == ENDLESS ? 81 : rules.chain, rules.walls, rules.turn)
                    .place(column, row, piece);

            String expected = text(board, values, !second, second ? 9 : 8, second ? 8 : 9);
            Position after = before.play(before.readMove(move), Narrator.SILENT);
            assertThat(after.text()).as("%s %s", before, move).isEqualTo(expected);
        }
    }

    private static char[][] drawn(int size, Draws draws) {
        char[][] board = new char[size][size];
        int density = 10 + draws.below(80);
        for (char[] column : board) {
            for (int row = 0; row < size; row++) {
                if (draws.chance(density)) column[row] = "HVhv".charAt(draws.below(4));
            }
        }
        return board;
    }

    private static String values(int size, Draws draws) {
        StringBuilder values = new StringBuilder();
        for (int row = 0; row < size; row++) {
            if (row > 0) values.append('/');
            for (int column = 0; column < size; column++) values.append(draws.below(10));
        }
        return values.toString();
    }

    private static String text(char[][] board, String values, boolean second, int firstLeft, int secondLeft) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < board.length; row++) {
            if (row > 0) text.append('/');
            int empty = 0;
            for (char[] column : board) {
                if (column[row] == 0) {
                    empty++;
                    continue;
                }
                if (empty > 0) text.append(empty);
                empty = 0;
                text.append(column[row]);
            }
            if (empty > 0) text.append(empty);
        }
        return text + " " + values + (second ? " 2 " : " 1 ") + firstLeft + " " + secondLeft;
    }
}
