package lectern.picture.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import lectern.game.Evaluation;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.Term;
import lectern.game.board.Cells;
import lectern.games.Games;
import lectern.search.Budget;
import lectern.search.Estimate;
import lectern.search.Stop;
import lectern.search.Thinking;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who wins, and where the heuristic says that it is the other. */
class TruthTest {
    private static final Thinking CONDITIONS = Thinking.within(Budget.ofNodes(50_000));

    @ParameterizedTest
    @CsvSource({
        "shiftago, xxxx3/7/7/7/7/7/7 x 18 18, FIRST",
        "shiftago, oooo3/7/7/7/7/7/7 o 18 18, SECOND",
        "infection, xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/ooooooo/ooooooo/ooooox1 x 0 1, FIRST",
        "infection, ooooooo/ooooooo/ooooooo/ooooooo/xxxxxxx/xxxxxxx/xxxxxo1 o 0 1, SECOND",
        "infection, xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/ooooooo/ooooooo/oooooo1 x 0 1, NEITHER",
        "shiftago, ooooo2/7/7/7/7/7/7 x 17 17, SECOND"
    })
    void whoWinsIsKnownWhereTheSolverKnowsIt(String game, String position, ProvenWinner winner) {
        assertThat(ProvenWinner.of(Games.read(game).read(position), CONDITIONS)).isEqualTo(winner);
    }

    @Test
    void whatTheBudgetDoesNotReachIsNotKnown() {
        Position start = Games.read("infection").start(1).position();
        assertThat(ProvenWinner.of(start, Thinking.within(Budget.ofNodes(500)))).isEqualTo(ProvenWinner.UNKNOWN);
        Stop asked = new Stop();
        asked.ask();
        assertThat(ProvenWinner.of(start, Thinking.within(Budget.UNLIMITED).stoppedBy(asked)))
                .isEqualTo(ProvenWinner.UNKNOWN);
    }

    @Test
    void aValueThatPromisesTheWinToTheLoserPointsTheWrongWay() {
        Truth truth = new Truth(List.of(ProvenWinner.FIRST, ProvenWinner.SECOND, ProvenWinner.NEITHER), 100);
        assertThat(wrong(truth, 0, Seat.FIRST, -3)).isTrue();
        assertThat(wrong(truth, 0, Seat.FIRST, 3)).isFalse();
        assertThat(wrong(truth, 0, Seat.SECOND, 3)).isTrue();
        assertThat(wrong(truth, 1, Seat.FIRST, 3)).isTrue();
        assertThat(wrong(truth, 1, Seat.FIRST, 0)).as("which promises nothing").isFalse();
        assertThat(wrong(truth, 2, Seat.FIRST, 9)).as("a draw is between both").isFalse();
        assertThat(wrong(truth, 3, Seat.FIRST, 9)).as("not known").isFalse();
    }

    private static boolean wrong(Truth truth, int ply, Seat side, double value) {
        return truth.isMisjudged(point(ply, side, value, Optional.empty()), value);
    }

    private static ChartPoint point(int ply, Seat side, double value, Optional<lectern.search.Assessment> thought) {
        return new ChartPoint(
                ply,
                ply,
                Optional.empty(),
                Optional.of(Seat.FIRST),
                new Evaluation(side, List.of(new Term("count", value, 1, Cells.NONE))),
                thought,
                Optional.empty());
    }

    @Test
    void whatIsDrawnIsWhatPointsTheWrongWay() {
        Position last = Games.read("infection").start(1).position();
        List<ChartPoint> points = List.of(point(0, Seat.FIRST, 5, Optional.of(new Estimate(-5))));
        Truth truth = new Truth(List.of(ProvenWinner.SECOND), 100);
        ChartContent total =
                ChartContent.of(points, ChartMode.TOTAL, last, Phrase::key).with(truth, last, Phrase::key);
        ChartContent thought =
                ChartContent.of(points, ChartMode.THOUGHT, last, Phrase::key).with(truth, last, Phrase::key);
        assertThat(total.isMisjudged(points.get(0))).isTrue();
        assertThat(thought.isMisjudged(points.get(0))).isFalse();
    }

    @Test
    void whatComesAfterAHiddenMoveIsNotGivenAway() {
        Truth truth = new Truth(List.of(ProvenWinner.FIRST, ProvenWinner.SECOND, ProvenWinner.SECOND), 100);
        assertThat(truth.before(1).plies())
                .containsExactly(ProvenWinner.FIRST, ProvenWinner.UNKNOWN, ProvenWinner.UNKNOWN);
        assertThat(truth.before(0).isEmpty()).isTrue();
    }

    @Test
    void aChartOfWhichNothingIsProvenHasNoBand() {
        Position last = Games.read("infection").start(1).position();
        List<ChartPoint> points = List.of(point(0, Seat.FIRST, 5, Optional.empty()));
        Truth nothing = new Truth(List.of(ProvenWinner.UNKNOWN), 100);
        ChartContent content =
                ChartContent.of(points, ChartMode.TOTAL, last, Phrase::key).with(nothing, last, Phrase::key);
        assertThat(content.band().isEmpty()).isTrue();
    }
}
