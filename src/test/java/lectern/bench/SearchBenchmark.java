package lectern.bench;

import java.util.List;
import lectern.game.Game;
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
import org.openjdk.jmh.annotations.State;

/** How many positions the search looks at, in the middle of Infection games and to depth 8 from their start. */
@State(Scope.Thread)
public class SearchBenchmark {
    private static final List<String> MIDDLE_GAMES = List.of(
            "x6/1x5/xxxx3/xoxoo2/xxxoo2/oxxxo2/oxxxoox x 0 1",
            "x5o/1xx2oo/2x1oo1/3xo2/2ox3/1oo1xx1/o5x x 0 1",
            "xx3oo/xxx1ooo/1xx1oo1/2x1o2/2o1x2/oo3xx/oo3xx o 0 1");

    private static final Game GAME = Games.read("infection");

    private final Player search = search();

    private Player search() {
        PlayerKind kind = Players.find(GAME.kind(), "search").orElseThrow();
        return kind.player(Players.judge(GAME, kind), SearchOptions.USUAL);
    }

    @Benchmark
    public long infectionMiddleGames(CpuTime cpu) {
        return middleGames(search, 300_000, cpu);
    }

    /** How many positions a player looks at that may look at so many in each of the games. */
    static long middleGames(Player player, int nodesOfEach, CpuTime cpu) {
        cpu.start();
        long nodes = 0;
        for (String text : MIDDLE_GAMES) {
            Position position = GAME.read(text);
            nodes += player.decide(position, Thinking.within(Budget.ofNodes(nodesOfEach)))
                    .nodes();
        }
        cpu.stop(nodes);
        return nodes;
    }

    @Benchmark
    public int infectionToDepthEight(CpuTime cpu) {
        cpu.start();
        int depth = search.decide(GAME.start(0).position(), Thinking.within(Budget.ofDepth(8)))
                .depth();
        cpu.stop(1);
        return depth;
    }
}
