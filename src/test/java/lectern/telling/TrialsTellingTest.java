package lectern.telling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.games.Games;
import lectern.play.player.PlayerText;
import lectern.search.Budget;
import lectern.search.Decision;
import lectern.search.Thinking;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is told of players that choose by trials or by proofs. */
class TrialsTellingTest {
    private final Position start = Games.read("infection").start(1).position();
    private final Sentences english = new Sentences(Language.EN);
    private final Sentences portuguese = new Sentences(Language.PT);

    @Test
    void trialsAreChosenByTheirNumberAndTheirResultAndTheRestIsNamedForWhatItIs() {
        List<CandidateColumn> columns = DecisionTelling.of(tried()).columns();

        assertThat(columns.stream().map(column -> english.of(column.head())))
                .containsExactly("Move", "Trials", "Result", "End of line");
        assertThat(english.of(columns.get(3).tip())).contains("it does not decide");
        assertThat(english.of("players.mcts")).contains("PUCT");
    }

    @Test
    void whatIsKeptOfTrialsIsTheirResult() {
        assertThat(english.of(Thought.of(tried()).orElseThrow().score())).endsWith(" %");
    }

    @ParameterizedTest
    @CsvSource({
        "0, a search judged them all, todas foram avaliadas por uma pesquisa",
        "1, a search judged the others, as outras foram avaliadas por uma pesquisa",
        "4, a search judged the others, as outras foram avaliadas por uma pesquisa"
    })
    void whereNoMoveIsProvenThereAreNoOthers(int proven, String en, String pt) {
        Phrase note = Phrase.of("players.note.unsolved", 1000, proven);
        assertThat(english.of(note)).endsWith(en + ".");
        assertThat(portuguese.of(note)).endsWith(pt + ".");
    }

    private Decision tried() {
        return PlayerText.read("mcts", start.game()).player().decide(start, Thinking.within(Budget.ofNodes(2_000)));
    }
}
