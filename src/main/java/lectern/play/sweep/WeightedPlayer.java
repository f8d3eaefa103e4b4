package lectern.play.sweep;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lectern.game.Criterion;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.game.reading.Excerpt;
import lectern.game.reading.Nearest;
import lectern.heuristic.Heuristic;
import lectern.heuristic.HeuristicTerm;
import lectern.heuristic.NamedHeuristics;
import lectern.play.TournamentRefused;
import lectern.play.player.Contender;
import lectern.play.player.PlayerSetting;
import lectern.play.player.PlayerText;
import lectern.play.player.SettingValues;

/**
 * A player whose weights are tried or looked for: how it plays, what it judges by, and what it becomes with other
 * weights.
 *
 * @param how a player text without an evaluator, such as {@code search:depth=2}
 * @param judge the evaluator whose terms get other weights
 * @param heuristic what it is written as, if a user wrote it
 */
public record WeightedPlayer(Game game, String how, Evaluator judge, Optional<Heuristic> heuristic) {
    private static final int DIGITS = 6;

    /** @throws lectern.game.UnreadableText if it cannot play like that */
    public WeightedPlayer {
        read(game, how, judge, heuristic, Map.of());
    }

    /** @throws lectern.game.UnreadableText if it cannot play like that */
    public static WeightedPlayer of(Game game, String how, Evaluator judge) {
        return new WeightedPlayer(game, how, judge, Optional.empty());
    }

    /** @throws lectern.game.UnreadableText if it cannot play like that */
    public static WeightedPlayer of(Game game, String how, Heuristic heuristic) {
        return new WeightedPlayer(game, how, heuristic.evaluator(), Optional.of(heuristic));
    }

    /** The weight of each term, by its name. */
    public Map<String, Double> weights() {
        Map<String, Double> weights = new LinkedHashMap<>();
        for (Evaluator.Weighted part : judge.parts())
            weights.put(part.criterion().key(), part.weight());
        return weights;
    }

    /** What a term weighs; one that does not count yet weighs nothing. */
    public double weight(String term) {
        return weights().getOrDefault(term, 0.0);
    }

    /** A term that can be weighted, with what it weighs. */
    public Evaluator.Weighted part(String term) {
        return judge.parts().stream()
                .filter(part -> part.criterion().key().equals(term))
                .findFirst()
                .orElseGet(
                        () -> new Evaluator.Weighted(game.kind().criterion(term).orElseThrow(), 0));
    }

    /** The player as it is. */
    public Contender asItIs() {
        return with(Map.of());
    }

    /** The player with other weights for some of its terms. */
    public Contender with(Map<String, Double> weights) {
        return read(game, how, judge, heuristic, weights);
    }

    /** A weight without digits that mean nothing. */
    public static double rounded(double weight) {
        double least = -WeightRange.LARGEST;
        double within = Math.max(least, Math.min(WeightRange.LARGEST, weight));
        return BigDecimal.valueOf(within)
                        .setScale(DIGITS, RoundingMode.HALF_EVEN)
                        .doubleValue()
                + 0.0;
    }

    /** @throws TournamentRefused if there is no such term to be weighted */
    public void demand(String term) {
        List<String> known = terms();
        if (known.contains(term)) return;
        throw new TournamentRefused(
                Nearest.hinted(Phrase.of("play.sweep.no-term", Excerpt.of(term), judge.id(), known), term, known));
    }

    /** The names of all that can be weighted: an evaluator of the game can get any of its other criteria too. */
    public List<String> terms() {
        if (heuristic.isPresent()) return List.copyOf(weights().keySet());
        return game.kind().criteria().stream().map(Criterion::key).toList();
    }

    /** The heuristic with other weights, so that it can be written: one of the game's own gets a name. */
    public Heuristic written(String name, Map<String, Double> weights) {
        Heuristic changed = heuristic.orElseGet(() -> Heuristic.of(name, game.kind(), judge));
        for (Map.Entry<String, Double> weight : weights.entrySet()) {
            String term = weight.getKey();
            changed = changed.term(term).isPresent()
                    ? changed.withWeight(term, weight.getValue())
                    : changed.with(HeuristicTerm.of(part(term).criterion(), weight.getValue()));
        }
        return changed.withName(name);
    }

    private static Contender read(
            Game game, String how, Evaluator judge, Optional<Heuristic> heuristic, Map<String, Double> weights) {
        Map<String, String> settings = new LinkedHashMap<>();
        String judged =
                heuristic.map(own -> Evaluator.WRITTEN + own.reference()).orElse(judge.id());
        settings.put(PlayerSetting.EVALUATOR.key(), judged);
        weights.forEach((term, weight) -> settings.put(PlayerSetting.WEIGHT + term, SettingValues.plain(weight)));
        return PlayerText.read(
                how, settings, game, NamedHeuristics.of(heuristic.stream().toList()));
    }
}
