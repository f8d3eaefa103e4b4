package lectern.play.league;

import static lectern.play.league.Leagues.everyoneAgainstEveryone;
import static lectern.play.league.Leagues.heuristics;
import static lectern.play.league.Leagues.plan;
import static lectern.play.league.Leagues.played;
import static lectern.play.league.Leagues.players;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.play.GameRecord;
import lectern.play.RecordHead;
import lectern.play.TournamentRefused;
import lectern.play.pairs.SequentialTest;
import lectern.play.pairs.SequentialVerdict;
import lectern.play.player.Contender;
import lectern.search.Budget;
import lectern.search.Decision;
import lectern.search.Player;
import lectern.search.PlayerFailure;
import lectern.search.Thinking;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class LeagueTest {
    @Test
    void everyoneMeetsEveryoneElseInPairsWithSwappedSeats() throws IOException {
        LeagueStanding standing = played(everyoneAgainstEveryone(4, 4));

        assertThat(standing.isComplete()).isTrue();
        assertThat(standing.fixtures())
                .extracting(fixture -> fixture.one() + "-" + fixture.two())
                .containsExactly("0-1", "0-2", "0-3", "1-2", "1-3", "2-3");
        assertThat(standing.games()).hasSize(24);
        assertThat(standing.pairs()).hasSize(12).allSatisfy(pair -> {
            assertThat(pair.first().seatOfOne()).isEqualTo(Seat.FIRST);
            assertThat(pair.second().seatOfOne()).isEqualTo(Seat.SECOND);
            assertThat(opening(pair.first())).isEqualTo(opening(pair.second()));
        });
        assertThat(standing.table()).allSatisfy(row -> assertThat(row.games()).isEqualTo(12));
    }

    private static List<String> opening(PlayedGame game) {
        return List.of(game.moves().split(" ")).subList(0, 4);
    }

    @Test
    void inAGauntletEveryoneMeetsTheStaffAndOnlyThem() throws IOException {
        LeagueStanding standing = played(plan(heuristics(5), new Schedule.Gauntlet(2), 2));

        assertThat(standing.fixtures())
                .extracting(fixture -> fixture.one() + "-" + fixture.two())
                .containsExactly("2-0", "2-1", "3-0", "3-1", "4-0", "4-1");
        assertThat(standing.isComplete()).isTrue();
    }

    @Test
    void anEntrantMoreChangesNoGameAmongTheOthers() throws IOException {
        LeagueStanding few = played(everyoneAgainstEveryone(3, 2));
        LeagueStanding more = played(everyoneAgainstEveryone(4, 2));

        for (Fixture fixture : few.fixtures()) {
            Fixture same = more.fixture(fixture.one(), fixture.two()).orElseThrow();
            assertThat(more.games(same))
                    .extracting(PlayedGame::moves)
                    .isEqualTo(
                            few.games(fixture).stream().map(PlayedGame::moves).toList());
        }
    }

    @Test
    void aLeagueThatWasStoppedGoesOnAndEndsAsIfItHadNotBeen() throws IOException {
        LeaguePlan plan = everyoneAgainstEveryone(4, 4);
        LeagueGames kept = LeagueGames.inMemory();
        Leagues.playedInPart(plan, kept, 5);
        assertThat(kept.all()).hasSizeLessThan(24);

        assertThat(played(plan, Share.WHOLE, kept).games())
                .isEqualTo(played(plan).games());
    }

    @Test
    void aTestEndsTheGamesOfTwoWhenItHasDecidedAndNoGameIsPlayedBeyondThat() throws IOException {
        LeaguePlan plan = plan(players("search:depth=2", "easy"), new Schedule.RoundRobin(), 400)
                .endedBy(Optional.of(SequentialTest.read("0,100")));
        LeagueStanding standing = played(plan);
        SequentialVerdict verdict = standing.verdict(standing.fixtures().get(0)).orElseThrow();

        assertThat(verdict.accepted()).isEqualTo(SequentialVerdict.Accepted.ELO1);
        assertThat(standing.isComplete()).isTrue();
        assertThat(standing.games()).hasSize(2 * verdict.pair()).hasSizeLessThan(400);
        LeagueGames kept = LeagueGames.inMemory();
        Leagues.playedInPart(plan, kept, 3);
        assertThat(played(plan, Share.WHOLE, kept).games()).isEqualTo(standing.games());
    }

    @Test
    void figuresCountWholePairsOnly() throws IOException {
        LeaguePlan plan = everyoneAgainstEveryone(3, 2);
        List<PlayedGame> all = played(plan).games();
        LeagueStanding standing = new LeagueStanding(plan, all.subList(0, 3));

        assertThat(standing.games()).hasSize(3);
        assertThat(standing.pairs()).hasSize(1);
        assertThat(standing.table().stream().mapToInt(EntrantStanding::games).sum())
                .isEqualTo(4);
    }

    @Test
    void aGameThatWasBrokenOffIsHalfAPointForBoth() throws IOException {
        LeaguePlan plan = new LeaguePlan(
                Leagues.INFECTION, heuristics(2), new Schedule.RoundRobin(), 2, 1, 4, 6, MoveLimit.NONE, false);
        LeagueStanding standing = played(plan);

        assertThat(standing.games()).allMatch(PlayedGame::isBrokenOff);
        assertThat(standing.table()).allSatisfy(row -> {
            assertThat(row.score().value()).isEqualTo(0.5);
            assertThat(row.brokenOff()).isEqualTo(2);
        });
    }

    @Test
    void whoNeverLosesHasARatingAllTheSame() throws IOException {
        EntrantStanding best = played(plan(players("search:depth=3", "easy"), new Schedule.RoundRobin(), 10))
                .table()
                .get(0);

        assertThat(best.losses()).isZero();
        assertThat(best.rating().elo()).isBetween(50.0, 1_000.0);
        assertThat(best.rating().high()).isBetween(best.rating().elo(), 2_000.0);
    }

    @Test
    void whoLooksAheadKeepsWithinTheLimitOfTheLeague() throws IOException {
        MoveLimit limit = new MoveLimit(100, Budget.ANY_NUMBER, MoveLimit.Cost.GAME);
        LeagueStanding standing =
                played(plan(players("search:nodes=5000", "mcts:nodes=5000"), new Schedule.RoundRobin(), 4, limit));

        assertThat(standing.table()).allSatisfy(row -> {
            assertThat(row.forfeits()).isEmpty();
            assertThat(row.effort().nodesPerMove()).isLessThan(300);
        });
    }

    @Test
    void whoLooksAtMorePositionsThanTheLeagueAllowsLosesTheGame() throws IOException {
        LeagueStanding standing = played(oneThatLooksAtMore(MoveLimit.Cost.GAME));

        assertThat(row(standing, 0).forfeits(PlayerFailure.Kind.BEYOND_LIMIT)).isEqualTo(4);
        assertThat(row(standing, 0).wins()).isZero();
        assertThat(row(standing, 1).wins()).isEqualTo(4);
    }

    @Test
    void whereExceedingCostsNothingItIsCounted() throws IOException {
        LeagueStanding standing = played(oneThatLooksAtMore(MoveLimit.Cost.NOTHING));

        assertThat(row(standing, 0).forfeits()).isEmpty();
        assertThat(row(standing, 0).effort().overruns()).isPositive();
        assertThat(row(standing, 1).effort().overruns()).isZero();
    }

    private static LeaguePlan oneThatLooksAtMore(MoveLimit.Cost cost) {
        List<Entrant> entrants = new ArrayList<>(players("greedy"));
        Contender greedy = entrants.get(0).contender();
        Contender curious = new Contender("curious", Budget.USUAL, true, () -> new Player() {
            @Override
            public String id() {
                return "curious";
            }

            @Override
            public Decision decide(Position position, Thinking thinking) {
                return greedy.player().decide(position, thinking).after(100_000);
            }
        });
        entrants.add(0, new Entrant("curious", curious));
        return plan(entrants, new Schedule.RoundRobin(), 4, new MoveLimit(1_000, Budget.ANY_NUMBER, cost));
    }

    @Test
    void anEngineThatCannotBeStartedLosesItsGamesAndTheLeagueGoesOn() throws IOException {
        List<Entrant> entrants = new ArrayList<>(heuristics(2));
        entrants.addAll(players("engine:command=/no/such/program"));
        LeagueStanding standing = played(plan(entrants, new Schedule.RoundRobin(), 2));

        assertThat(standing.isComplete()).isTrue();
        assertThat(row(standing, 2).forfeits(PlayerFailure.Kind.CRASHED)).isEqualTo(4);
        assertThat(row(standing, 0).games()).isEqualTo(4);
    }

    @Test
    void everyGameHasARecordThatReadsBack() throws IOException {
        LeagueStanding standing = played(everyoneAgainstEveryone(3, 2));

        for (PlayedGame game : standing.games()) {
            GameRecord record = LeagueRecords.of(standing, game);
            assertThat(GameRecord.read(record.text()).text()).isEqualTo(record.text());
            assertThat(record.result()).isEqualTo(game.result());
            assertThat(record.match().ply()).isEqualTo(game.plies());
            assertThat(record.head().value(RecordHead.START_SEED)).isPresent();
        }
    }

    @Test
    void leaguesThatMakeNoSenseAreRefused() {
        List<Entrant> three = heuristics(3);
        assertRefused(() -> plan(heuristics(1), new Schedule.RoundRobin(), 2), "league.few-entrants");
        assertRefused(() -> plan(three, new Schedule.RoundRobin(), 3), "league.odd-games");
        assertRefused(() -> plan(three, new Schedule.Gauntlet(3), 2), "league.only-staff");
        assertRefused(() -> plan(three, new Schedule.Swiss(3), 2), "league.many-rounds");
        assertRefused(() -> plan(players("easy", "easy"), new Schedule.RoundRobin(), 2), "league.same-name");
        Share part = new Share(1, 2);
        LeagueGames none = LeagueGames.inMemory();
        MoveLimit timed = new MoveLimit(Budget.ANY_NUMBER, 5, MoveLimit.Cost.GAME);
        Optional<SequentialTest> test = Optional.of(SequentialTest.read("0,50"));
        assertRefused(() -> plan(three, new Schedule.Swiss(2), 2).endedBy(test), "league.sprt-swiss");
        assertRefused(
                () -> played(plan(three, new Schedule.RoundRobin(), 2).endedBy(test), part, none), "league.sprt-part");
        assertRefused(() -> played(plan(three, new Schedule.Swiss(2), 2), part, none), "league.swiss-part");
        assertRefused(() -> played(plan(three, new Schedule.RoundRobin(), 2, timed), part, none), "league.timed-part");
    }

    private static void assertRefused(ThrowingCallable call, String key) {
        assertThatThrownBy(call)
                .isInstanceOfSatisfying(
                        TournamentRefused.class,
                        refused -> assertThat(refused.reason().key()).isEqualTo(key));
    }

    @Test
    void partsHaveEveryPairOnce() {
        for (int parts = 1; parts <= 7; parts++) {
            int all = parts;
            for (long pair = 0; pair < 50; pair++) {
                long place = pair;
                assertThat(IntStream.rangeClosed(1, all).filter(part -> new Share(part, all).has(place)))
                        .hasSize(1);
            }
        }
    }

    private static EntrantStanding row(LeagueStanding standing, int entrant) {
        return standing.table().stream()
                .filter(row -> row.entrant() == entrant)
                .findFirst()
                .orElseThrow();
    }
}
