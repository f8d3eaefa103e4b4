package lectern.play.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class UnreadLinesTest {
    @Test
    void linesComeInTheirOrderAndThenTheirEnd() throws InterruptedException {
        UnreadLines lines = new UnreadLines();
        lines.put(line("one"));
        lines.put(line(""));
        lines.end();

        assertThat(lines.poll(1_000)).contains(line("one"));
        assertThat(lines.poll(1_000)).contains(line(""));
        assertThat(lines.poll(1_000)).isEqualTo(Optional.empty());
        assertThat(lines.held()).isZero();
    }

    @Test
    void howeverMuchIsWrittenLittleIsKept() throws Exception {
        int number = 500;
        BoundedLines.Line line = line("x".repeat(EngineProcess.LONGEST_LINE));
        UnreadLines lines = new UnreadLines();
        CompletableFuture<Void> written = CompletableFuture.runAsync(() -> put(lines, line, number));

        for (int i = 0; i < number; i++) {
            assertThat(lines.held()).isLessThanOrEqualTo(UnreadLines.ROOM);
            assertThat(lines.poll(30_000)).contains(line);
        }
        written.get(30, TimeUnit.SECONDS);
        assertThat(lines.held()).isZero();
    }

    private static void put(UnreadLines lines, BoundedLines.Line line, int number) {
        try {
            for (int i = 0; i < number; i++) lines.put(line);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static BoundedLines.Line line(String text) {
        return new BoundedLines.Line(text, false);
    }
}
