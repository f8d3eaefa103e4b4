package lectern.bench;

import java.util.List;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.GameKind;
import lectern.games.Games;
import lectern.heuristic.Heuristic;
import lectern.heuristic.HeuristicTerm;
import lectern.heuristic.formula.Formula;
import lectern.search.Player;
import lectern.search.SearchOptions;
import lectern.search.alphabeta.SearchPlayer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** How many positions the search looks at when it judges by a heuristic that a user wrote, beside {@code strong}. */
@State(Scope.Thread)
public class HeuristicSearchBenchmark {
    private static final int NODES = 100_000;

    private static final Game GAME = Games.read("infection");

    private final Player strong = player(GAME.evaluator("strong").orElseThrow());
    private final Player written = player(heuristic().evaluator());

    private static Player player(Evaluator evaluator) {
        return new SearchPlayer(evaluator, SearchOptions.USUAL);
    }

    /** Three criteria of the game and a formula. */
    private static Heuristic heuristic() {
        GameKind kind = GAME.kind();
        Formula formula = Formula.number("count(own & near(vacant)) - 0.5 * count(enemy & edge)", kind);
        return Heuristic.of(
                "written",
                kind,
                List.of(
                        HeuristicTerm.of(kind.criterion("count").orElseThrow(), 1),
                        HeuristicTerm.of(kind.criterion("mobility").orElseThrow(), 0.1),
                        HeuristicTerm.of(kind.criterion("exposure").orElseThrow(), -0.5),
                        HeuristicTerm.of("own", formula, -0.2)));
    }

    @Benchmark
    public long byStrong(CpuTime cpu) {
        return SearchBenchmark.middleGames(strong, NODES, cpu);
    }

    @Benchmark
    public long byHeuristic(CpuTime cpu) {
        return SearchBenchmark.middleGames(written, NODES, cpu);
    }
}
