package lectern.search.trials;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import lectern.game.Draws;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.Position;
import lectern.games.Games;
import lectern.search.Budget;
import lectern.search.Candidate;
import lectern.search.Decision;
import lectern.search.RandomPositions;
import lectern.search.Stop;
import lectern.search.Thinking;
import lectern.search.TrialOptions;
import lectern.search.TrialRule;
import lectern.search.trials.phase.Trial;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class TrialRunTest {
    private static final String MIDDLE_GAME = "x5o/1xx2oo/2x1oo1/3xo2/2ox3/1oo1xx1/o5x x 0 1";

    private final Game game = Games.read("infection");
    private final Evaluator evaluator = game.evaluator("report").orElseThrow();
    private final Position middle = game.read(MIDDLE_GAME);

    @ParameterizedTest
    @ValueSource(strings = {"infection", "catsdogs", "pushee", "shiftago", "syrtis:board=minor"})
    void underTheRuleOfThePlayerItMakesThePlayersTrials(String text) {
        Game played = Games.read(text);
        Evaluator judge = played.evaluator("report").orElseThrow();
        Draws draws = Draws.of(4, "player's trials");
        for (int i = 0; i < 5; i++) {
            Position position = RandomPositions.next(played, draws);
            Decision decision = new MctsPlayer(judge, TrialOptions.USUAL)
                    .decide(position, Thinking.within(Budget.ofNodes(3_000)).seeded(i));
            long trials =
                    decision.candidates().stream().mapToLong(Candidate::visits).sum();

            TrialRun run = TrialRun.recorded(position, judge, TrialOptions.USUAL, i);
            run.grow(trials, new Stop());

            TrialStanding standing = run.standing(1);
            assertThat(standing.moves())
                    .extracting(RootMove::move, RootMove::visits)
                    .isEqualTo(decision.candidates().stream()
                            .map(candidate -> tuple(candidate.move(), candidate.visits()))
                            .toList());
            assertThat(standing.choice()).isEqualTo(decision.move());
        }
    }

    @ParameterizedTest
    @EnumSource(TrialRule.class)
    void trialsMadeOneByOneAreThoseMadeTogether(TrialRule rule) {
        TrialRun together = run(rule, 5);
        together.grow(60, new Stop());
        TrialRun single = run(rule, 5);
        List<Trial> seen = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            single.grow(1, new Stop());
            List<Trial> latest = single.standing(10).latest();
            assertThat(latest.subList(0, seen.size())).as("stepping back").isEqualTo(seen);
            seen = latest;
        }

        assertThat(single.standing(100)).isEqualTo(together.standing(100));
        TrialRun other = run(rule, 6);
        other.grow(60, new Stop());
        assertThat(other.standing(100).latest()).isNotEqualTo(seen);
    }

    @ParameterizedTest
    @EnumSource(TrialRule.class)
    void recordsOfLongRunsAreThoseOfTheLatestTrials(TrialRule rule) {
        TrialRecorder recorder = new TrialRecorder(50, 4_000);
        TrialRun run = run(rule, 1);
        run.grow(200, new Stop());
        List<Trial> all = run.standing(1).latest();

        all.forEach(recorder::keep);

        List<Trial> kept = recorder.kept();
        assertThat(kept).hasSizeBetween(2, 50).isEqualTo(all.subList(200 - kept.size(), 200));
        assertThat(kept.stream().mapToInt(Trial::rows).sum()).isLessThanOrEqualTo(4_000);
    }

    @Test
    void theHistoryIsSampledWhereItIsLong() {
        TrialRun run = run(TrialRule.PUCT, 1);
        run.grow(1_500, new Stop());

        List<VisitSample> history = run.standing(1).history();

        assertThat(history).hasSizeBetween(VisitHistory.MOST_SAMPLES / 2, VisitHistory.MOST_SAMPLES + 1);
        assertThat(history).extracting(VisitSample::trials).isSorted().doesNotHaveDuplicates();
        assertThat(history.get(history.size() - 1).trials()).isEqualTo(1_500);
        assertThat(history)
                .allSatisfy(sample -> assertThat(sample.visits().stream()
                                .mapToLong(Long::longValue)
                                .sum())
                        .isEqualTo(sample.trials()));
    }

    @Test
    void flatTrialsAreSpreadEvenlyAndTheHighestMeanIsChosen() {
        TrialRun run = run(TrialRule.FLAT, 1);
        run.grow(100, new Stop());

        TrialStanding standing = run.standing(1_000);

        List<Long> visits = standing.moves().stream().map(RootMove::visits).toList();
        assertThat(Collections.max(visits) - Collections.min(visits)).isLessThanOrEqualTo(1);
        assertThat(standing.tree().root().children())
                .allMatch(node -> node.children().isEmpty());
        double chosen = standing.moves().stream()
                .filter(move -> move.move().equals(standing.choice()))
                .findFirst()
                .orElseThrow()
                .mean();
        assertThat(standing.moves()).filteredOn(move -> move.visits() > 0).allMatch(move -> move.mean() <= chosen);
    }

    @Test
    void aBanditHasNoTreeAndATreeGrowsUnderUct() {
        TrialRun bandit = run(TrialRule.UCB1, 1);
        bandit.grow(300, new Stop());
        TrialRun tree = run(TrialRule.UCT, 1);
        tree.grow(300, new Stop());

        assertThat(bandit.standing(1_000).tree().root().depth()).isEqualTo(1);
        assertThat(tree.standing(1_000).tree().root().depth()).isGreaterThan(1);
    }

    @Test
    void aRunThatIsStoppedMakesNoMoreTrials() {
        Stop stop = new Stop();
        TrialRun run = run(TrialRule.UCT, 1);
        run.grow(3, stop);
        stop.ask();
        run.grow(1_000, stop);

        assertThat(run.trials()).isEqualTo(3);
        assertThat(run.standing(1).state()).isEqualTo(TrialStanding.State.GROWING);
    }

    @Test
    void aDecidedRunComesToItsEnd() {
        Position won = game.read("7/7/3oo2/2x4/7/7/7 x 3 9");
        TrialRun run = TrialRun.recorded(won, evaluator, TrialOptions.USUAL, 1);
        run.grow(100, new Stop());

        assertThat(run.standing(1).state()).isEqualTo(TrialStanding.State.DECIDED);
        assertThat(run.standing(1).choice().text()).isEqualTo("d4");
    }

    /** A small constant stays with what went well, a large one tries everything alike. */
    @ParameterizedTest
    @EnumSource(
            value = TrialRule.class,
            names = {"UCB1", "UCT", "PUCT"})
    void aLargerConstantSpreadsTheTrials(TrialRule rule) {
        List<ExplorationEffect.Outcome> outcomes = ExplorationEffect.of(
                middle, evaluator, TrialOptions.usual(rule), 3, 400, List.of(0.1, 4.0), new Stop());

        assertThat(greatestShare(outcomes.get(0))).isGreaterThan(greatestShare(outcomes.get(1)));
        TrialRun alone =
                TrialRun.recorded(middle, evaluator, TrialOptions.usual(rule).exploring(0.1), 3);
        alone.grow(400, new Stop());
        assertThat(outcomes.get(0).moves()).isEqualTo(alone.standing(1).moves());
        assertThat(outcomes.get(0).choice()).isEqualTo(alone.standing(1).choice());
    }

    private static double greatestShare(ExplorationEffect.Outcome outcome) {
        double greatest = 0;
        for (int i = 0; i < outcome.moves().size(); i++) greatest = Math.max(greatest, outcome.share(i));
        return greatest;
    }

    private TrialRun run(TrialRule rule, long seed) {
        return TrialRun.recorded(middle, evaluator, TrialOptions.usual(rule), seed);
    }
}
