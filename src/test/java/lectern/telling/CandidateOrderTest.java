package lectern.telling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import lectern.game.Move;
import lectern.game.Term;
import lectern.game.board.Cells;
import lectern.games.Games;
import lectern.search.Candidate;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.ProvenResult;
import lectern.search.trace.Bound;
import org.junit.jupiter.api.Test;

/** Candidates stand in the order in which the rule of choice prefers them. */
class CandidateOrderTest {
    private final Candidate good = scored("b6", 5);
    private final Candidate poor = scored("a6", -2);

    @Test
    void theHighestScoreComesFirst() {
        assertThat(ranked(Choice.HIGHEST, good, poor, scored("f2", 3))).containsExactly("b6", "f2", "a6");
    }

    @Test
    void theLowestScoreComesFirstForAPlayerThatIsWeakOnPurpose() {
        assertThat(ranked(Choice.LOWEST, poor, good)).containsExactly("a6", "b6");
    }

    @Test
    void ofEqualScoresTheExactOneComesFirstAndOfThoseTheChosenOne() {
        Move move = move("f2");
        Candidate bound = new Candidate(move, 5, Bound.AT_MOST, List.of(), List.of(move), 0, Optional.empty());
        assertThat(ranked(Choice.HIGHEST, good, bound, scored("a6", 5))).containsExactly("b6", "a6", "f2");
    }

    @Test
    void whatIsDrawnKeepsTheOrderOfItsPlayerBehindTheChosenOne() {
        assertThat(ranked(Choice.DRAWN, good, poor, scored("f2", 0))).containsExactly("b6", "a6", "f2");
    }

    @Test
    void triesDecideUnlessSomethingIsProven() {
        Candidate won = tried("a6", 3, Optional.of(ProvenResult.in(2, ProvenResult.Result.WIN)));
        Candidate often = tried("b6", 90, Optional.empty());
        Candidate seldom = tried("f2", 5, Optional.empty());
        Candidate lost = tried("g2", 40, Optional.of(ProvenResult.in(2, ProvenResult.Result.LOSS)));
        assertThat(ranked(Choice.MOST_VISITED, won, lost, seldom, often)).containsExactly("a6", "b6", "f2", "g2");
    }

    @Test
    void theCriteriaAreThoseOfAllCandidates() {
        Candidate counted = Candidate.of(move("a6"), 3, List.of(term("count"), term("mobility")));
        Candidate hoped = Candidate.of(move("f2"), 1, List.of(term("margin"), term("count")));

        assertThat(DecisionTelling.of(between(Choice.HIGHEST, good, counted, hoped))
                        .criteria())
                .containsExactly("count", "mobility", "margin");
        assertThat(DecisionTelling.term(hoped, "count")).contains(term("count"));
        assertThat(DecisionTelling.term(hoped, "mobility")).isEmpty();
        assertThat(DecisionTelling.of(between(Choice.DRAWN, good)).criteria()).isEmpty();
    }

    private static List<String> ranked(Choice choice, Candidate... candidates) {
        return DecisionTelling.of(between(choice, candidates)).candidates().stream()
                .map(candidate -> candidate.move().text())
                .toList();
    }

    /** A decision for the first of its candidates. */
    private static Decision between(Choice choice, Candidate... candidates) {
        Candidate first = candidates[0];
        return new Decision(
                first.move(),
                first.score(),
                choice,
                List.of(candidates),
                1,
                candidates.length,
                7,
                Optional.empty(),
                List.of());
    }

    private static Candidate scored(String move, double score) {
        return Candidate.of(move(move), score, List.of());
    }

    private static Candidate tried(String text, long visits, Optional<ProvenResult> verdict) {
        Move move = move(text);
        return new Candidate(move, 0, Bound.EXACT, List.of(), List.of(move), visits, verdict);
    }

    private static Term term(String key) {
        return new Term(key, 1, 1, Cells.NONE);
    }

    private static Move move(String text) {
        return Games.read("infection").start(1).position().readMove(text);
    }
}
