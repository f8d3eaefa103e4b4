package lectern.search.proof;

import static org.assertj.core.api.Assertions.assertThat;

import lectern.game.Game;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.games.Games;
import lectern.search.Budget;
import lectern.search.Decision;
import lectern.search.ProvenResult;
import lectern.search.ProvenScores;
import lectern.search.SearchOptions;
import lectern.search.Stop;
import lectern.search.Thinking;
import org.junit.jupiter.api.Test;

class SolverPlayerTest {
    private final Game snort = Games.read("catsdogs:size=4,obstacles=0,specials=off,win=last");
    private final Position start = snort.start(0).position();

    @Test
    void everyCandidateCarriesItsVerdict() {
        Decision decision = decide(start, Budget.UNLIMITED);
        assertThat(decision.candidates())
                .hasSize(16)
                .allSatisfy(candidate ->
                        assertThat(candidate.verdict()).contains(ProvenResult.in(12, ProvenResult.Result.LOSS)));
        assertThat(decision.notes()).isEmpty();
        assertThat(decision.trace()).isEmpty();
    }

    @Test
    void theSoonestWinIsTaken() {
        Position position = snort.read("4/4/4/c3 c 3 -");
        Decision decision = decide(position, Budget.UNLIMITED);
        ProvenResult best = Solver.solve(position, Thinking.within(Budget.UNLIMITED))
                .verdict()
                .orElseThrow();
        assertThat(best.result()).isEqualTo(ProvenResult.Result.WIN);
        assertThat(decision.chosen().verdict()).contains(best);
        assertThat(decision.score()).isEqualTo(ProvenScores.WON - best.plies().orElseThrow());
    }

    @Test
    void whatIsNotSolvedIsJudgedAndTheNoteSaysSo() {
        Decision decision = decide(start, Budget.ofNodes(2_000));
        assertThat(start.moves()).contains(decision.move());
        assertThat(decision.notes()).extracting(Phrase::key).containsExactly("players.note.unsolved");
        assertThat(decision.depth()).isPositive();
        assertThat(decision.nodes()).isBetween(1_000L, 2_001L);
        assertThat(decision).isEqualTo(decide(start, Budget.ofNodes(2_000)));
    }

    @Test
    void thinkingEndsWhenSomebodyAsks() {
        Stop stop = new Stop();
        stop.ask();
        Position infection = Games.read("infection").start(0).position();
        Decision decision = new SolverPlayer(
                        infection.game().evaluator("report").orElseThrow(), SearchOptions.USUAL)
                .decide(infection, Thinking.within(Budget.UNLIMITED).stoppedBy(stop));
        assertThat(infection.moves()).contains(decision.move());
        assertThat(decision.nodes()).isLessThan(10_000);
    }

    private static Decision decide(Position position, Budget budget) {
        return new SolverPlayer(position.game().evaluator("report").orElseThrow(), SearchOptions.USUAL)
                .decide(position, Thinking.within(budget));
    }
}
