package lectern.lesson.condition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Position;
import lectern.game.Word;
import lectern.game.board.Cells;
import lectern.games.Games;
import lectern.search.Stop;
import org.junit.jupiter.api.Test;

/** Which moves the conditions accept. */
class ConditionsTest {
    private static final Game GAME = Games.read("infection");
    private static final Position MIDDLE = GAME.read("o5x/7/3oo2/4x2/7/7/x5o x 0 5");
    private static final Position ENDING = GAME.read("xxooooo/xxoooox/xxxooox/ooxoxxx/xxxoxxx/ooooxoo/o2o1oo x 0 36");
    private static final Position LAST_ENEMY = GAME.read("7/7/2o4/3x3/7/7/7 x 0 5");

    @Test
    void anyLegalMove() {
        assertThat(new Legal().among(MIDDLE, new Stop())).isEqualTo(MIDDLE.moves());
    }

    @Test
    void aMoveThatWinsAtOnce() {
        assertThat(texts(new WinsNow(), LAST_ENEMY)).contains("c4", "d5").doesNotContain("e3");
        assertThat(texts(new WinsNow(), MIDDLE)).isEmpty();
    }

    @Test
    void aMoveThatDoesSomethingSoOften() {
        assertThat(texts(new Tells(word("infected"), 2, Integer.MAX_VALUE), MIDDLE))
                .containsExactly("d4", "e4e6");
        assertThat(texts(new Tells(word("jumped"), 0, 0), MIDDLE)).allMatch(text -> text.length() == 2);
    }

    @Test
    void aMoveThatBeginsOrEndsOnACell() {
        int e4 = GAME.board().cell("e4");
        int e6 = GAME.board().cell("e6");

        assertThat(texts(new StartsOn(Cells.of(e4)), MIDDLE)).contains("e4e6").doesNotContain("g7e7");
        assertThat(texts(new EndsOn(Cells.of(e6)), MIDDLE)).containsExactly("e4e6");
    }

    @Test
    void theMoveThatAnEvaluatorLikesBest() {
        assertThat(texts(new BestBy(GAME.evaluator("report").orElseThrow()), MIDDLE))
                .containsExactly("d4");
    }

    @Test
    void theMoveThatASearchLikesBest() {
        Condition onePly = new BestAtDepth(GAME.evaluator("report").orElseThrow(), 1);

        assertThat(texts(onePly, MIDDLE)).containsExactly("d4");
    }

    @Test
    void theMoveThatIsProvenToWin() {
        assertThat(texts(new KeepsWin(200_000), ENDING)).containsExactly("c3e1");
    }

    @Test
    void whatCannotBeProvenIsNotAnAnswer() {
        assertThatExceptionOfType(Unproven.class)
                .isThrownBy(() -> new KeepsWin(10).among(MIDDLE, new Stop()))
                .satisfies(unproven -> assertThat(unproven.reason().key()).isEqualTo("lesson.proof.solver"));
    }

    @Test
    void severalConditionsTogether() {
        Condition infectsTwo = new Tells(word("infected"), 2, Integer.MAX_VALUE);
        Condition jumps = new Tells(word("jumped"), 1, Integer.MAX_VALUE);
        Condition clone = new Listed(List.of(MIDDLE.readMove("f6")));

        assertThat(texts(new AllOf(List.of(infectsTwo, jumps)), MIDDLE)).containsExactly("e4e6");
        assertThat(texts(new AllOf(List.of(infectsTwo, new Not(jumps))), MIDDLE))
                .containsExactly("d4");
        assertThat(texts(new AnyOf(List.of(infectsTwo, clone)), MIDDLE)).containsExactlyInAnyOrder("d4", "f6", "e4e6");
    }

    private static Word word(String name) {
        return GAME.kind().words().stream()
                .filter(word -> word.key().equals("infection." + name))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> texts(Condition condition, Position position) {
        return condition.among(position, new Stop()).stream().map(Move::text).toList();
    }
}
