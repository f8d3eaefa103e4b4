package lectern.cli.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import lectern.cli.LecternCommand;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whichever command it is: what it says arrives, or it does not end well. */
class AnswerStreamTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "                                           | lectern",
                "--help                                     | lectern",
                "--version                                  | lectern",
                "games                                      | lectern games",
                "games --json                               | lectern games",
                "games infection --keys                     | lectern games",
                "games --help                               | lectern games",
                "explain infection g7g5                     | lectern explain",
                "explain infection g7g5 --json              | lectern explain",
                "explain infection pass                     | lectern explain",
                "perft infection 2 --divide                 | lectern perft",
                "perft infection 2 --json                   | lectern perft",
                "render --help                              | lectern render",
                "lesson                                     | lectern lesson",
                "lesson check --help                        | lectern lesson check",
                "tournament infection easy easy --games 2   | lectern tournament",
                "tournament infection easy easy --games 2 --json | lectern tournament",
                "query --help                               | lectern query",
                "ugi --version                              | lectern ugi",
            })
    void aCommandWhoseAnswerIsLostSaysSoAndEndsWithStatusOne(String line, String command) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Terminal terminal = new Terminal(InputStream.nullInputStream(), new Full(), err, Locale.ENGLISH);

        int exitCode = LecternCommand.run(terminal, line == null ? new String[0] : line.split(" +"));

        assertThat(exitCode).isEqualTo(1);
        assertThat(err.toString(StandardCharsets.UTF_8).lines())
                .last()
                .isEqualTo(command + ": Standard output could not be written: no room");
    }

    @Test
    void afterTheFirstFailureNothingMoreIsTried() {
        Full full = new Full();
        AnswerStream answers = new AnswerStream(full);

        assertThatThrownBy(() -> answers.write(1)).isInstanceOf(AnswerStream.Lost.class);
        assertThatThrownBy(() -> answers.write(new byte[] {1, 2})).isInstanceOf(AnswerStream.Lost.class);
        assertThatThrownBy(answers::flush).isInstanceOf(AnswerStream.Lost.class);
        assertThat(full.attempts).isEqualTo(1);
        assertThat(answers.lost()).isPresent();
    }

    /** As a full disk is. */
    private static final class Full extends OutputStream {
        private int attempts;

        @Override
        public void write(int letter) throws IOException {
            attempts++;
            throw new IOException("no room");
        }
    }
}
