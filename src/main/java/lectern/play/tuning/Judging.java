package lectern.play.tuning;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.play.TournamentPlan;
import lectern.play.pairs.PairedRate;
import lectern.play.player.Contender;

/** Lets tuned weights and those of the beginning play on openings that were trained on, and on others. */
final class Judging {
    private final TuningPlan plan;
    private final TuningGames matches;

    Judging(TuningPlan plan, TuningGames matches) {
        this.plan = plan;
        this.matches = matches;
    }

    /** How many games both judgements take. */
    static int games(TuningPlan plan) {
        int each = plan.against().isPresent() ? 3 : 1;
        return each * (evenGames(plan) + 2 * TuningPlan.PAIRS * trainingSets(plan));
    }

    private static int evenGames(TuningPlan plan) {
        return plan.heldOut() / 2 * 2;
    }

    /** As many as are held out, if there are that many. */
    private static int trainingSets(TuningPlan plan) {
        return Math.max(1, Math.min(plan.sets(), evenGames(plan) / (2 * TuningPlan.PAIRS)));
    }

    /** On openings that were trained on; empty if it was stopped. */
    Optional<TuningJudgement> onTraining(Contender tuned, Contender start) {
        return judgement(tuned, start, Set.of(), (one, two) -> {
            NavigableMap<Integer, Double> all = new TreeMap<>();
            for (int set = 0; set < trainingSets(plan); set++) {
                int before = set * TuningPlan.PAIRS;
                Optional<NavigableMap<Integer, Double>> points =
                        matches.points(plan.training(set + 1, one, two), 2 * TuningPlan.PAIRS);
                if (points.isEmpty()) return Optional.empty();
                points.get().forEach((pair, point) -> all.put(before + pair, point));
            }
            return Optional.of(all);
        });
    }

    /** On openings that were never trained on; empty if it was stopped. */
    Optional<TuningJudgement> onHeldOut(Contender tuned, Contender start) {
        Set<Integer> known = known(tuned, start);
        return judgement(
                tuned,
                start,
                known,
                (one, two) -> matches.points(plan.judging(TuningPlan.Openings.HELD_OUT, one, two), evenGames(plan)));
    }

    private interface Played {
        Optional<NavigableMap<Integer, Double>> points(Contender one, Contender two);
    }

    private Optional<TuningJudgement> judgement(Contender tuned, Contender start, Set<Integer> leftOut, Played played) {
        Optional<NavigableMap<Integer, Double>> duel = played.points(tuned, start);
        if (duel.isEmpty()) return Optional.empty();
        leftOut.forEach(duel.get()::remove);
        PairedRate own = PairedRate.of(duel.get().values());
        if (plan.against().isEmpty()) {
            return Optional.of(
                    new TuningJudgement(own, Optional.empty(), Optional.empty(), Optional.empty(), leftOut.size()));
        }
        Contender opponent = plan.against().get();
        Optional<NavigableMap<Integer, Double>> before = played.points(start, opponent);
        Optional<NavigableMap<Integer, Double>> after = played.points(tuned, opponent);
        if (before.isEmpty() || after.isEmpty()) return Optional.empty();
        leftOut.forEach(before.get()::remove);
        leftOut.forEach(after.get()::remove);
        return Optional.of(new TuningJudgement(
                own,
                Optional.of(PairedRate.of(before.get().values())),
                Optional.of(PairedRate.of(after.get().values())),
                Optional.of(gain(before.get(), after.get())),
                leftOut.size()));
    }

    /** A difference from -1 to 1 as a rate from 0 to 1. */
    private static PairedRate gain(NavigableMap<Integer, Double> before, NavigableMap<Integer, Double> after) {
        List<Double> gains = new ArrayList<>();
        before.forEach((pair, points) -> gains.add((after.get(pair) - points + 1) / 2));
        return PairedRate.of(gains);
    }

    /** The held-out pairs whose openings lead to positions that were trained on as well. */
    private Set<Integer> known(Contender one, Contender two) {
        Set<String> trained = new HashSet<>();
        for (int set = 0; set < Math.min(plan.sets(), plan.iterations()); set++) {
            TournamentPlan training = plan.training(set + 1, one, two);
            for (int pair = 1; pair <= TuningPlan.PAIRS; pair++) trained.add(opening(training, pair));
        }
        TournamentPlan heldOut = plan.judging(TuningPlan.Openings.HELD_OUT, one, two);
        Set<Integer> known = new HashSet<>();
        for (int pair = 1; pair <= evenGames(plan) / 2; pair++) {
            if (trained.contains(opening(heldOut, pair))) known.add(pair);
        }
        return known;
    }

    private static String opening(TournamentPlan games, int pair) {
        TournamentPlan.Pairing pairing = games.pairing(2 * pair - 1);
        Position position = games.game().start(pairing.startSeed()).position();
        for (Move move : pairing.opening()) position = position.play(move, Narrator.SILENT);
        return position.text();
    }
}
