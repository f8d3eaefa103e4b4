package lectern.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import lectern.game.CellSet;
import lectern.game.Game;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.heuristic.formula.Formula;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A formula of own, enemy and empty cells, whose sets are handed out each time, beside the same written in Java. */
@State(Scope.Thread)
public class FormulaBenchmark {
    private static final int POSITIONS = 1_000;
    private static final String TEXT = "count(own & near(vacant)) - 0.5 * count(enemy & edge)";

    private static final Game SMALL = Games.read("infection");
    private static final Game LARGE = Games.read("catsdogs:size=12");

    /** The rows of seven cells, without their last one and without their first. */
    private static final long NOT_LAST = 0b0111111_0111111_0111111_0111111_0111111_0111111_0111111L;

    private static final long NOT_FIRST = NOT_LAST << 1;
    private static final long EDGE = 0b1111111_1000001_1000001_1000001_1000001_1000001_1111111L;

    private final List<Position> small = positions(SMALL);
    private final List<Position> large = positions(LARGE);
    private final Formula ofSmall = Formula.number(TEXT, SMALL.kind());
    private final Formula ofLarge = Formula.number(TEXT, LARGE.kind());
    private final CellSet own = SMALL.kind().cellSets().get(0);
    private final CellSet enemy = SMALL.kind().cellSets().get(1);
    private final CellSet vacant = SMALL.kind().cellSets().get(2);

    /** Infection: 49 cells, one word. */
    @Benchmark
    public double formulaOfOneWord(CpuTime cpu) {
        return sum(cpu, small, position -> ofSmall.value(position, Seat.FIRST));
    }

    /** Cats and Dogs at its largest: 144 cells, three words. */
    @Benchmark
    public double formulaOfThreeWords(CpuTime cpu) {
        return sum(cpu, large, position -> ofLarge.value(position, Seat.FIRST));
    }

    @Benchmark
    public double javaOfOneWord(CpuTime cpu) {
        return sum(cpu, small, this::byHand);
    }

    private double byHand(Position position) {
        long cells = vacant.word(position, Seat.FIRST, 0);
        long aside = ((cells & NOT_LAST) << 1) | ((cells & NOT_FIRST) >>> 1);
        long rows = cells | aside;
        long touched = aside | (rows << 7) | (rows >>> 7);
        return Long.bitCount(own.word(position, Seat.FIRST, 0) & touched)
                - 0.5 * Long.bitCount(enemy.word(position, Seat.FIRST, 0) & EDGE);
    }

    private static double sum(CpuTime cpu, List<Position> positions, ToDoubleFunction<Position> value) {
        cpu.start();
        double sum = 0;
        for (Position position : positions) sum += value.applyAsDouble(position);
        cpu.stop(positions.size());
        return sum;
    }

    private static List<Position> positions(Game game) {
        List<Position> positions = new ArrayList<>();
        SplittableRandom random = new SplittableRandom(7);
        for (int seed = 0; positions.size() < POSITIONS; seed++) {
            Position position = game.start(seed).position();
            while (!position.isOver() && positions.size() < POSITIONS) {
                positions.add(position);
                position = position.play(position.move(random.nextInt(position.moveCount())), Narrator.SILENT);
            }
        }
        return positions;
    }
}
