package lectern.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.atomic.AtomicLong;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;

class TournamentProgressTest {
    private final StringWriter written = new StringWriter();
    private final AtomicLong nanos = new AtomicLong();

    @Test
    void whereNobodyWatchesEveryTenthIsALine() {
        TournamentProgress progress = progress(false, 40, 0);
        for (int finished = 1; finished <= 40; finished++) finish(progress, finished, 2);
        progress.end();

        assertThat(written.toString().lines())
                .hasSize(10)
                .startsWith("4 of 40 games, 1:12 left")
                .endsWith("40 of 40 games, 0:00 left");
    }

    @Test
    void aFewGamesAreALineEach() {
        TournamentProgress progress = progress(false, 4, 0);
        for (int finished = 1; finished <= 4; finished++) finish(progress, finished, 1);

        assertThat(written.toString().lines()).hasSize(4);
    }

    @Test
    void whereSomebodyWatchesOneLineIsWrittenOver() {
        TournamentProgress progress = progress(true, 4, 0);
        finish(progress, 1, 3600);
        finish(progress, 2, 3600);
        finish(progress, 3, 0);
        progress.end();

        assertThat(written.toString())
                .isEqualTo("\r[#######-----------------------] 1 of 4 games, 3:00:00 left"
                        + "\r[###############---------------] 2 of 4 games, 2:00:00 left"
                        + "\r[######################--------] 3 of 4 games, 40:00 left  "
                        + System.lineSeparator());
    }

    @Test
    void gamesOfEarlierRunsTookNoTime() {
        TournamentProgress progress = progress(false, 20, 10);
        finish(progress, 12, 60);

        assertThat(written.toString().strip()).isEqualTo("12 of 20 games, 4:00 left");
    }

    @Test
    void whereNothingWasToldNothingEnds() {
        progress(true, 4, 4).end();

        assertThat(written.toString()).isEmpty();
    }

    private TournamentProgress progress(boolean watched, int planned, int before) {
        Sentences sentences = new Sentences(Language.EN);
        return new TournamentProgress(new PrintWriter(written), sentences, watched, planned, before, nanos::get);
    }

    private void finish(TournamentProgress progress, int finished, long secondsLater) {
        nanos.addAndGet(secondsLater * 1_000_000_000);
        progress.finished(null, finished);
    }
}
