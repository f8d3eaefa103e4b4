package lectern.gui.inspector.decision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import lectern.game.Term;
import lectern.game.board.Cells;
import lectern.gui.inspector.decision.view.Decisions;
import lectern.gui.inspector.decision.view.Subject;
import lectern.search.Candidate;
import lectern.search.Choice;
import lectern.search.ProvenResult;
import lectern.search.trace.Bound;
import org.junit.jupiter.api.Test;

/** Bars say what scores are made of, on one scale for all of a decision's candidates. */
class BarsTest {
    private final Candidate summed = Candidate.of(
            Decisions.move("b6"), 4, List.of(term("one", 3), term("two", -2), term("three", 4), term("four", -1)));
    private final Candidate plain = Decisions.scored("a6", -8);
    private final Bars bars = new Bars(Decisions.between(Choice.HIGHEST, summed, plain));

    @Test
    void whatRaisesAScoreIsStackedRightOfZeroAndWhatLowersItLeftOfIt() {
        Bars.Bar bar = bars.of(summed);
        assertThat(bar.kind()).isEqualTo(Bars.Kind.STACKED);
        assertThat(bar.segments())
                .containsExactly(
                        new Bars.Segment("one", 0, 3, false),
                        new Bars.Segment("two", 0, -2, false),
                        new Bars.Segment("three", 3, 7, false),
                        new Bars.Segment("four", -2, -3, false));
        assertThat(bar.total()).isEqualTo(4);
    }

    @Test
    void theScaleHasRoomForEveryBarAndForZero() {
        assertThat(bars.at(-8)).isZero();
        assertThat(bars.at(7)).isEqualTo(1);
        assertThat(bars.at(0)).isCloseTo(8.0 / 15, within(1e-9));
        assertThat(bars.valueAt(bars.at(2.5))).isCloseTo(2.5, within(1e-9));
        Bars positive = new Bars(Decisions.between(Choice.HIGHEST, Decisions.scored("b6", 5)));
        assertThat(positive.at(0)).isZero();
    }

    @Test
    void aBoundLooksUnlikeAScore() {
        assertThat(bars.of(plain).kind()).isEqualTo(Bars.Kind.PLAIN);
        assertThat(bars.of(like(plain, Bound.AT_MOST, Optional.empty())).kind()).isEqualTo(Bars.Kind.BOUND);
    }

    @Test
    void aProvenResultHasNoBarAndDoesNotStretchTheScale() {
        Candidate won = like(
                Decisions.scored("f2", 1e9 - 3), Bound.EXACT, Optional.of(ProvenResult.in(3, ProvenResult.Result.WIN)));
        Bars all = new Bars(Decisions.between(Choice.HIGHEST, won, summed));
        assertThat(all.of(won).kind()).isEqualTo(Bars.Kind.NONE);
        assertThat(all.at(7)).isEqualTo(1);
    }

    @Test
    void oneCriterionOfAMillionIsCutShortAndLeavesRoomForTheOthers() {
        Candidate threat = Candidate.of(
                Decisions.move("b6"), 1_000_006, List.of(term("threat", 1_000_000), term("runs", 4), term("reply", 2)));
        Candidate quiet =
                Candidate.of(Decisions.move("a6"), 3, List.of(term("threat", 0), term("runs", 5), term("reply", -2)));
        Bars cut = new Bars(Decisions.between(Choice.HIGHEST, threat, quiet));
        assertThat(cut.of(threat).segments())
                .extracting(Bars.Segment::key, Bars.Segment::cut)
                .containsExactly(tuple("threat", true), tuple("runs", false), tuple("reply", false));
        assertThat(width(cut, cut.of(quiet).segments().get(1))).isGreaterThan(0.3);
        assertThat(width(cut, cut.of(threat).segments().get(1))).isGreaterThan(0.2);
        assertThat(cut.of(threat).total()).isGreaterThan(cut.of(quiet).total());
        assertThat(cut.at(cut.of(threat).total())).isLessThanOrEqualTo(1);
    }

    @Test
    void visitsAreCountedAndNeverCut() {
        Candidate often = visited("b6", 5_000);
        Bars counted = new Bars(Decisions.between(Choice.MOST_VISITED, often, visited("a6", 3), visited("c6", 2)));
        assertThat(counted.of(often).segments()).containsExactly(new Bars.Segment("", 0, 5_000, false));
    }

    private static Candidate visited(String move, int visits) {
        Candidate scored = Decisions.scored(move, 0.5);
        return new Candidate(
                scored.move(), scored.score(), Bound.EXACT, List.of(), scored.line(), visits, Optional.empty());
    }

    private static double width(Bars bars, Bars.Segment segment) {
        return bars.at(segment.high()) - bars.at(segment.low());
    }

    @Test
    void whereNothingIsAnythingTheScaleIsStillOne() {
        Bars flat = new Bars(Decisions.between(Choice.HIGHEST, Decisions.scored("b6", 0)));
        assertThat(flat.at(0)).isZero();
    }

    @Test
    void ofARealDecisionEveryBarEndsUpAtItsScore() {
        Subject greedy = Decisions.asked("syrtis", "greedy", 12);
        Bars real = new Bars(greedy.decision());
        for (Candidate candidate : greedy.decision().candidates()) {
            Bars.Bar bar = real.of(candidate);
            if (bar.segments().stream().anyMatch(Bars.Segment::cut)) continue;
            double sum = bar.segments().stream()
                    .mapToDouble(segment -> segment.to() - segment.from())
                    .sum();
            assertThat(sum).isCloseTo(candidate.score(), within(1e-6));
            assertThat(bar.segments()).allMatch(segment -> real.at(segment.low()) >= 0 && real.at(segment.high()) <= 1);
        }
    }

    private static Term term(String key, double contribution) {
        return new Term(key, contribution, 1, Cells.NONE);
    }

    private static Candidate like(Candidate other, Bound bound, Optional<ProvenResult> verdict) {
        return new Candidate(other.move(), other.score(), bound, List.of(), other.line(), 0, verdict);
    }
}
