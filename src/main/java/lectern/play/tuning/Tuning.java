package lectern.play.tuning;

import java.time.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import lectern.game.Phrase;
import lectern.play.pairs.PairedRate;
import lectern.play.player.Contender;
import lectern.play.sweep.WeightedPlayer;
import lectern.search.Stop;

/**
 * Looks for better weights as a plan says, and judges what it found. What it finds depends on the plan alone. One that
 * was stopped goes on where it was when it is run again.
 */
public final class Tuning {
    private final TuningPlan plan;
    private final Function<Phrase, String> words;
    private final Clock clock;
    private final Spsa spsa;
    private final List<TuningPoint> progress = new ArrayList<>();

    /** Measured when it is first run: that takes a while. */
    private List<Double> units = List.of();

    private TuningState state = TuningState.at(List.of());
    private Optional<TuningJudgement> onTraining = Optional.empty();
    private Optional<TuningJudgement> onHeldOut = Optional.empty();

    /** Told of each game as it comes to its end; by one thread at a time, but not always the same. */
    @FunctionalInterface
    public interface Spectator {
        /**
         * @param standing how it stood after the last iteration or judgement
         * @param played how many games were played in this run
         */
        void played(TuningStanding standing, int played);
    }

    /** @param words what a forfeit's reason is put into words by */
    public Tuning(TuningPlan plan, Function<Phrase, String> words, Clock clock) {
        this.plan = plan;
        this.words = words;
        this.clock = clock;
        spsa = new Spsa(plan.gains(), plan.seed());
    }

    private void begin() {
        WeightedPlayer player = plan.player();
        units = Units.of(
                player.game(),
                player.judge(),
                plan.tuned().stream().map(player::part).toList(),
                plan.seed());
        List<Double> start = new ArrayList<>();
        for (int i = 0; i < units.size(); i++) start.add(plan.start().get(i) / units.get(i));
        state = TuningState.at(start);
    }

    /** How many games there are until the end, if it is not stopped. */
    public int planned() {
        int done = state.iteration();
        int checks = (int) IntStream.rangeClosed(done, plan.iterations())
                .filter(k -> isChecked(k) && !isCheckedAlready(k))
                .count();
        return (plan.iterations() - done) * plan.gamesOfIteration() + checks * checkGames() + Judging.games(plan);
    }

    /**
     * Iterates, and judges in the end.
     *
     * @param stop asked for to leave: an iteration or a judgement in the middle is begun anew in the next run
     */
    public TuningStanding run(int threads, Stop stop, Spectator spectator) {
        if (units.isEmpty()) begin();
        int[] played = new int[1];
        TuningGames matches = new TuningGames(threads, stop, words, clock, games -> {
            played[0] += games;
            spectator.played(standing(), played[0]);
        });
        while (true) {
            int done = state.iteration();
            if (isChecked(done) && !isCheckedAlready(done)) check(matches);
            if (stop.isAsked()) return standing();
            if (done == plan.iterations()) break;
            Optional<double[]> next =
                    spsa.iterate(state.last(), done + 1, (plus, minus, k) -> difference(matches, plus, minus, k));
            if (next.isEmpty()) return standing();
            state = state.next(next.get(), plan.iterations());
        }
        judge(matches);
        return standing();
    }

    private void judge(TuningGames matches) {
        Judging judging = new Judging(plan, matches);
        Contender tuned = plan.player().with(weights(state.answer()));
        Contender start = plan.player().asItIs();
        if (onTraining.isEmpty()) onTraining = judging.onTraining(tuned, start);
        if (onTraining.isPresent() && onHeldOut.isEmpty()) onHeldOut = judging.onHeldOut(tuned, start);
    }

    private Optional<Double> difference(TuningGames matches, double[] plus, double[] minus, int k) {
        Contender one = plan.player().with(weights(list(plus)));
        Contender two = plan.player().with(weights(list(minus)));
        int games = 2 * TuningPlan.PAIRS;
        if (plan.against().isEmpty()) {
            // What one wins the other loses.
            return score(matches, k, one, two, games).map(score -> 2 * score - 1);
        }
        Contender opponent = plan.against().get();
        Optional<Double> high = score(matches, k, one, opponent, games);
        Optional<Double> low = score(matches, k, two, opponent, games);
        return high.flatMap(more -> low.map(less -> more - less));
    }

    private Optional<Double> score(TuningGames matches, int k, Contender one, Contender two, int games) {
        return matches.points(plan.training(k, one, two), games)
                .map(points -> PairedRate.of(points.values()).value());
    }

    /** In self-play the beginning is what all later weights are compared with. */
    private boolean isChecked(int k) {
        if (checkGames() == 0) return false;
        if (k == 0) return plan.against().isPresent();
        long all = plan.iterations();
        return k * (long) TuningPlan.CHECKS / all > (k - 1) * (long) TuningPlan.CHECKS / all;
    }

    private boolean isCheckedAlready(int k) {
        return progress.stream().anyMatch(point -> point.games() == k * plan.gamesOfIteration());
    }

    private int checkGames() {
        return plan.checkGames() / 2 * 2;
    }

    private void check(TuningGames matches) {
        Map<String, Double> weights = weights(state.answer());
        Contender now = plan.player().with(weights);
        Contender other = plan.against().orElseGet(plan.player()::asItIs);
        Optional<NavigableMap<Integer, Double>> points =
                matches.points(plan.judging(TuningPlan.Openings.PROGRESS, now, other), checkGames());
        points.ifPresent(found -> progress.add(new TuningPoint(trained(), weights, PairedRate.of(found.values()))));
    }

    private int trained() {
        return state.iteration() * plan.gamesOfIteration();
    }

    private Map<String, Double> weights(List<Double> place) {
        Map<String, Double> weights = new LinkedHashMap<>();
        for (int i = 0; i < units.size(); i++) {
            weights.put(plan.tuned().get(i), WeightedPlayer.rounded(place.get(i) * units.get(i)));
        }
        return weights;
    }

    private static List<Double> list(double[] place) {
        return Arrays.stream(place).boxed().toList();
    }

    private TuningStanding standing() {
        return new TuningStanding(plan, weights(state.answer()), trained(), progress, onTraining, onHeldOut);
    }
}
