package lectern.play;

import static lectern.play.Contenders.INFECTION;
import static lectern.play.Contenders.answering;
import static lectern.play.Contenders.failingAfter;
import static lectern.play.Contenders.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.play.pairs.EloDifference;
import lectern.play.pairs.SequentialTest;
import lectern.play.pairs.SequentialVerdict;
import lectern.play.player.Contender;
import lectern.search.Stop;
import org.junit.jupiter.api.Test;

class TournamentTest {
    private static final Clock CLOCK = Clock.fixed(Instant.parse("2026-11-18T12:00:00Z"), ZoneOffset.UTC);

    private final Stop stop = new Stop();

    @Test
    void theSameSeedGivesTheSameGamesOnOneThreadAndOnTwo() {
        TournamentPlan plan = plan("search:evaluator=report,nodes=300", "easy", 7);

        List<String> alone = records(tournament(plan, 10).run(1, (game, finished) -> {}));
        List<String> together = records(tournament(plan, 10).run(2, (game, finished) -> {}));

        assertThat(together).hasSize(10).doesNotHaveDuplicates().isEqualTo(alone);
    }

    @Test
    void anotherSeedGivesOtherGames() {
        List<String> some = records(tournament(plan("medium", "easy", 1), 4).run(1, (game, finished) -> {}));
        List<String> others = records(tournament(plan("medium", "easy", 2), 4).run(1, (game, finished) -> {}));

        assertThat(others).doesNotContainAnyElementsOf(some);
    }

    @Test
    void inAPairTheSeatsAreSwappedAndTheOpeningIsTheSame() {
        TournamentPlan plan = plan("medium", "easy", 3);
        TournamentPlan.Pairing game = plan.pairing(5);
        TournamentPlan.Pairing swapped = plan.pairing(6);

        assertThat(game.seatOfOne()).isEqualTo(Seat.FIRST);
        assertThat(swapped.seatOfOne()).isEqualTo(Seat.SECOND);
        assertThat(plan.contender(game, Seat.FIRST)).isEqualTo(plan.one());
        assertThat(plan.contender(swapped, Seat.FIRST)).isEqualTo(plan.two());
        assertThat(plan.contender(swapped, Seat.SECOND)).isEqualTo(plan.one());
        assertThat(swapped.opening()).isEqualTo(game.opening()).hasSize(4);
        assertThat(swapped.startSeed()).isEqualTo(game.startSeed());
        assertThat(swapped.firstSeed()).isNotEqualTo(game.firstSeed());
        assertThat(plan.pairing(7).opening()).isNotEqualTo(game.opening());
        assertThat(plan.pairing(7).startSeed()).isNotEqualTo(game.startSeed());
    }

    @Test
    void anOpeningNeverEndsTheGame() {
        TournamentPlan plan = new TournamentPlan(
                Games.read("catsdogs:size=4"),
                answering("a", true, TournamentTest::firstMove),
                answering("b", true, TournamentTest::firstMove),
                5,
                100,
                200,
                false);

        for (int number = 1; number <= 20; number += 2) {
            TournamentPlan.Pairing pairing = plan.pairing(number);
            Match match = Match.from(plan.game().start(pairing.startSeed()).position());
            for (Move move : pairing.opening()) match = match.play(move);
            assertThat(match.position().isOver()).isFalse();
            assertThat(pairing.opening()).hasSizeBetween(1, 99);
        }
    }

    @Test
    void everyGameIsKeptAsARecordThatCanBeRead() {
        TournamentPlan plan = plan("medium", "easy", 3);
        TournamentStanding standing = tournament(plan, 2).run(1, (game, finished) -> {});
        FinishedGame second = standing.games().get(1);
        RecordHead head = second.record().head();

        assertThat(head.value("first")).contains("easy");
        assertThat(head.value("second")).contains("medium");
        assertThat(head.value("date")).contains("2026-11-18");
        assertThat(head.value("tournament-game")).contains("2");
        assertThat(head.value("opening")).contains("4");
        assertThat(head.value("start-seed"))
                .contains(String.valueOf(plan.pairing(2).startSeed()));
        assertThat(head.value("first-seed"))
                .contains(String.valueOf(plan.pairing(2).firstSeed()));
        assertThat(head.value("second-seed"))
                .contains(String.valueOf(plan.pairing(2).secondSeed()));
        assertThat(Matches.moves(second.record().match().line()).subList(0, 4))
                .isEqualTo(plan.pairing(2).opening().stream().map(Move::text).toList());
        assertThat(GameRecord.read(second.record().line()).text())
                .isEqualTo(second.record().text());
    }

    @Test
    void aGameAtThePlyLimitIsHalfAPoint() {
        TournamentPlan plan = new TournamentPlan(INFECTION, read("medium"), read("easy"), 1, 2, 6, false);
        TournamentStanding standing = tournament(plan, 4).run(1, (game, finished) -> {});

        assertThat(standing.isComplete()).isTrue();
        assertThat(standing.tally()).isEqualTo(new ResultCount(0, 0, 0, 4, 0, 0));
        assertThat(standing.pairedScore().value()).isEqualTo(0.5);
        assertThat(standing.pentanomial().counts()).containsExactly(0, 0, 2, 0, 0);
        assertThat(standing.elo()).map(EloDifference::value).contains(0.0);
        assertThat(standing.winRate().value()).isZero();
    }

    @Test
    void forfeitsAreLostAndCounted() {
        TournamentPlan plan = new TournamentPlan(INFECTION, read("easy"), failingAfter(-1), 1, 0, 400, false);
        TournamentStanding standing = tournament(plan, 4).run(2, (game, finished) -> {});

        assertThat(standing.tally()).isEqualTo(new ResultCount(4, 0, 0, 0, 4, 0));
        assertThat(standing.tally().reversed()).isEqualTo(new ResultCount(0, 0, 4, 0, 0, 4));
        assertThat(standing.tally(Seat.FIRST)).isEqualTo(new ResultCount(2, 0, 0, 0, 2, 0));
        assertThat(standing.games().get(0).record().result())
                .isEqualTo(new GameResult.Forfeit(Seat.SECOND, "test.fell-asleep"));
    }

    @Test
    void spectatorsHearOfEveryGame() {
        List<Integer> counts = new ArrayList<>();
        List<Integer> numbers = new ArrayList<>();
        tournament(plan("medium", "easy", 1), 6).run(2, (game, finished) -> {
            counts.add(finished);
            numbers.add(game.number());
        });

        assertThat(counts).containsExactly(1, 2, 3, 4, 5, 6);
        assertThat(numbers).containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6);
    }

    @Test
    void whoStopsItKeepsTheFinishedGamesAndNoHalfOnes() {
        Tournament tournament = tournament(plan("medium", "easy", 1), 100);
        TournamentStanding standing = tournament.run(2, (game, finished) -> {
            if (finished == 3) stop.ask();
        });

        assertThat(standing.isComplete()).isFalse();
        assertThat(standing.games()).hasSizeBetween(3, 4);
        assertThat(standing.games())
                .allSatisfy(game -> assertThat(game.record().result()).isInstanceOf(GameResult.ByRule.class));
    }

    @Test
    void goesOnWhereItWasLeft() throws IOException {
        TournamentPlan plan = plan("medium", "easy", 1);
        TournamentStanding whole = tournament(plan, 8).run(1, (game, finished) -> {});
        FinishedGames kept = FinishedGames.inMemory();
        for (FinishedGame game : whole.games().subList(2, 5)) kept.add(game);

        AtomicInteger played = new AtomicInteger();
        Tournament rest = new Tournament(plan, 8, kept, stop, Phrase::key, CLOCK);
        assertThat(rest.alreadyFinished()).isEqualTo(3);
        TournamentStanding standing = rest.run(2, (game, finished) -> played.incrementAndGet());

        assertThat(played).hasValue(5);
        assertThat(records(standing)).isEqualTo(records(whole));
        assertThat(kept.all()).hasSize(8);
    }

    @Test
    void whereNothingIsMissingNothingIsPlayed() {
        TournamentPlan plan = plan("medium", "easy", 1);
        FinishedGames kept = FinishedGames.inMemory();
        TournamentStanding whole =
                new Tournament(plan, 2, kept, stop, Phrase::key, CLOCK).run(1, (game, finished) -> {});
        TournamentStanding again = new Tournament(plan, 2, kept, stop, Phrase::key, CLOCK).run(1, (game, finished) -> {
            throw new IllegalStateException("a game was played");
        });

        assertThat(again.isComplete()).isTrue();
        assertThat(records(again)).isEqualTo(records(whole));
        assertThat(again.tally().forfeitsWon() + again.tally().forfeitsLost()).isZero();
    }

    @Test
    void whenNothingCanBeKeptAnyMoreItStopsAndSaysSo() {
        IOException full = new IOException("No space left on device");
        AtomicInteger room = new AtomicInteger(2);
        FinishedGames kept = new FinishedGames() {
            private final FinishedGames games = FinishedGames.inMemory();

            @Override
            public List<FinishedGame> all() {
                return games.all();
            }

            @Override
            public void add(FinishedGame game) throws IOException {
                if (room.getAndDecrement() <= 0) throw full;
                games.add(game);
            }
        };
        TournamentStanding standing = new Tournament(plan("medium", "easy", 1), 100, kept, stop, Phrase::key, CLOCK)
                .run(1, (game, finished) -> {});

        assertThat(standing.trouble()).contains(full);
        assertThat(standing.isComplete()).isFalse();
        assertThat(standing.games()).hasSize(3);
        assertThat(kept.all()).hasSize(2);
    }

    @Test
    void aDefectOfASpectatorIsNotSwallowed() {
        assertThatThrownBy(() -> tournament(plan("medium", "easy", 1), 100).run(2, (game, finished) -> {
                    throw new IllegalStateException("oh");
                }))
                .hasRootCauseMessage("oh");
        assertThat(stop.isAsked()).isTrue();
    }

    @Test
    void whoIsInterruptedStops() {
        TournamentStanding standing = tournament(plan("medium", "easy", 1), 1_000)
                .run(1, (game, finished) -> {
                    if (finished == 1) interruptWaiting();
                });

        assertThat(Thread.interrupted()).isTrue();
        assertThat(standing.isComplete()).isFalse();
    }

    private final Thread waiting = Thread.currentThread();

    private void interruptWaiting() {
        waiting.interrupt();
    }

    @Test
    void ratesLeaveAnOddLastGameOut() {
        TournamentStanding standing = tournament(plan("medium", "easy", 1), 3).run(2, (game, finished) -> {});

        assertThat(standing.unpaired()).map(FinishedGame::number).containsExactly(3);
        assertThat(standing.tally().games()).isEqualTo(3);
        assertThat(standing.pairedScore().pairs()).isEqualTo(1);
        assertThat(standing.pairedScore(Seat.FIRST).pairs()).isEqualTo(1);
        assertThat(tournament(plan("medium", "easy", 1), 2)
                        .run(2, (game, finished) -> {})
                        .unpaired())
                .isEmpty();
    }

    @Test
    void aPairOfWhichOneGameIsOverIsNotCounted() {
        TournamentStanding whole = tournament(plan("medium", "easy", 1), 6).run(1, (game, finished) -> {});
        List<FinishedGame> some = List.of(
                whole.games().get(1),
                whole.games().get(2),
                whole.games().get(3),
                whole.games().get(4));
        TournamentStanding standing = new TournamentStanding(whole.plan(), 6, some, Optional.empty());

        assertThat(standing.pointsOfPairs()).containsOnlyKeys(2);
        assertThat(standing.pairedScore(Seat.SECOND).pairs()).isEqualTo(1);
        assertThat(standing.unpaired()).map(FinishedGame::number).containsExactly(2, 5);
        assertThat(new TournamentStanding(whole.plan(), 6, some.subList(0, 1), Optional.empty()).elo())
                .isEmpty();
    }

    @Test
    void aTestEndsItAndTheFiguresAreThoseOfThePairThatDecided() {
        TournamentPlan plan = plan("medium", "easy", 1);
        TournamentStanding alone = tested(plan, FinishedGames.inMemory()).run(1, (game, finished) -> {});
        TournamentStanding together = tested(plan, FinishedGames.inMemory()).run(4, (game, finished) -> {});

        assertThat(alone.isComplete()).isTrue();
        assertThat(alone.isDecided()).isTrue();
        assertThat(alone.games())
                .hasSizeLessThan(200)
                .hasSize(2 * alone.verdict().orElseThrow().pair());
        assertThat(alone.beyond()).isZero();
        assertThat(together.games().size() + together.beyond()).isLessThan(200);
        assertThat(together.verdict()).isEqualTo(alone.verdict());
        assertThat(records(together)).isEqualTo(records(alone));
        assertThat(TournamentJson.of(together)).isEqualTo(TournamentJson.of(alone));
    }

    @Test
    void whatATestHasDecidedIsNotPlayedOn() throws IOException {
        TournamentPlan plan = plan("medium", "easy", 1);
        TournamentStanding alone = tested(plan, FinishedGames.inMemory()).run(1, (game, finished) -> {});
        FinishedGames kept = FinishedGames.inMemory();
        TournamentStanding more = tournament(plan, 60).run(2, (game, finished) -> {});
        for (FinishedGame game : more.games()) kept.add(game);
        TournamentStanding again = tested(plan, kept).run(2, (game, finished) -> {
            throw new IllegalStateException("a game was played");
        });

        assertThat(again.verdict()).isEqualTo(alone.verdict());
        assertThat(records(again)).isEqualTo(records(alone));
        assertThat(again.beyond()).isEqualTo(60 - alone.games().size());
        assertThat(kept.all()).hasSize(60);
    }

    @Test
    void aTestThatIsNotDecidedLeavesAllGames() {
        Tournament few = new Tournament(
                plan("medium", "medium", 1),
                4,
                FinishedGames.inMemory(),
                stop,
                Phrase::key,
                CLOCK,
                Optional.of(SequentialTest.read("-5,5")));
        TournamentStanding standing = few.run(2, (game, finished) -> {});

        assertThat(standing.isComplete()).isTrue();
        assertThat(standing.isDecided()).isFalse();
        assertThat(standing.verdict()).map(SequentialVerdict::pair).contains(2);
    }

    private Tournament tested(TournamentPlan plan, FinishedGames kept) {
        return new Tournament(plan, 200, kept, stop, Phrase::key, CLOCK, Optional.of(SequentialTest.read("0,100")));
    }

    @Test
    void playersThatCheatTakePartOnlyWhenThatIsAskedFor() {
        Contender cheat = answering("cheat", false, TournamentTest::firstMove);

        assertThatThrownBy(() -> new TournamentPlan(INFECTION, read("easy"), cheat, 1, 0, 400, false))
                .isInstanceOfSatisfying(
                        TournamentRefused.class,
                        refused -> assertThat(refused.reason()).isEqualTo(Phrase.of("play.dishonest", "cheat")));
        assertThat(new TournamentPlan(INFECTION, cheat, read("easy"), 1, 0, 400, true).one())
                .isEqualTo(cheat);
    }

    @Test
    void anOpeningLeavesSomethingToPlay() {
        assertThatThrownBy(() -> new TournamentPlan(INFECTION, read("easy"), read("easy"), 1, 6, 6, false))
                .isInstanceOf(TournamentRefused.class);
        assertThat(new TournamentPlan(INFECTION, read("easy"), read("easy"), 1, 5, 6, false).openingPlies())
                .isEqualTo(5);
    }

    private static Move firstMove(Position position) {
        return position.moves().get(0);
    }

    private static TournamentPlan plan(String one, String two, long seed) {
        return new TournamentPlan(INFECTION, read(one), read(two), seed, 4, 400, false);
    }

    private Tournament tournament(TournamentPlan plan, int games) {
        return new Tournament(plan, games, FinishedGames.inMemory(), stop, Phrase::key, CLOCK);
    }

    private static List<String> records(TournamentStanding standing) {
        return standing.games().stream().map(game -> game.record().text()).toList();
    }
}
