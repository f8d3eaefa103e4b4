package lectern.play.sweep;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lectern.game.Criterion;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.game.reading.Excerpt;
import lectern.game.reading.Nearest;
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
 */
public record WeightedPlayer(Game game, String how, Evaluator judge) {
    private static final int DIGITS = 6;

    /** @throws lectern.game.UnreadableText if it cannot play like that */
    public WeightedPlayer {
        read(game, how, judge, Map.of());
    }

    /** The weight of each term, by its name. */
    public Map<String, Double> weights() {
        Map<String, Double> weights = new LinkedHashMap<>();
        for (Evaluator.Weighted part : judge.parts()) weights.put(part.criterion().key(), part.weight());
        return weights;
    }

    /** What a term weighs; one that does not count yet weighs nothing. */
    public double weight(String term) {
        return weights().getOrDefault(term, 0.0);
    }

    /** A term that can be weighted, with what it weighs. */
    public Evaluator.Weighted part(String term) {
        Criterion criterion = game.kind().criteria().stream()
                .filter(known -> known.key().equals(term))
                .findFirst()
                .orElseThrow();
        return new Evaluator.Weighted(criterion, weight(term));
    }

    /** The player as it is. */
    public Contender asItIs() {
        return with(Map.of());
    }

    /** The player with other weights for some of its terms. */
    public Contender with(Map<String, Double> weights) {
        return read(game, how, judge, weights);
    }

    /** A weight without digits that mean nothing. */
    public static double rounded(double weight) {
        double least = -WeightRange.LARGEST;
        double within = Math.max(least, Math.min(WeightRange.LARGEST, weight));
        return BigDecimal.valueOf(within).setScale(DIGITS, RoundingMode.HALF_EVEN).doubleValue() + 0.0;
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
        return game.kind().criteria().stream().map(Criterion::key).toList();
    }

    private static Contender read(Game game, String how, Evaluator judge, Map<String, Double> weights) {
        Map<String, String> settings = new LinkedHashMap<>();
        settings.put(PlayerSetting.EVALUATOR.key(), judge.id());
        weights.forEach((term, weight) -> settings.put(PlayerSetting.WEIGHT + term, SettingValues.plain(weight)));
        return PlayerText.read(how, settings, game);
    }
}
