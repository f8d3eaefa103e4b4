package lectern.gui.league;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.gui.league.standing.LeagueTidings;
import lectern.gui.robot.Waiting;
import lectern.play.TournamentRefused;
import lectern.play.league.LeagueFolder;
import lectern.play.league.LeaguePlan;
import lectern.play.league.LeagueStanding;
import lectern.play.league.Share;
import lectern.play.league.table.RatingsCsv;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A league in the window ends with the table that it would have had in one go, whatever comes between. */
class LeagueRunTest {
    private static final Sentences WORDS = new Sentences(Language.EN);

    /** So many games of each two that no machine has played them all before it is interrupted. */
    private static final int LONG = 300;

    private final List<LeagueNews> heard = new ArrayList<>();

    @TempDir
    Path folder;

    @Test
    void aLeagueIsPlayedToItsEndAndTold() throws IOException {
        LeaguePlan plan = WindowLeagues.plan(4, 2);
        start(LeagueSource.begun(folder, plan), true);
        untilClosed();

        assertThat(last().whole()).isTrue();
        assertThat(last().planned()).isEqualTo(12);
        assertThat(last().said()).isEmpty();
        assertThat(table()).isEqualTo(RatingsCsv.csv(WindowLeagues.played(plan)));
        assertThat(last().tidings().orElseThrow().progress().games()).containsExactly(2);
        assertThat(LeagueFolder.look(folder).games()).hasSize(12);
    }

    @Test
    void whatIsPausedGoesOn() throws IOException {
        LeaguePlan plan = WindowLeagues.plan(4, LONG);
        LeagueRun run = start(LeagueSource.begun(folder, plan), true);
        Waiting.until("games come to their end", () -> told() && last().finished() > 0);
        run.pause();
        Waiting.until("it rests", () -> last().stage() == LeagueNews.Stage.PAUSED);
        int finished = last().finished();
        assertThat(finished).isLessThan(6 * LONG);
        assertThat(LeagueFolder.look(folder).games())
                .as("kept, although the folder is still open")
                .hasSize(finished);

        run.goOn();
        // Only the latest is told: it may be over already.
        Waiting.until("it plays", () -> last().stage() != LeagueNews.Stage.PAUSED);
        untilClosed();
        assertThat(last().whole()).isTrue();
        assertThat(table()).isEqualTo(RatingsCsv.csv(WindowLeagues.played(plan)));
    }

    @Test
    void whatIsStoppedGoesOnWithAnotherRun() throws IOException {
        LeaguePlan plan = WindowLeagues.plan(4, LONG);
        LeagueRun run = start(LeagueSource.begun(folder, plan), true);
        Waiting.until("games come to their end", () -> told() && last().finished() > 0);
        run.stop();
        untilClosed();
        int finished = last().finished();
        assertThat(finished).isLessThan(6 * LONG);
        assertThat(last().tidings().orElseThrow().standing().games()).hasSize(finished);

        start(LeagueSource.found(folder), true);
        Waiting.until("it goes on", () -> told() && last().finished() > finished);
        untilClosed();
        assertThat(table()).isEqualTo(RatingsCsv.csv(WindowLeagues.played(plan)));
    }

    /** As the end of the process would leave it: the folder is copied while games are written to it. */
    @Test
    void afterACrashItGoesOn() throws IOException {
        LeaguePlan plan = WindowLeagues.plan(4, LONG);
        Path crashed = folder.resolve("crashed");
        LeagueRun run = start(LeagueSource.begun(folder.resolve("first"), plan), true);
        Waiting.until("games come to their end", () -> told() && last().finished() > 0);
        copy(folder.resolve("first"), crashed);
        run.leave();
        int kept = LeagueFolder.look(crashed).games().size();
        assertThat(kept).isPositive().isLessThan(6 * LONG);

        start(LeagueSource.found(crashed), true);
        untilClosed();
        assertThat(last().whole()).isTrue();
        assertThat(table()).isEqualTo(RatingsCsv.csv(WindowLeagues.played(plan)));
    }

    @Test
    void whatIsOnlyLookedAtIsNotPlayed() throws IOException {
        LeaguePlan plan = WindowLeagues.plan(3, 2);
        start(LeagueSource.begun(folder, plan), true);
        untilClosed();
        byte[] before = Files.readAllBytes(folder.resolve("results.txt"));

        start(LeagueSource.found(folder), false);
        untilClosed();
        assertThat(last().tidings().orElseThrow().table()).hasSize(3);
        assertThat(Files.readAllBytes(folder.resolve("results.txt"))).isEqualTo(before);
    }

    @Test
    void afterItIsLeftNothingIsTold() {
        LeagueRun run = start(LeagueSource.begun(folder, WindowLeagues.plan(4, 100)), true);
        Waiting.until("it begins", this::told);
        int count = Waiting.onEventThread(() -> {
            run.leave();
            return heard.size();
        });
        Waiting.until("its folder is free", this::isFree);
        assertThat(Waiting.onEventThread(heard::size)).isEqualTo(count);
    }

    private boolean isFree() {
        try (LeagueFolder free = LeagueFolder.open(folder, WindowLeagues.plan(4, 100), Share.WHOLE, true)) {
            return free.plan() != null;
        } catch (TournamentRefused stillOpen) {
            return false;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    @Test
    void whatCannotBeReadIsSaid() {
        start(LeagueSource.found(folder), false);
        untilClosed();
        assertThat(last().said().stream().map(WORDS::of)).containsExactly(folder + " holds no league.");
        assertThat(last().tidings()).isEmpty();
    }

    private LeagueRun start(LeagueSource source, boolean plays) {
        return Waiting.onEventThread(() -> {
            heard.clear();
            return LeagueRun.start(source, plays, WORDS::of, heard::add);
        });
    }

    private boolean told() {
        return !heard.isEmpty();
    }

    private LeagueNews last() {
        return Waiting.onEventThread(() -> heard.get(heard.size() - 1));
    }

    /** All that was to be told has been told: the last news holds the curves, too. */
    private void untilClosed() {
        Waiting.until("it is over", () -> told() && last().stage() == LeagueNews.Stage.CLOSED);
        Waiting.until(
                "its curves are there",
                () -> last().tidings()
                        .map(known -> known.standing().pairs().isEmpty()
                                || !known.progress().games().isEmpty())
                        .orElse(true));
    }

    private String table() {
        Optional<LeagueStanding> standing = last().tidings().map(LeagueTidings::standing);
        return RatingsCsv.csv(standing.orElseThrow());
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to);
        for (String file : List.of("plan.json", "results.txt", "times.csv")) {
            Files.copy(from.resolve(file), to.resolve(file), StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
