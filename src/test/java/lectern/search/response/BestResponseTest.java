package lectern.search.response;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Draws;
import lectern.game.Evaluator;
import lectern.game.Evaluator.Weighted;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Term;
import lectern.games.Games;
import lectern.search.Budget;
import lectern.search.Candidate;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.Meter;
import lectern.search.Player;
import lectern.search.RandomPositions;
import lectern.search.SearchOptions;
import lectern.search.Thinking;
import lectern.search.TrialOptions;
import lectern.search.alphabeta.SearchPlayer;
import lectern.search.trace.SearchNode;
import lectern.search.trials.MctsPlayer;
import org.junit.jupiter.api.Test;

/** Who sees nothing but losses plays for the replies that its evaluation reckons with. */
class BestResponseTest {
    private static final Phrase HOPE = Phrase.of("players.note.hope");

    private static final Phrase BEYOND_DRAW = Phrase.of("players.note.hope-drawn");

    private final Game game = Games.read("catsdogs");
    private final Game small = Games.read("catsdogs:size=5,obstacles=30");
    private final Evaluator strong = game.evaluator("strong").orElseThrow();
    private final Player player = new SearchPlayer(strong, SearchOptions.USUAL);
    private final Thinking thinking = Thinking.within(Budget.ofNodes(2_000));

    @Test
    void everyMoveIsShownWithTheWayItHopesFor() {
        for (Position position : hopeless()) {
            Decision decision = player.decide(position, thinking);
            assertThat(decision.candidates()).extracting(Candidate::move).isEqualTo(position.moves());
            assertThat(decision.candidates())
                    .allMatch(candidate -> candidate.score() <= decision.score())
                    .allMatch(candidate -> candidate.verdict().isEmpty());
            for (Candidate candidate : decision.candidates()) check(candidate, position);
        }
    }

    /** The other side replies as the evaluator says, to the end of the game; the score is what the playout makes of it. */
    private void check(Candidate candidate, Position root) {
        Weighted playout = strong.foretelling(root).orElseThrow();
        Position position = root;
        for (Move move : candidate.line()) {
            assertThat(position.violation(move)).isEmpty();
            if (position.toMove() != root.toMove()) {
                assertThat(strong.foretelling(position)).contains(playout);
                assertThat(playout.criterion().continuation(position)).contains(move);
            }
            position = position.play(move, Narrator.SILENT);
        }
        assertThat(position.isOver()).isTrue();
        assertThat(candidate.terms()).extracting(Term::key).containsExactly("playout");
        assertThat(candidate.terms().get(0).raw()).isEqualTo(playout.criterion().raw(position, root.toMove()));
        assertThat(candidate.terms().get(0).contribution()).isEqualTo(candidate.score());
    }

    /** The search for best responses costs nothing there: these positions are small enough for every draw to be proven. */
    @Test
    void whoeverCanHaveADrawHopesForMoreOnlyWithMovesThatKeepIt() {
        Player exact = new SearchPlayer(strong, new SearchOptions(true, true, 1));
        Draws draws = Draws.of(12, "draws");
        int kept = 0;
        for (int i = 0; i < 3_000; i++) {
            Position position = RandomPositions.next(small, draws);
            Decision decision = player.decide(position, thinking);
            if (!decision.notes().contains(BEYOND_DRAW)) continue;
            kept++;
            Decision known = exact.decide(position, Thinking.within(Budget.ofDepth(50)));
            assertThat(known.score()).isZero();
            for (Candidate candidate : decision.candidates()) {
                if (candidate.score() <= 0) continue;
                check(candidate, position);
                assertThat(known.candidates())
                        .filteredOn(other -> other.move().equals(candidate.move()))
                        .extracting(Candidate::score)
                        .containsExactly(0.0);
            }
            assertThat(decision.chosen().score()).isPositive();
            assertThat(player.decide(position, thinking.recording(100)).candidates())
                    .isEqualTo(decision.candidates());
        }
        assertThat(kept).isPositive();
    }

    @Test
    void theSameBudgetGivesTheSameDecisionRecordedOrNot() {
        for (Position position : hopeless()) {
            Decision decision = player.decide(position, thinking);
            assertThat(player.decide(position, thinking)).isEqualTo(decision);
            Decision recorded = player.decide(position, thinking.recording(100));
            assertThat(recorded.candidates()).isEqualTo(decision.candidates());
            assertThat(recorded.nodes()).isEqualTo(decision.nodes());
            SearchNode root = recorded.trace().orElseThrow().root();
            assertThat(root.value()).isEqualTo(decision.score());
            assertThat(count(root)).isBetween(2L, 100L);
        }
    }

    /** What was found once is never given up for something worse. */
    @Test
    void moreThoughtNeverHopesForLess() {
        for (Position position : hopeless()) {
            double reached = Double.NEGATIVE_INFINITY;
            for (int nodes = 200; nodes < 10_000; nodes *= 2) {
                Meter meter = new Meter(Thinking.within(Budget.ofNodes(nodes)));
                meter.limit();
                BestResponse bestResponse = new BestResponse(position, strong, meter, Long.MAX_VALUE);
                bestResponse.follow(progress -> {});
                assertThat(bestResponse.start().best()).isGreaterThanOrEqualTo(reached);
                assertThat(bestResponse.start().nodes()).isEqualTo(meter.nodes() + 1);
                reached = bestResponse.start().best();
            }
        }
    }

    @Test
    void thereIsNoHopeWithoutAPlayoutAndNoneWhereADepthWasAsked() {
        Player atRest = new SearchPlayer(game.evaluator("at-rest").orElseThrow(), SearchOptions.USUAL);
        for (Position position : hopeless()) {
            assertThat(atRest.decide(position, thinking).notes()).isEmpty();
            assertThat(player.decide(position, Thinking.within(Budget.ofDepth(2)))
                            .notes())
                    .isEmpty();
        }
    }

    @Test
    void trialsThatSeeNothingButLossesGiveWayToHopeToo() {
        Player trials = new MctsPlayer(strong, TrialOptions.USUAL);
        int hopes = 0;
        for (Position position : hopeless()) {
            Decision decision = trials.decide(position, thinking);
            assertThat(trials.decide(position, thinking)).isEqualTo(decision);
            assertThat(decision.nodes()).isLessThanOrEqualTo(2_100);
            if (!decision.notes().contains(HOPE)) continue;
            hopes++;
            assertThat(decision.choice()).isEqualTo(Choice.HIGHEST);
            for (Candidate candidate : decision.candidates()) check(candidate, position);
        }
        assertThat(hopes).isPositive();
    }

    private List<Position> hopeless() {
        Draws draws = Draws.of(11, "hope");
        List<Position> hopeless = new ArrayList<>();
        while (hopeless.size() < 20) {
            Position position = RandomPositions.next(game, draws);
            if (player.decide(position, thinking).notes().contains(HOPE)) hopeless.add(position);
        }
        return hopeless;
    }

    private static long count(SearchNode node) {
        return 1 + node.children().stream().mapToLong(BestResponseTest::count).sum();
    }
}
