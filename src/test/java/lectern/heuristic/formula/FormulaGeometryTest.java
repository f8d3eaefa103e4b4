package lectern.heuristic.formula;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import lectern.game.CellSet;
import lectern.game.Draws;
import lectern.game.Game;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.board.BoardShape;
import lectern.games.Games;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sets made of sets, on boards of one, two and three words, beside sets of cells that are worked out one by one. */
class FormulaGeometryTest {
    private static final int FORMULAS = 400;
    private static final int DEEPEST = 4;

    /** A set of cells and the formula that means it. */
    private record Meant(String text, Set<Integer> cells) {}

    private Draws draws;
    private Position position;
    private Seat side;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "infection",
                "shiftago",
                "syrtis",
                "syrtis:board=minor",
                "pushee:size=6",
                "pushee:size=8",
                "pushee:size=9",
                "catsdogs:size=4",
                "catsdogs:size=8",
                "catsdogs:size=9",
                "catsdogs:size=11",
                "catsdogs:size=12"
            })
    void formulasFindTheSameCells(String text) {
        Game game = Games.read(text);
        draws = Draws.of(1, "formulas of " + text);
        for (int number = 0; number < FORMULAS; number++) {
            position = position(game, number);
            side = draws.from(List.of(Seat.values()));
            Meant meant = made(DEEPEST);
            Formula formula = Formula.number("count(" + meant.text + ") + 1000 * sum(" + meant.text + ")", game.kind());
            double points = meant.cells.stream()
                    .mapToInt(cell -> game.kind().points(position, cell))
                    .sum();

            assertThat(formula.value(position, side))
                    .as("%s in %s for %s", meant.text, position.text(), side)
                    .isEqualTo(meant.cells.size() + 1000 * points);
            assertThat(formula.light(position, side).all().stream().boxed().collect(Collectors.toSet()))
                    .as(meant.text)
                    .isEqualTo(meant.cells);
        }
    }

    private Position position(Game game, int seed) {
        Position reached = game.start(seed).position();
        for (int left = draws.below(30); left > 0 && !reached.isOver(); left--)
            reached = reached.play(draws.from(reached.moves()), Narrator.SILENT);
        return reached;
    }

    private Meant made(int deepest) {
        if (deepest == 0) return plain();
        return switch (draws.below(7)) {
            case 0 -> touching("near", made(deepest - 1), (across, down) -> true);
            case 1 -> touching("beside", made(deepest - 1), (across, down) -> across + down == 1);
            case 2, 3 -> joined("&", made(deepest - 1), made(deepest - 1));
            case 4 -> joined("|", made(deepest - 1), made(deepest - 1));
            case 5 -> joined("-", made(deepest - 1), made(deepest - 1));
            default -> plain();
        };
    }

    private Meant plain() {
        BoardShape board = position.game().board();
        CellSet set = draws.from(position.game().kind().cellSets());
        String letter = board.label(draws.below(board.cells())).substring(0, 1);
        String row = board.label(draws.below(board.cells())).substring(1);
        int columns = board.columns() - 1;
        int rows = board.rows() - 1;
        return switch (draws.below(8)) {
            case 0 -> meant("board", cell -> !isIn("blocked", cell));
            case 1 -> meant("edge", cell -> board.column(cell) % columns == 0 || board.row(cell) % rows == 0);
            case 2 -> meant("corners", cell -> board.column(cell) % columns == 0 && board.row(cell) % rows == 0);
            case 3 ->
                meant(
                        "centre",
                        cell -> Math.abs(2 * board.column(cell) - columns) < 2
                                && Math.abs(2 * board.row(cell) - rows) < 2);
            case 4 ->
                meant("row(" + row + ")", cell -> board.label(cell).substring(1).equals(row));
            case 5 ->
                meant("column(\"" + letter + "\")", cell -> board.label(cell).startsWith(letter));
            default -> meant(set.key(), cell -> isIn(set.key(), cell));
        };
    }

    private Meant meant(String text, IntPredicate has) {
        int cells = position.game().board().cells();
        return new Meant(
                text, IntStream.range(0, cells).filter(has).boxed().collect(Collectors.toCollection(TreeSet::new)));
    }

    private boolean isIn(String key, int cell) {
        CellSet named = position.game().kind().cellSets().stream()
                .filter(set -> set.key().equals(key))
                .findFirst()
                .orElseThrow();
        return ((named.word(position, side, cell / 64) >> (cell % 64)) & 1) == 1;
    }

    private Meant touching(String function, Meant set, BiPredicate<Integer, Integer> touch) {
        BoardShape board = position.game().board();
        return meant(
                function + "(" + set.text + ")",
                cell -> set.cells.stream().anyMatch(other -> {
                    int across = Math.abs(board.column(cell) - board.column(other));
                    int down = Math.abs(board.row(cell) - board.row(other));
                    return across <= 1 && down <= 1 && other != cell && touch.test(across, down);
                }));
    }

    private static Meant joined(String operator, Meant left, Meant right) {
        Set<Integer> cells = new TreeSet<>(left.cells);
        switch (operator) {
            case "&" -> cells.retainAll(right.cells);
            case "|" -> cells.addAll(right.cells);
            default -> cells.removeAll(right.cells);
        }
        return new Meant("(" + left.text + " " + operator + " " + right.text + ")", cells);
    }
}
