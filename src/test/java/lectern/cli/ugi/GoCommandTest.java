package lectern.cli.ugi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import lectern.game.Dialect;
import lectern.game.Seat;
import lectern.search.Budget;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How long a {@code go} allows to think. */
class GoCommandTest {
    @Test
    void aLimitIsWhatItSays() {
        assertThat(budget("depth 7")).isEqualTo(Budget.ofDepth(7));
        assertThat(budget("nodes 5000")).isEqualTo(Budget.ofNodes(5_000));
        assertThat(budget("infinite")).isEqualTo(Budget.UNLIMITED);
        assertThat(budget("")).isEqualTo(Budget.UNLIMITED);
        assertThat(budget("ponder depth 3 searchmoves a1 nodes 50"))
                .isEqualTo(Budget.ofDepth(3).withNodes(50));
        assertThat(budget("depth 99999999999")).isEqualTo(Budget.ofDepth(Budget.ANY_DEPTH));
    }

    @Test
    void nothingIsAsLittleAsPossible() {
        assertThat(budget("depth 0")).isEqualTo(Budget.ofDepth(1));
        assertThat(budget("nodes 0")).isEqualTo(Budget.ofNodes(1));
        assertThat(budget("movetime 0")).isEqualTo(millis(1));
    }

    @Test
    void whatPassesOutsideTheSearchIsLeftOutOfItsTime() {
        assertThat(budget("movetime 500")).isEqualTo(millis(490));
        assertThat(budget("movetime 5")).isEqualTo(millis(1));
    }

    @ParameterizedTest
    @CsvSource({
        "p1time 60000 p2time 1 p1inc 0 p2inc 0, 2390",
        "p1time 60000 p1inc 1000, 3140",
        "p2time 60000 p1time 1000 p2inc 5 p1inc 1000, 490",
        "p1time 100 p2time 100, 1",
        "p1time -20 p2time 60000 p1inc -5 p2inc 0, 1",
        "p1time 60000 movetime 100, 90",
        "p1time 1000 movetime 60000, 30",
    })
    void aMoveGetsItsShareOfItsOwnClock(String line, long millis) {
        assertThat(budget(line)).isEqualTo(millis(millis));
    }

    @Test
    void eachSideHasItsOwnClock() {
        List<String> words = List.of("btime", "25000", "wtime", "50000");
        Dialect colours = new Dialect("x", List.of("b", "w"), Map.of(), Map.of());
        assertThat(new GoCommand(words, colours, Seat.FIRST, 0).budget()).isEqualTo(millis(1_000));
        assertThat(new GoCommand(words, colours, Seat.SECOND, 0).budget()).isEqualTo(millis(2_000));
        assertThat(new GoCommand(words, Dialect.UGI, Seat.SECOND, 0).budget()).isEqualTo(Budget.UNLIMITED);
    }

    private static Budget millis(long millis) {
        return Budget.ofMillis(millis, Budget.Clock.WALL);
    }

    private static Budget budget(String words) {
        return new GoCommand(List.of(words.split(" ")), Dialect.UGI, Seat.FIRST, 10).budget();
    }
}
