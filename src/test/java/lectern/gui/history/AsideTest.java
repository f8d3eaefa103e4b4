package lectern.gui.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.gui.wording.Wording;
import lectern.play.Match;
import lectern.play.Note;
import lectern.play.Turn;
import lectern.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What stands beside a move in the list: one side's view, one way of rounding, one language. */
class AsideTest {
    @ParameterizedTest
    @CsvSource({
        "score 1.12, 1.12, '−1,12'",
        "score -0.833333, −0.83, '0,83'",
        "score 1000000, 1\u00a0M, −1\u00a0M",
        "win in 3, win in 3, derrota em 3",
        "win in 0, win, derrota",
        "score 999990000, win, derrota",
        "result 62 %, 62 %, 38 %"
    })
    void aScoreIsRoundedWordedAndTurnedToTheSideThatIsLookedFrom(String annotation, String own, String other) {
        Turn turn = noted(annotation);

        assertThat(aside(turn, Seat.FIRST, Language.EN).brief()).isEqualTo(own);
        assertThat(aside(turn, Seat.SECOND, Language.PT).brief()).isEqualTo(other);
    }

    @Test
    void theTooltipSaysWhoseViewItIsAndHowFarThePlayerLooked() {
        Turn turn = noted("score 1.5, lowest, depth 4, nodes 1200, time 3 s");

        assertThat(aside(turn, Seat.SECOND, Language.EN).whole())
                .isEqualTo("−1.5 for Blue; the lowest score on purpose; 4 plies ahead; 1,200 positions; time 3 s");
        assertThat(aside(turn, Seat.SECOND, Language.PT).whole()).contains("a pontuação mais baixa, de propósito");
    }

    @Test
    void whatIsNoScoreStandsAsItIsWritten() {
        assertThat(aside(noted("time 3 s"), Seat.SECOND, Language.PT)).isEqualTo(new Aside("time 3 s", "time 3 s"));
    }

    private static Aside aside(Turn turn, Seat viewpoint, Language language) {
        return Aside.of(turn, viewpoint, new Wording(language));
    }

    private static Turn noted(String annotation) {
        Match start = Match.from(Games.read("infection").start(1).position());
        return start.play(start.position().move(0))
                .noted(1, List.of(Note.annotation(annotation)))
                .turn(1);
    }
}
