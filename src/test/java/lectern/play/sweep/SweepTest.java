package lectern.play.sweep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Stream;
import lectern.game.Game;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.games.Games;
import lectern.heuristic.Heuristic;
import lectern.heuristic.HeuristicTerm;
import lectern.play.FinishedGame;
import lectern.play.TournamentRefused;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.search.Budget;
import lectern.search.PlayerFailure;
import lectern.search.Stop;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SweepTest {
    private static final Clock CLOCK = Clock.fixed(Instant.parse("2026-11-18T12:00:00Z"), ZoneOffset.UTC);
    private static final Game INFECTION = Games.read("infection");

    private final SweepPlan plan = plan(8, new WeightRange("frontier", -0.6, 0, 2));

    @TempDir
    private Path folder;

    @Test
    void theSameSeedGivesTheSameFiguresOnOneThreadAndOnTwo() throws IOException {
        SweepStanding alone = sweep(plan, SweepGames.inMemory(), new Stop()).run(1, (point, finished) -> {});
        SweepStanding together = sweep(plan, SweepGames.inMemory(), new Stop()).run(2, (point, finished) -> {});

        assertThat(alone.isComplete()).isTrue();
        assertThat(SweepCsv.csv(together)).isEqualTo(SweepCsv.csv(alone));
        assertThat(records(together)).isEqualTo(records(alone)).hasSize(24);
    }

    @Test
    void everyValuePlaysTheSameOpenings() throws IOException {
        List<SweepPoint> points = sweep(plan, SweepGames.inMemory(), new Stop())
                .run(2, (point, finished) -> {})
                .points();

        assertThat(points).extracting(SweepPoint::weights).containsExactly(List.of(-0.6), List.of(-0.3), List.of(0.0));
        assertThat(points.stream().map(SweepTest::openings).distinct()).hasSize(1);
    }

    @Test
    void aValueThatIsThePlayerItselfHasHalfThePoints() throws IOException {
        SweepPlan own = new SweepPlan(
                WeightedPlayer.of(INFECTION, "greedy", INFECTION.kind().strong()),
                List.of(new WeightRange("frontier", -0.3, 0, 1)),
                PlayerText.read("greedy", INFECTION),
                12,
                3,
                4,
                400);

        SweepPoint same = sweep(own, SweepGames.inMemory(), new Stop())
                .run(2, (point, finished) -> {})
                .points()
                .get(0);

        assertThat(same.score().value()).isEqualTo(0.5);
        assertThat(same.score().squares()).isEqualTo(6 * 0.25);
    }

    @Test
    void whatWasStoppedGoesOnAndEndsAsIfItHadNot() throws IOException {
        SweepStanding whole = sweep(plan, SweepGames.inMemory(), new Stop()).run(1, (point, finished) -> {});
        SweepGames kept = SweepGames.inMemory();
        Stop stop = new Stop();

        SweepStanding part = sweep(plan, kept, stop).run(1, (point, finished) -> {
            if (finished == 11) stop.ask();
        });
        int[] told = {0};
        SweepStanding rest = sweep(plan, kept, new Stop()).run(2, (point, finished) -> told[0]++);

        assertThat(part.isComplete()).isFalse();
        assertThat(part.finished()).isEqualTo(11);
        assertThat(told[0]).isEqualTo(24 - 11);
        assertThat(SweepCsv.csv(rest)).isEqualTo(SweepCsv.csv(whole));
    }

    @Test
    void aFolderKeepsWhatWasPlayed() throws IOException {
        Stop stop = new Stop();
        sweep(plan, new SweepFolder(folder, true, false), stop).run(1, (point, finished) -> {
            if (finished == 11) stop.ask();
        });

        SweepStanding rest =
                sweep(plan, new SweepFolder(folder, true, true), new Stop()).run(2, (point, finished) -> {});

        assertThat(rest.isComplete()).isTrue();
        assertThat(folder.resolve("value-001/games/0008.lectern")).exists();
        assertThat(folder.resolve("value-003/results.txt")).exists();
    }

    @Test
    void ofTwoTermsEveryPairOfWeightsIsPlayed() {
        SweepPlan map = plan(2, new WeightRange("frontier", -1, 0, 1), new WeightRange("edge", 0, 2, 2));

        assertThat(map.values())
                .containsExactly(
                        List.of(-1.0, 0.0),
                        List.of(0.0, 0.0),
                        List.of(-1.0, 1.0),
                        List.of(0.0, 1.0),
                        List.of(-1.0, 2.0),
                        List.of(0.0, 2.0));
        assertThat(map.tournament(List.of(-1.0, 2.0)).one().text())
                .isEqualTo("greedy:evaluator=report,w.frontier=-1,w.edge=2");
    }

    @Test
    void theTableHasALineForEveryValue() throws IOException {
        SweepStanding standing = sweep(plan, SweepGames.inMemory(), new Stop()).run(2, (point, finished) -> {});

        List<String> lines = SweepCsv.csv(standing).lines().toList();

        assertThat(lines.get(0))
                .isEqualTo("frontier,games,won,drawn,lost,limit,pairs,score,low,high,forfeits_won,forfeits_lost");
        assertThat(lines).hasSize(4);
        assertThat(lines.get(1)).matches("-0\\.6,8,\\d,\\d,\\d,\\d,4,[01]\\.\\d{4},[01]\\.\\d{4},[01]\\.\\d{4},0,0");
    }

    @Test
    void forfeitsAreToldForEveryValue() throws IOException {
        Contender asleep = new Contender("asleep", Budget.USUAL, true, () -> {
            throw new PlayerFailure(PlayerFailure.Kind.CRASHED, Phrase.of("test.fell-asleep"));
        });
        SweepPlan games = new SweepPlan(plan.player(), plan.ranges(), asleep, 2, 7, 4, 400);
        SweepStanding standing = sweep(games, SweepGames.inMemory(), new Stop()).run(2, (point, finished) -> {});

        assertThat(standing.tally().forfeitsWon()).isEqualTo(standing.finished());
        assertThat(standing.tally().forfeitsLost()).isZero();
        assertThat(SweepCsv.csv(standing).lines().skip(1)).isNotEmpty().allMatch(line -> line.endsWith(",2,0"));
    }

    @Test
    void aHeuristicThatAUserWroteIsSweptByTheNamesOfItsTerms() throws IOException {
        GameKind kind = INFECTION.kind();
        Heuristic own = Heuristic.of(
                "mine",
                kind,
                List.of(
                        HeuristicTerm.of(kind.criterion("count").orElseThrow(), 1),
                        HeuristicTerm.of(kind.criterion("edge").orElseThrow(), 0)
                                .withName("rim")));
        SweepPlan written = new SweepPlan(
                WeightedPlayer.of(INFECTION, "greedy", own),
                List.of(new WeightRange("rim", 0, 1, 1)),
                PlayerText.read("medium", INFECTION),
                4,
                1,
                4,
                400);

        SweepStanding standing =
                sweep(written, SweepGames.inMemory(), new Stop()).run(2, (point, finished) -> {});

        assertThat(standing.isComplete()).isTrue();
        assertThat(standing.points().get(1).standing().plan().one().text()).isEqualTo("greedy:evaluator=@mine,w.rim=1");
        assertThatThrownBy(() -> new SweepPlan(
                        WeightedPlayer.of(INFECTION, "greedy", own),
                        List.of(new WeightRange("mobility", 0, 1, 1)),
                        PlayerText.read("medium", INFECTION),
                        4,
                        1,
                        4,
                        400))
                .isInstanceOf(TournamentRefused.class);
    }

    @Test
    void whatCannotBePlayedIsRefused() {
        WeightRange range = new WeightRange("edge", 0, 1, 10);

        assertThat(refusal(() -> plan(7, range))).isEqualTo("play.sweep.odd");
        assertThat(refusal(() -> plan(0, range))).isEqualTo("play.sweep.odd");
        assertThat(refusal(() -> plan(-2, range))).isEqualTo("play.sweep.odd");
        assertThat(refusal(() -> plan(Integer.MAX_VALUE - 1, range))).isEqualTo("play.sweep.too-many");
        assertThat(refusal(() -> plan(2, range, range))).isEqualTo("play.sweep.same-term");
        assertThat(refusal(() -> plan(2, new WeightRange("edges", 0, 1, 10)))).isEqualTo("reading.meant");
    }

    private static String refusal(Runnable making) {
        try {
            making.run();
        } catch (TournamentRefused refused) {
            return refused.reason().key();
        }
        return "";
    }

    private static SweepPlan plan(int games, WeightRange... ranges) {
        return new SweepPlan(
                WeightedPlayer.of(INFECTION, "greedy", INFECTION.kind().report()),
                List.of(ranges),
                PlayerText.read("medium", INFECTION),
                games,
                7,
                4,
                400);
    }

    private static Sweep sweep(SweepPlan plan, SweepGames kept, Stop stop) {
        return new Sweep(plan, kept, stop, Phrase::key, CLOCK);
    }

    private static List<String> records(SweepStanding standing) {
        return standing.points().stream()
                .flatMap(point -> point.standing().games().stream())
                .map(game -> game.record().text())
                .toList();
    }

    private static List<String> openings(SweepPoint point) {
        Stream<FinishedGame> games = point.standing().games().stream();
        return games.map(game -> game.record().match().line().get(3).after().text())
                .toList();
    }
}
