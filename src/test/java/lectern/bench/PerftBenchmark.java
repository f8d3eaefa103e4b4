package lectern.bench;

import lectern.game.Perft;
import lectern.game.Position;
import lectern.games.Games;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Ataxx perft from the start position, counted in bulk at the leaves, through the generic interface. */
@State(Scope.Thread)
public class PerftBenchmark {
    private final Position start = Games.read("infection:rules=ataxx").start(0).position();

    @Benchmark
    public long ataxxToDepthSix(CpuTime cpu) {
        cpu.start();
        long nodes = Perft.count(start, 6);
        cpu.stop(nodes);
        return nodes;
    }
}
