package lectern.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import lectern.game.Game;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.games.Games;
import lectern.games.Players;
import lectern.search.Budget;
import lectern.search.Player;
import lectern.search.PlayerKind;
import lectern.search.SearchOptions;
import lectern.search.Thinking;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** Whole decisions of the report's hard level, whose original took 0.09 s for one: it has to be under 1 ms. */
@State(Scope.Thread)
public class ShiftagoHardBenchmark {
    private static final int POSITIONS = 200;

    private final List<Position> positions = new ArrayList<>();
    private final Player hard = hard(Games.read("shiftago"));

    private static Player hard(Game game) {
        PlayerKind kind = Players.find(game.kind(), "hard").orElseThrow();
        return kind.player(Players.judge(game, kind), SearchOptions.USUAL);
    }

    /** From all stages of random games. */
    @Setup
    public void setUp() {
        SplittableRandom random = new SplittableRandom(7);
        for (int seed = 0; positions.size() < POSITIONS; seed++) {
            Position position = Games.read("shiftago").start(seed).position();
            while (!position.isOver() && positions.size() < POSITIONS) {
                positions.add(position);
                position = position.play(position.move(random.nextInt(position.moveCount())), Narrator.SILENT);
            }
        }
    }

    @Benchmark
    public void decisionsOfShiftagoHard(CpuTime cpu, Blackhole hole) {
        cpu.start();
        for (Position position : positions) hole.consume(hard.decide(position, Thinking.within(Budget.USUAL)));
        cpu.stop(POSITIONS);
    }
}
