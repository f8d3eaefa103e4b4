package lectern.picture.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.play.GameRecord;
import lectern.play.Match;
import lectern.play.Note;
import lectern.play.RecordHead;
import lectern.play.Turn;
import lectern.search.Estimate;
import lectern.search.ProvenResult;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CurveTest {
    private final Curve curve = new Curve();

    private static Match played(String gameText, int plies) {
        Match match = Match.from(Games.read(gameText).start(3).position());
        for (int ply = 0; ply < plies && !match.position().isOver(); ply++) {
            Position position = match.position();
            match = match.play(position.move((ply * 7 + 3) % position.moveCount()));
        }
        return match;
    }

    private static Evaluator strong(Match match) {
        Game game = match.game();
        return game.evaluator("strong").orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(strings = {"shiftago", "syrtis", "pushee", "catsdogs", "infection"})
    void everyPointIsWhatTheEvaluatorSaysForTheFixedSide(String game) {
        Match match = played(game, 12);
        Evaluator judge = strong(match);
        for (Seat side : Seat.values()) {
            List<ChartPoint> points = curve.points(match, judge, side);
            assertThat(points).hasSize(match.line().size() + 1);
            for (Turn turn : match.line()) {
                ChartPoint point = points.get(turn.ply());
                assertThat(point.turn()).isEqualTo(turn.number());
                boolean forOther = !turn.after()
                        .view()
                        .viewer(side)
                        .equals(match.last().view().viewer(side));
                double value = judge.value(turn.after(), side) * (forOther ? -1 : 1);
                assertThat(point.evaluation().total()).isCloseTo(value, within(1e-9));
            }
        }
    }

    @Test
    void aBranchLeavesTheCurveOfThePlayedLineAsItWas() {
        Match match = played("infection", 4);
        Match branch = match.undo().undo();
        branch = branch.play(branch.position().move(0));
        assertThat(curve.points(branch, strong(branch), Seat.FIRST))
                .isEqualTo(curve.points(match, strong(match), Seat.FIRST));
    }

    @Test
    void aWonGameIsWorthMoreThanAnyNumberToItsWinner() {
        Match match = played("infection", 400);
        assertThat(match.position().isOver()).isTrue();
        Seat winner = match.position().outcome().orElseThrow().winner();
        List<ChartPoint> points = curve.points(match, strong(match), winner);
        assertThat(points.get(points.size() - 1).value()).isInfinite().isPositive();
    }

    @Test
    void decidedValuesDoNotFlattenTheRest() {
        Match match = played("infection", 400);
        List<ChartPoint> points = curve.points(match, strong(match), Seat.FIRST);
        Extent extent = Extent.of(points, ChartMode.TOTAL);
        assertThat(extent.limit()).isBetween(1.0, 1000.0);
        assertThat(extent.cuts(Double.POSITIVE_INFINITY)).isTrue();
        assertThat(extent.within(Double.NEGATIVE_INFINITY)).isEqualTo(-extent.limit());
    }

    @Test
    void aRecordThatIsOpenedShowsWhatWasThoughtForOneSide() {
        Match match = played("infection", 2)
                .noted(1, List.of(Note.annotation("score 1.5, depth 3")))
                .noted(2, List.of(Note.annotation("win in 4, nodes 900")));
        Match opened =
                GameRecord.read(GameRecord.of(match, RecordHead.EMPTY).text()).match();

        List<ChartPoint> points = curve.points(opened, strong(opened), Seat.FIRST);

        assertThat(points.get(0).thought()).isEmpty();
        assertThat(points.get(1).thought()).contains(new Estimate(1.5));
        assertThat(points.get(2).thought()).contains(ProvenResult.in(4, ProvenResult.Result.LOSS));
    }

    @Test
    void beforeTheColoursAreChosenTheChartIsForWhiteAndSaysSo() {
        Match setUp = Match.from(Games.read("syrtis").start(3).position());
        setUp = setUp.play(setUp.position().move(0));
        Evaluator judge = strong(setUp);
        double forWhite = judge.value(setUp.position(), Seat.FIRST);

        assertThat(content(setUp, Seat.SECOND).axis()).isEqualTo("for White");
        assertThat(curve.points(setUp, judge, Seat.SECOND).get(1).value()).isEqualTo(forWhite);

        Match begun = setUp;
        while (begun.position().moves().stream().noneMatch(move -> move.text().equals("black")))
            begun = begun.play(begun.position().move(0));
        Seat chooser = begun.position().toMove();
        begun = begun.play(begun.position().readMove("black"));
        assertThat(content(begun, chooser).axis()).isEqualTo("for Black");
        assertThat(curve.points(begun, judge, chooser).get(1).value()).isEqualTo(-forWhite + 0.0);
        assertThat(curve.points(begun, judge, chooser.other()).get(1).value()).isEqualTo(forWhite);
    }

    private ChartContent content(Match match, Seat side) {
        return ChartContent.of(
                curve.points(match, strong(match), side),
                ChartMode.TOTAL,
                match.last(),
                new Sentences(Language.EN)::of);
    }
}
