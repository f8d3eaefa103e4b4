package lectern.play.sweep;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lectern.game.Phrase;
import lectern.play.TournamentPlan;
import lectern.play.TournamentRefused;
import lectern.play.player.Contender;

/**
 * Which weights are tried, and by which games: all that decides the games of a sweep. Each value plays the games of one
 * tournament, and these differ in nothing but the weights: value by value, games of one number can be compared.
 *
 * @param ranges of one term or of two
 * @param games how many each value plays, in pairs
 */
public record SweepPlan(
        WeightedPlayer player,
        List<WeightRange> ranges,
        Contender against,
        int games,
        long seed,
        int openingPlies,
        int plyLimit) {
    public static final int MOST_GAMES = 1_000_000;

    /** @throws TournamentRefused if such games are not to be played */
    public SweepPlan {
        ranges = List.copyOf(ranges);
        if (ranges.isEmpty() || ranges.size() > 2) throw new IllegalArgumentException(ranges.size() + " ranges");
        for (WeightRange range : ranges) player.demand(range.term());
        if (ranges.size() == 2 && ranges.get(0).term().equals(ranges.get(1).term())) {
            throw new TournamentRefused(
                    Phrase.of("play.sweep.same-term", ranges.get(0).term()));
        }
        if (games < 2 || games % 2 == 1)
            throw new TournamentRefused(Phrase.of("play.sweep.odd", String.valueOf(games)));
        long all = games;
        for (WeightRange range : ranges) all *= range.steps() + 1;
        if (all > MOST_GAMES) {
            throw new TournamentRefused(
                    Phrase.of("play.sweep.too-many", String.valueOf(all), String.valueOf(MOST_GAMES)));
        }
    }

    /** The weights of each place; of two terms the first one's change fastest. */
    public List<List<Double>> values() {
        List<List<Double>> values = new ArrayList<>();
        List<Double> first = ranges.get(0).values();
        if (ranges.size() == 1) return first.stream().map(List::of).toList();
        for (double second : ranges.get(1).values()) {
            for (double value : first) values.add(List.of(value, second));
        }
        return values;
    }

    public int planned() {
        return values().size() * games;
    }

    /** The games of one of the values. */
    public TournamentPlan tournament(List<Double> weights) {
        Map<String, Double> named = new LinkedHashMap<>();
        for (int i = 0; i < ranges.size(); i++) named.put(ranges.get(i).term(), weights.get(i));
        return new TournamentPlan(player.game(), player.with(named), against, seed, openingPlies, plyLimit, true);
    }
}
