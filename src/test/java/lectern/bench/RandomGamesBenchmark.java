package lectern.bench;

import java.util.SplittableRandom;
import lectern.game.Game;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.games.Games;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Games of random moves, played silently to their end through the generic interface. */
@State(Scope.Thread)
public class RandomGamesBenchmark {
    private static final int GAMES = 100;

    @Param({"infection", "catsdogs", "shiftago", "pushee", "syrtis"})
    public String game;

    private final SplittableRandom random = new SplittableRandom(7);
    private final Position[] starts = new Position[GAMES];

    @Setup
    public void setUp() {
        Game played = Games.read(game);
        for (int seed = 0; seed < GAMES; seed++)
            starts[seed] = played.start(seed).position();
    }

    @Benchmark
    public long movesOfRandomGames(CpuTime cpu) {
        cpu.start();
        long moves = 0;
        for (Position start : starts) moves += plies(start);
        cpu.stop(moves);
        return moves;
    }

    private int plies(Position start) {
        Position position = start;
        int plies = 0;
        int choices = position.moveCount();
        while (choices > 0) {
            position = position.play(position.move(random.nextInt(choices)), Narrator.SILENT);
            choices = position.moveCount();
            plies++;
        }
        return plies;
    }
}
