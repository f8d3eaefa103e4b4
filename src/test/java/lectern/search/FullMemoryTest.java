package lectern.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lectern.game.Evaluator;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.games.Games;
import lectern.search.alphabeta.SearchPlayer;
import lectern.search.proof.SolverPlayer;
import lectern.search.response.BestResponse;
import org.junit.jupiter.api.Test;

/** A player whose memory is full goes on with what it has, and says so; before that nothing depends on how much it has. */
class FullMemoryTest {
    private static final long LITTLE = 100_000;
    private static final String MIDDLE_GAME = "x5o/1xx2oo/2x1oo1/3xo2/2ox3/1oo1xx1/o5x x 0 1";

    private final Position infection = Games.read("infection").read(MIDDLE_GAME);

    @Test
    void aTableOfTheSearchThatIsFullForgetsAndTheDecisionSaysSo() {
        Player search = new SearchPlayer(judge(infection), SearchOptions.USUAL);

        Decision decision = search.decide(infection, nodes(200_000).withMemory(LITTLE));

        assertThat(infection.moves()).contains(decision.move());
        assertThat(keys(decision)).containsExactly("players.note.table-full");
        assertThat(search.decide(infection, nodes(200_000)).notes()).isEmpty();
    }

    @Test
    void aSolverWhoseTablesAreFullGoesOnAndTheDecisionSaysSo() {
        Decision decision = solver(infection).decide(infection, nodes(400_000).withMemory(LITTLE));

        assertThat(infection.moves()).contains(decision.move());
        assertThat(keys(decision))
                .containsExactly("players.note.unsolved", "players.note.proofs-full", "players.note.table-full");
    }

    @Test
    void aSolverWithLittleMemoryStillProvesWhatIsNear() {
        Position position = Games.read("infection").read("7/7/3oo2/2x4/7/7/7 x 3 9");

        Decision decision = solver(position).decide(position, nodes(100_000).withMemory(LITTLE));

        assertThat(decision.chosen().verdict().orElseThrow().result()).isEqualTo(ProvenResult.Result.WIN);
    }

    @Test
    void hopeThatMayKeepNoMoreEndsAndSaysSo() {
        Position position = Games.read("catsdogs").start(1).position();
        Evaluator strong = position.game().evaluator("strong").orElseThrow();
        Meter meter = new Meter(nodes(1_000_000));
        meter.limit();

        Decision decision = new BestResponse(position, strong, meter, LITTLE).decision(nodes(1_000_000));

        assertThat(decision.nodes()).isLessThan(100_000);
        assertThat(keys(decision)).contains("players.note.ways-full");
    }

    @Test
    void whoThinksAmongOthersHasItsPartOfTheMemory() {
        assertThat(nodes(1).withMemory(900).amongOthers(3).memory()).isEqualTo(300);
    }

    private static Thinking nodes(long most) {
        return Thinking.within(Budget.ofNodes(most)).seeded(3);
    }

    private static Evaluator judge(Position position) {
        return position.game().evaluator("report").orElseThrow();
    }

    private static Player solver(Position position) {
        return new SolverPlayer(judge(position), SearchOptions.USUAL);
    }

    private static List<String> keys(Decision decision) {
        return decision.notes().stream().map(Phrase::key).toList();
    }
}
