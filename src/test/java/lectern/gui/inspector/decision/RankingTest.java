package lectern.gui.inspector.decision;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import lectern.search.Bound;
import lectern.search.Candidate;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.ProvenResult;
import org.junit.jupiter.api.Test;

/** Candidates stand in the order in which the rule of choice prefers them. */
class RankingTest {
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
        Candidate bound = new Candidate(
                Decisions.move("f2"), 5, Bound.AT_MOST, List.of(), List.of(Decisions.move("f2")), 0, Optional.empty());
        assertThat(ranked(Choice.HIGHEST, good, bound, scored("a6", 5))).containsExactly("b6", "a6", "f2");
    }

    @Test
    void whatIsDrawnKeepsTheOrderOfItsPlayerBehindTheChosenOne() {
        assertThat(ranked(Choice.DRAWN, good, poor, scored("f2", 0))).containsExactly("b6", "a6", "f2");
    }

    @Test
    void triesDecideUnlessSomethingIsProven() {
        Candidate won = tried("a6", 3, Optional.of(new ProvenResult(ProvenResult.Result.WIN, 0, 2)));
        Candidate often = tried("b6", 90, Optional.empty());
        Candidate seldom = tried("f2", 5, Optional.empty());
        Candidate lost = tried("g2", 40, Optional.of(new ProvenResult(ProvenResult.Result.LOSS, 0, 2)));
        assertThat(ranked(Choice.MOST_VISITED, won, lost, seldom, often)).containsExactly("a6", "b6", "f2", "g2");
    }

    @Test
    void theCriteriaAreThoseOfAnyCandidateThatHasThem() {
        Subject greedy = Decisions.asked(Decisions.PLAIN, "greedy", 4);
        assertThat(Ranking.criteria(greedy.decision())).hasSize(7).doesNotHaveDuplicates();
        assertThat(Ranking.criteria(Decisions.between(Choice.DRAWN, good))).isEmpty();
    }

    private static List<String> ranked(Choice choice, Candidate... candidates) {
        Decision decision = Decisions.between(choice, candidates);
        return Ranking.of(decision).stream()
                .map(candidate -> candidate.move().text())
                .toList();
    }

    static Candidate scored(String move, double score) {
        return Candidate.of(Decisions.move(move), score, List.of());
    }

    private static Candidate tried(String move, long visits, Optional<ProvenResult> verdict) {
        return new Candidate(
                Decisions.move(move), 0, Bound.EXACT, List.of(), List.of(Decisions.move(move)), visits, verdict);
    }
}
