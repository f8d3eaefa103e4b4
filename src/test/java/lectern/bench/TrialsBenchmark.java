package lectern.bench;

import lectern.game.Draws;
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
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** How many positions {@code mcts} and {@code solver} look at, a few random plies into a game. */
@State(Scope.Thread)
public class TrialsBenchmark {
    private static final int PLIES = 10;
    private static final Thinking CONDITIONS =
            Thinking.within(Budget.ofNodes(300_000)).seeded(7);

    @Param({"syrtis mcts", "infection mcts", "pushee mcts", "infection solver"})
    private String played;

    private Position position;
    private Player player;

    @Setup
    public void begin() {
        String[] words = played.split(" ", 2);
        Game game = Games.read(words[0]);
        PlayerKind kind = Players.find(game.kind(), words[1]).orElseThrow();
        player = kind.player(Players.judge(game, kind), SearchOptions.USUAL);
        position = game.start(1).position();
        Draws draws = Draws.of(1, "benchmark");
        for (int ply = 0; ply < PLIES; ply++) {
            position = position.play(draws.from(position.moves()), Narrator.SILENT);
        }
    }

    @Benchmark
    public long nodes(CpuTime cpu) {
        cpu.start();
        long nodes = player.decide(position, CONDITIONS).nodes();
        cpu.stop(nodes);
        return nodes;
    }
}
