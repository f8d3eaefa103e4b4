package lectern.heuristic.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lectern.game.GameKind;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.option.Settings;
import lectern.games.Games;
import lectern.heuristic.Heuristic;
import lectern.heuristic.HeuristicTerm;
import lectern.heuristic.formula.Formula;
import lectern.search.Budget;
import lectern.search.GreedyPlayer;
import lectern.search.Stop;
import lectern.search.Thinking;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Moves are ranked by raw values that were kept. */
class RankingTest {
    static Stream<Samples> samples() {
        return Samples.ofAllGames();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void theFirstMoveIsTheOneThatGreedyTakes(Samples sample) {
        Ranking ranking = sample.ranking();
        Move greedy = new GreedyPlayer(sample.heuristic().evaluator())
                .decide(sample.position(), Thinking.within(Budget.UNLIMITED))
                .move();

        assertThat(ranking.move(ranking.chosen())).isEqualTo(greedy);
    }

    /** However a player weighs them, it takes such moves for equal. */
    @Test
    void totalsThatNoPlayerTellsApartAreEqual() {
        Samples sample = enormous();
        Ranking ranking = sample.ranking();
        Move greedy = new GreedyPlayer(sample.heuristic().evaluator())
                .decide(sample.position(), Thinking.within(Budget.UNLIMITED))
                .move();

        assertThat(IntStream.range(0, ranking.size())
                        .mapToDouble(ranking::total)
                        .distinct())
                .allMatch(total -> total > 900_000_000)
                .hasSizeGreaterThan(1);
        assertThat(ranking.chosen()).isZero();
        assertThat(ranking.move(0)).isEqualTo(greedy);
        assertThat(ranking.chosen(0, 800_000_000)).isZero();
        assertThat(Flip.next(ranking, 0, true)).isEmpty();
    }

    private static Samples enormous() {
        Position position = Games.read("infection").start(1).position();
        GameKind kind = position.game().kind();
        Formula pieces = Formula.number("count(own)", kind);
        Heuristic heuristic = Heuristic.of("enormous", kind, List.of(HeuristicTerm.of("pieces", pieces, 500_000_000)));
        return new Samples(RawValues.of(position).with(heuristic, new Stop()), heuristic);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void eachTotalIsThatOfTheEvaluatorToTheLastDigit(Samples sample) {
        Ranking ranking = sample.ranking();
        Position position = sample.position();
        for (int i = 0; i < ranking.size(); i++) {
            Position after = position.play(ranking.move(i), Narrator.SILENT);
            double total = sample.heuristic()
                    .evaluator()
                    .evaluate(after, position.toMove())
                    .total();
            assertThat(ranking.total(i)).isEqualTo(total);
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void eachMoveStandsWhereItsRankSays(Samples sample) {
        Ranking ranking = sample.ranking();
        for (int rank = 0; rank < ranking.size(); rank++) {
            assertThat(ranking.rank(ranking.at(rank))).isEqualTo(rank);
            if (rank == 0 || ranking.wins(ranking.at(rank - 1))) continue;
            assertThat(ranking.total(ranking.at(rank - 1))).isGreaterThanOrEqualTo(ranking.total(ranking.at(rank)));
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void oneMoveOvertakesAnotherExactlyIfItPassesIt(Samples sample) {
        Ranking before = sample.ranking();
        HeuristicTerm first = sample.heuristic().terms().get(0);
        Ranking now = sample.with(0, -first.weight() - 1).ranking();
        for (int move = 0; move < now.size(); move++) {
            int one = move;
            List<Integer> passed = IntStream.range(0, now.size())
                    .filter(another -> before.rank(another) < before.rank(one) && now.rank(another) > now.rank(one))
                    .boxed()
                    .toList();
            assertThat(now.overtaken(move, before)).containsExactlyInAnyOrderElementsOf(passed);
            passed.forEach(
                    another -> assertThat(now.overtaking(another, before)).contains(one));
        }
    }

    @Test
    void whatWasMeasuredIsKeptWhenATermIsAdded() {
        GameKind kind = Games.ALL.get(0);
        Position start = kind.with(Settings.defaults(kind.options())).start(1).position();
        CountedCriterion counted = new CountedCriterion(kind.criteria().get(0));
        Heuristic one = Heuristic.of("one", kind, List.of(HeuristicTerm.of(counted, 1)));
        RawValues values = RawValues.of(start).with(one, new Stop());
        int looked = counted.looks();
        Heuristic two = one.withTerms(List.of(
                HeuristicTerm.of(counted, 7), HeuristicTerm.of(kind.criteria().get(1), 1)));
        RawValues more = values.with(two, new Stop());

        assertThat(values.covers(two)).isFalse();
        assertThat(more.covers(two)).isTrue();
        assertThat(more.ranking(two).size()).isEqualTo(start.moveCount());
        assertThat(counted.looks()).isEqualTo(looked).isEqualTo(start.moveCount());
    }

    @Test
    void aStopLeavesOutWhatIsNotMeasuredYet() {
        GameKind kind = Games.ALL.get(0);
        Position start = kind.with(Settings.defaults(kind.options())).start(1).position();
        Heuristic heuristic = Heuristic.of("mine", kind, kind.strong());
        Stop stop = new Stop();
        stop.ask();

        assertThat(RawValues.of(start).with(heuristic, stop).covers(heuristic)).isFalse();
    }
}
