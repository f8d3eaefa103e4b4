package lectern.games.catsdogs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.games.Games;
import lectern.games.Players;
import lectern.search.Budget;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.SearchOptions;
import lectern.search.Thinking;
import lectern.telling.DecisionTelling;
import org.junit.jupiter.api.Test;

/** What the report's levels tell of their choices. */
class CatsDogsLevelsTest {
    private static Decision decide(String level, Position position, long seed) {
        return Players.find(position.game().kind(), level)
                .orElseThrow()
                .player(position.game().evaluator("mobility").orElseThrow(), SearchOptions.USUAL)
                .decide(position, Thinking.within(Budget.UNLIMITED).seeded(seed));
    }

    private static List<String> remarks(Decision decision) {
        return DecisionTelling.of(decision).remarks().stream().map(Phrase::key).toList();
    }

    @Test
    void mediumTellsHowItsCoinFellAndWhatThatMadeItDo() {
        Position start = Games.read("catsdogs").start(1).position();
        Set<Choice> fallen = new HashSet<>();
        for (long seed = 0; seed < 20; seed++) {
            Decision decision = decide("medium", start, seed);
            boolean heads = decision.choice() == Choice.HIGHEST;
            fallen.add(decision.choice());
            assertThat(remarks(decision)).contains(heads ? "catsdogs.note.coin.heads" : "catsdogs.note.coin.tails");
            assertThat(decision.move())
                    .isEqualTo(decide(heads ? "hard" : "easy", start, seed).move());
        }
        assertThat(fallen).containsExactlyInAnyOrder(Choice.HIGHEST, Choice.LOWEST);
    }

    @Test
    void hardTakesTheFirstOfEqualPlacementsAndEasyTheLastAndBothSaySo() {
        Position empty = Games.read("catsdogs:size=4,obstacles=0").start(1).position();

        assertThat(decide("hard", empty, 1).tieBreak().how().key()).isEqualTo("catsdogs.tie.first");
        assertThat(decide("hard", empty, 1).move().text()).isEqualTo("b2");
        assertThat(decide("easy", empty, 1).tieBreak().how().key()).isEqualTo("catsdogs.tie.last");
        assertThat(decide("easy", empty, 1).move().text()).isEqualTo("d4");
        assertThat(remarks(decide("easy", empty, 1))).containsExactly("decision.tie.score");
    }

    @Test
    void aMoveThatEndsTheGameBeforeCatsCouldRemoveADogSaysThatTheReportsProgramWouldGoOn() {
        Position last = Games.read("catsdogs:size=4").read("d1##/####/####/#### d 6 -");
        Position ordinary = Games.read("catsdogs:size=4").read("d1##/####/####/#### d 4 -");

        assertThat(remarks(decide("hard", last, 1))).containsExactly("catsdogs.note.reopens");
        assertThat(remarks(decide("hard", ordinary, 1))).isEmpty();
    }
}
