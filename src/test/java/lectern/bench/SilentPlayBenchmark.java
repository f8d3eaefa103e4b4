package lectern.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.games.Games;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** Nothing but {@code play} with nobody listening: the bytes per item are the new position, and must be no more. */
@State(Scope.Thread)
public class SilentPlayBenchmark {
    private static final int MOVES = 1_000;

    @Param({"infection", "catsdogs", "shiftago", "pushee", "syrtis"})
    public String game;

    private final List<Position> positions = new ArrayList<>();
    private final List<Move> moves = new ArrayList<>();

    @Setup
    public void setUp() {
        Game played = Games.read(game);
        SplittableRandom random = new SplittableRandom(7);
        for (int seed = 0; positions.size() < MOVES; seed++) {
            Position position = played.start(seed).position();
            while (!position.isOver() && positions.size() < MOVES) {
                Move move = position.move(random.nextInt(position.moveCount()));
                positions.add(position);
                moves.add(move);
                position = position.play(move, Narrator.SILENT);
            }
        }
    }

    @Benchmark
    public void silentPlay(CpuTime cpu, Blackhole hole) {
        cpu.start();
        for (int i = 0; i < MOVES; i++) hole.consume(positions.get(i).play(moves.get(i), Narrator.SILENT));
        cpu.stop(MOVES);
    }
}
