package lectern.heuristic.formula;

import java.util.stream.IntStream;
import lectern.game.CellSet;
import lectern.game.Criterion;
import lectern.game.GameKind;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.board.Cells;

/** Gathers the cells that a number comes from in one position. */
final class Lamp {
    private final Grid grid;
    private final Position position;
    private final Seat side;
    private final long[] lit;

    Lamp(Grid grid, Position position, Seat side) {
        this.grid = grid;
        this.position = position;
        this.side = side;
        lit = new long[grid.words()];
    }

    boolean holds(ConditionExpression condition) {
        return condition.on(grid).holds(position, side);
    }

    void shineOn(SetExpression set) {
        long[] cells = set.words(grid, position, side);
        for (int word = 0; word < lit.length; word++) lit[word] |= cells[word];
    }

    void shineOn(Criterion criterion) {
        for (int cell : criterion.cells(position, side)) lit[cell / Long.SIZE] |= 1L << cell;
    }

    /** What was lit, by what the game says stands there. */
    LitCells light(GameKind game) {
        long[] own = new long[lit.length];
        long[] enemy = new long[lit.length];
        long[] others = new long[lit.length];
        for (int word = 0; word < lit.length; word++) {
            own[word] = lit[word] & held(game, KnownWords.OWN, word);
            enemy[word] = lit[word] & held(game, KnownWords.ENEMY, word) & ~own[word];
            others[word] = lit[word] & ~own[word] & ~enemy[word];
        }
        return new LitCells(cells(own), cells(enemy), cells(others));
    }

    private long held(GameKind game, String key, int word) {
        for (CellSet set : game.cellSets()) {
            if (set.key().equals(key)) return set.word(position, side, word);
        }
        return 0;
    }

    private static Cells cells(long[] words) {
        return Cells.of(IntStream.range(0, words.length * Long.SIZE)
                .filter(cell -> ((words[cell / Long.SIZE] >>> cell) & 1) != 0));
    }
}
