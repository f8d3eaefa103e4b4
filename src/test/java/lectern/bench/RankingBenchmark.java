package lectern.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import lectern.game.Game;
import lectern.game.GameKind;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.games.Games;
import lectern.heuristic.Heuristic;
import lectern.heuristic.HeuristicTerm;
import lectern.heuristic.ranking.Flip;
import lectern.heuristic.ranking.Ranking;
import lectern.heuristic.ranking.RawValues;
import lectern.search.Stop;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * What a step of a slider costs in the lab before anything is painted: a ranking, and all changes of the choice, in the position of a
 * game with the most moves.
 */
@State(Scope.Thread)
public class RankingBenchmark {
    @Param({"catsdogs:size=12", "syrtis:board=major", "infection"})
    public String game;

    private Heuristic heuristic;
    private RawValues values;
    private int step;

    @Setup
    public void setUp() {
        Game played = Games.read(game);
        SplittableRandom random = new SplittableRandom(7);
        Position position = played.start(1).position();
        Position widest = position;
        while (!position.isOver()) {
            if (position.moveCount() > widest.moveCount()) widest = position;
            position = position.play(position.move(random.nextInt(position.moveCount())), Narrator.SILENT);
        }
        GameKind kind = played.kind();
        heuristic = Heuristic.of("all", kind, all(kind));
        values = RawValues.of(widest).with(heuristic, new Stop());
    }

    private static List<HeuristicTerm> all(GameKind kind) {
        return kind.criteria().stream()
                .map(criterion -> HeuristicTerm.of(criterion, criterion.weight()))
                .toList();
    }

    @Benchmark
    public List<Flip> drag(CpuTime cpu) {
        cpu.start();
        String term = heuristic.terms().get(0).name();
        Ranking ranking = values.ranking(heuristic.withWeight(term, ++step % 200 / 100.0));
        List<Flip> flips = new ArrayList<>();
        for (int i = 0; i < ranking.terms(); i++) {
            flips.addAll(Flip.along(ranking, i, ranking.weight(i) + 2));
            flips.addAll(Flip.along(ranking, i, ranking.weight(i) - 2));
        }
        cpu.stop(1);
        return flips;
    }
}
