package lectern.kill;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import lectern.kill.KillLoop.End;
import lectern.kill.KillLoop.Moment;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class KillLoopTest {
    @Test
    void aProgramThatWouldNeverEndIsKilledAndItsLinesAreHandedOver() throws IOException, InterruptedException {
        End end = counting(Integer.MAX_VALUE).kill(new Moment(100, Duration.ZERO));

        assertThat(end.killed()).isTrue();
        assertThat(end.status()).isNotZero();
        assertThat(end.out()).hasSizeGreaterThanOrEqualTo(100).startsWith("1", "2", "3");
        assertThat(end.out())
                .isEqualTo(IntStream.rangeClosed(1, end.out().size())
                        .mapToObj(String::valueOf)
                        .toList());
    }

    @Test
    void aProgramThatEndsFirstIsNotKilled() throws IOException, InterruptedException {
        End end = counting(3).run();

        assertThat(end).isEqualTo(new End(false, 0, List.of("1", "2", "3"), List.of("done")));
    }

    @Test
    void theMomentIsDrawnAmongAllLinesAndWithinTheLongestDelay() {
        Random random = new Random(1);
        List<Moment> moments = IntStream.range(0, 1000)
                .mapToObj(i -> Moment.drawn(random, 2, Duration.ofMillis(10)))
                .toList();

        assertThat(moments).extracting(Moment::lines).contains(0, 1, 2).allMatch(lines -> lines <= 2);
        assertThat(moments)
                .extracting(Moment::delay)
                .allMatch(delay -> !delay.isNegative() && delay.compareTo(Duration.ofMillis(10)) < 0);
    }

    private static KillLoop counting(int last) {
        return new KillLoop(List.of("-Xmx32m"), Counting.class, List.of(String.valueOf(last)));
    }

    /** Counts. */
    static final class Counting {
        private Counting() {}

        public static void main(String[] args) {
            int last = Integer.parseInt(args[0]);
            for (int number = 1; number <= last; number++) System.out.println(number);
            System.err.println("done");
        }
    }
}
