package lectern.play.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lectern.game.Game;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.games.Games;
import lectern.heuristic.Heuristic;
import lectern.heuristic.HeuristicTerm;
import lectern.play.TournamentPlan;
import lectern.play.TournamentRefused;
import lectern.play.pairs.PairedRate;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.play.sweep.WeightedPlayer;
import lectern.play.tuning.TuningStanding.Verdict;
import lectern.search.Stop;
import org.junit.jupiter.api.Test;

class TuningTest {
    private static final Clock CLOCK = Clock.fixed(Instant.parse("2026-11-18T12:00:00Z"), ZoneOffset.UTC);
    private static final Game INFECTION = Games.read("infection");
    private static final Contender MEDIUM = PlayerText.read("medium", INFECTION);

    @Test
    void theSameSeedFindsTheSameWeightsOnOneThreadAndOnTwo() {
        TuningStanding alone = tuning(plan(Optional.empty(), 64, 4)).run(1, new Stop(), (standing, played) -> {});
        TuningStanding together = tuning(plan(Optional.empty(), 64, 4)).run(2, new Stop(), (standing, played) -> {});

        assertThat(alone.isComplete()).isTrue();
        assertThat(alone.weights()).isNotEqualTo(Map.of("count", 1.0, "frontier", 0.0));
        assertThat(together.weights()).isEqualTo(alone.weights());
        assertThat(TuningCsv.csv(together)).isEqualTo(TuningCsv.csv(alone));
        assertThat(together.onHeldOut()).isEqualTo(alone.onHeldOut());
    }

    @Test
    void itPlaysAsManyGamesAsItSaid() {
        for (Optional<Contender> against : List.of(Optional.<Contender>empty(), Optional.of(MEDIUM))) {
            Tuning tuning = tuning(plan(against, 64, 4));
            int planned = tuning.planned();
            int[] played = {0};

            tuning.run(2, new Stop(), (standing, games) -> played[0] = games);

            assertThat(played[0]).isEqualTo(planned);
        }
    }

    @Test
    void whatWasStoppedGoesOnAndFindsWhatItWouldHaveFound() {
        TuningStanding whole = tuning(plan(Optional.of(MEDIUM), 64, 4)).run(1, new Stop(), (standing, played) -> {});
        Tuning tuning = tuning(plan(Optional.of(MEDIUM), 64, 4));
        Stop stop = new Stop();

        TuningStanding part = tuning.run(1, stop, (standing, played) -> {
            if (played == 40) stop.ask();
        });
        TuningStanding rest = tuning.run(2, new Stop(), (standing, played) -> {});

        assertThat(part.isComplete()).isFalse();
        assertThat(part.verdict()).isEmpty();
        assertThat(part.trained()).isPositive().isLessThan(whole.trained());
        assertThat(rest.weights()).isEqualTo(whole.weights());
        assertThat(rest.progress()).isEqualTo(whole.progress());
        assertThat(rest.onHeldOut()).isEqualTo(whole.onHeldOut());
    }

    @Test
    void aHeuristicThatThinksMuchOfEdgesIsMendedAndCanBeWritten() {
        GameKind kind = INFECTION.kind();
        Heuristic edges = Heuristic.of(
                "edges",
                kind,
                List.of(
                        HeuristicTerm.of(kind.criterion("count").orElseThrow(), 0.1),
                        HeuristicTerm.of(kind.criterion("edge").orElseThrow(), 1)));
        TuningPlan plan = new TuningPlan(
                WeightedPlayer.of(INFECTION, "greedy", edges),
                List.of(),
                Optional.of(MEDIUM),
                640,
                40,
                0,
                80,
                1,
                4,
                200,
                0.3,
                0.2);

        TuningStanding standing = tuning(plan).run(2, new Stop(), (so, played) -> {});

        assertThat(standing.verdict()).contains(Verdict.BETTER);
        assertThat(plan.player()
                        .written("tuned", standing.weights())
                        .term("count")
                        .orElseThrow()
                        .weight())
                .isEqualTo(standing.weights().get("count"));
    }

    @Test
    void openingsThatAreHeldOutAreDrawnFromSeedsThatAreNeverTrainedOn() {
        TuningPlan plan = plan(Optional.empty(), 640, 40);
        Set<Long> trained = new HashSet<>();
        for (int k = 1; k <= plan.iterations(); k++) {
            trained.add(plan.training(k, MEDIUM, MEDIUM).seed());
        }
        TournamentPlan heldOut = plan.judging(TuningPlan.Openings.HELD_OUT, MEDIUM, MEDIUM);
        TournamentPlan progress = plan.judging(TuningPlan.Openings.PROGRESS, MEDIUM, MEDIUM);

        assertThat(trained).hasSize(10).doesNotContain(heldOut.seed(), progress.seed());
        assertThat(heldOut.seed()).isNotEqualTo(progress.seed());
    }

    @Test
    void anOpeningThatWasTrainedOnDoesNotCountAsHeldOut() {
        TuningPlan noOpenings = new TuningPlan(player(), List.of(), Optional.empty(), 16, 4, 0, 8, 1, 0, 200, 0.3, 0.1);

        TuningJudgement judged = tuning(noOpenings)
                .run(2, new Stop(), (so, played) -> {})
                .onHeldOut()
                .orElseThrow();

        // Without drawn moves there is one opening only, and that was trained on.
        assertThat(judged.leftOut()).isEqualTo(4);
        assertThat(judged.duel().pairs()).isZero();
    }

    @Test
    void theVerdictIsThatOfTheOpeningsThatWereHeldOut() {
        TuningJudgement better = judgement(0.75);
        TuningJudgement even = judgement(0.5);
        TuningJudgement worse = judgement(0.25);

        assertThat(verdict(better, better)).contains(Verdict.BETTER);
        assertThat(verdict(even, better)).contains(Verdict.BETTER);
        assertThat(verdict(better, even)).contains(Verdict.ONLY_TRAINED);
        assertThat(verdict(even, even)).contains(Verdict.OPEN);
        assertThat(verdict(better, worse)).contains(Verdict.WORSE);
    }

    @Test
    void againstAnOpponentTheGainCountsAndNotTheDuel() {
        PairedRate won = PairedRate.of(Collections.nCopies(40, 0.75));
        PairedRate same = PairedRate.of(Collections.nCopies(40, 0.5));
        TuningJudgement noGain = new TuningJudgement(won, Optional.of(won), Optional.of(won), Optional.of(same), 0);

        assertThat(verdict(noGain, noGain)).contains(Verdict.OPEN);
    }

    @Test
    void whatCannotBePlayedIsRefused() {
        assertThatThrownBy(() -> plan(Optional.empty(), 7, 4)).isInstanceOf(TournamentRefused.class);
        assertThatThrownBy(() -> plan(Optional.of(MEDIUM), 15, 4)).isInstanceOf(TournamentRefused.class);
        assertThatThrownBy(() -> plan(Optional.empty(), 64, 3)).isInstanceOf(TournamentRefused.class);
        assertThatThrownBy(() -> plan(Optional.empty(), Integer.MAX_VALUE, 4)).isInstanceOf(TournamentRefused.class);
        for (double wrong : new double[] {0, -1, Double.NaN, Double.POSITIVE_INFINITY}) {
            assertThatThrownBy(() ->
                            new TuningPlan(player(), List.of(), Optional.empty(), 64, 8, 0, 8, 1, 4, 200, wrong, 0.1))
                    .isInstanceOf(TournamentRefused.class);
        }
        assertThatThrownBy(() ->
                        new TuningPlan(player(), List.of("edges"), Optional.empty(), 64, 8, 0, 8, 1, 4, 200, 0.3, 0.1))
                .isInstanceOf(TournamentRefused.class);
    }

    private static TuningJudgement judgement(double points) {
        PairedRate duel = PairedRate.of(Collections.nCopies(40, points));
        return new TuningJudgement(duel, Optional.empty(), Optional.empty(), Optional.empty(), 0);
    }

    private static Optional<Verdict> verdict(TuningJudgement onTraining, TuningJudgement onHeldOut) {
        TuningPlan plan = plan(Optional.empty(), 64, 4);
        return new TuningStanding(plan, Map.of(), 64, List.of(), Optional.of(onTraining), Optional.of(onHeldOut))
                .verdict();
    }

    private static WeightedPlayer player() {
        return WeightedPlayer.of(INFECTION, "greedy", INFECTION.kind().report());
    }

    private static TuningPlan plan(Optional<Contender> against, int games, int openings) {
        return new TuningPlan(
                player(), List.of("count", "frontier"), against, games, openings, 4, 8, 1, 4, 200, 0.3, 0.1);
    }

    private static Tuning tuning(TuningPlan plan) {
        return new Tuning(plan, Phrase::key, CLOCK);
    }
}
