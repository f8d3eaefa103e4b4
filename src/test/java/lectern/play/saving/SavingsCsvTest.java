package lectern.play.saving;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.Position;
import lectern.games.Games;
import lectern.search.SearchVariant;
import lectern.search.saving.Savings;
import lectern.search.saving.SavingsPlan;
import lectern.search.saving.SavingsRow;
import org.junit.jupiter.api.Test;

class SavingsCsvTest {
    private final Game game = Games.read("infection");
    private final Evaluator judge = game.evaluator("report").orElseThrow();
    private final Position start = game.start(0).position();
    private final SearchVariant pruned = SearchVariant.LADDER.get(1);

    @Test
    void aSearchIsALineAndOneThatIsNotFinishedHasNoMove() {
        SavingsRow finished = new SavingsRow(
                SearchVariant.MINIMAX,
                1,
                Optional.of(new SavingsRow.Found(start.moves().get(0), -2.5)),
                16,
                16,
                0,
                1_234_567);
        SavingsRow unfinished = new SavingsRow(pruned, 2, Optional.empty(), 300, 200, 40, 5_000_000);
        assertThat(csv(List.of(finished, unfinished)).lines())
                .containsExactly(
                        "variant,depth,finished,nodes,leaves,cut-offs,cpu-ms,branching-factor,move,value,proven,plies,"
                                + "agreement,compared-with,perft",
                        "minimax,1,yes,16,16,0,1.235,16.000,"
                                + start.moves().get(0).text() + ",-2.5,,,same,minimax,16",
                        "alpha-beta,2,,300,200,40,5.000,,,,,,unknown,,");
    }

    @Test
    void aProvenResultIsNoNumber() {
        SavingsRow won = new SavingsRow(
                pruned, 3, Optional.of(new SavingsRow.Found(start.moves().get(0), 1e9 - 3)), 3, 3, 0, 1_000_000);
        assertThat(csv(List.of(won)).lines().toList().get(1)).contains(",,win,3,same,alpha-beta,");
    }

    private String csv(List<SavingsRow> rows) {
        SavingsPlan plan = SavingsPlan.ofLadder(start, judge, 3);
        return SavingsCsv.csv(new Savings(plan, rows, List.of(16L), false));
    }
}
