package lectern.play.quiz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import lectern.game.Move;
import lectern.game.Position;
import lectern.game.UnreadableText;
import lectern.games.Games;
import org.junit.jupiter.api.Test;

/** Moves are named and counted. */
class TallyTest {
    private final Position position = Games.read("infection").start(1).position();

    private Move move(String text) {
        return position.readMove(text);
    }

    private Tally typed(Tally tally, String text) {
        Tally counted = tally;
        for (TallyText.Entry entry : TallyText.read(text, tally, position)) counted = entry.in(counted);
        return counted;
    }

    @Test
    void aMoveThatIsNamedAgainIsCountedAgain() {
        Tally tally = typed(typed(Tally.EMPTY, "f6"), "f6");
        assertThat(tally.count(move("f6"))).isEqualTo(2);
        assertThat(tally.changed(move("f6"), -1).total()).isOne();
    }

    @Test
    void countsAreGivenByLetter() {
        Tally tally = typed(typed(typed(Tally.EMPTY, "f6, g6"), "A 12, B 7"), "B=8");
        assertThat(tally.votes()).containsExactly(new Tally.Vote(move("f6"), 12), new Tally.Vote(move("g6"), 8));
        assertThat(typed(tally, "A3").count(move("f6"))).isEqualTo(3);
    }

    @Test
    void countsAreGivenByMove() {
        assertThat(typed(Tally.EMPTY, "g7g5 4; f6 9").ranked())
                .containsExactly(new Tally.Vote(move("f6"), 9), new Tally.Vote(move("g7g5"), 4));
    }

    @Test
    void aLetterStaysWithItsMoveWhateverIsCounted() {
        Tally tally = typed(Tally.EMPTY, "f6 1, g6 5").changed(move("f6"), -1);
        assertThat(tally.place(move("g6"))).hasValue(1);
        assertThat(tally.leading(0)).hasValue(move("g6"));
        assertThat(tally.leading(1)).isEmpty();
    }

    @Test
    void noMoveIsNamedFewerThanNoTimes() {
        assertThat(Tally.EMPTY.set(move("f6"), 1).changed(move("f6"), -5).votes())
                .containsExactly(new Tally.Vote(move("f6"), 0));
        assertThat(Tally.EMPTY.changed(move("f6"), -1)).isEqualTo(Tally.EMPTY);
    }

    @Test
    void whatIsNeitherALetterNorAMoveIsNotCounted() {
        for (String text : List.of("C 3", "A 1", "twelve", "f6 12 9", "12")) {
            assertThatThrownBy(() -> TallyText.read(text, Tally.EMPTY, position))
                    .as(text)
                    .isInstanceOf(UnreadableText.class);
        }
    }
}
