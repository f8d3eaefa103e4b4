package lectern.play.league;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import lectern.play.rating.RatedPair;
import lectern.play.rating.Rating;
import lectern.play.rating.Ratings;

/**
 * How ratings came to be what they are. Games of a league have no order in time that is the same on every machine, so
 * they are taken in the order of their numbers: first the first pair of every fixture, then the second of every one.
 *
 * @param games how many games of each fixture count at each place, rising
 * @param ratings of all entrants at each place, by their places in the plan
 */
public record RatingProgress(List<Integer> games, List<List<Rating>> ratings) {
    private static final int MOST_PLACES = 20;

    /** Ratings of many entrants take long, so there are fewer places then: so many entrants and places together. */
    private static final int MOST_RATED = 4_000;

    private static final int LEAST_PLACES = 4;

    public RatingProgress {
        games = List.copyOf(games);
        ratings = List.copyOf(ratings);
    }

    public static RatingProgress of(LeagueStanding standing) {
        int entrants = standing.plan().entrants().size();
        List<Integer> numbers = standing.pairs().stream()
                .map(pair -> pair.first().pair())
                .distinct()
                .sorted()
                .toList();
        List<Integer> games = new ArrayList<>();
        List<List<Rating>> ratings = new ArrayList<>();
        for (int number : thinned(numbers, entrants)) {
            boolean last = number == numbers.get(numbers.size() - 1);
            games.add(2 * number);
            ratings.add(all(entrants, last ? standing.ratings() : upTo(number, standing)));
        }
        return new RatingProgress(games, ratings);
    }

    private static Ratings upTo(int number, LeagueStanding standing) {
        List<RatedPair> pairs = standing.pairs().stream()
                .filter(pair -> pair.first().pair() <= number)
                .map(PlayedPair::rated)
                .toList();
        return Ratings.of(standing.plan().entrants().size(), pairs);
    }

    private static List<Rating> all(int entrants, Ratings ratings) {
        return IntStream.range(0, entrants).mapToObj(ratings::of).toList();
    }

    /** The last one always, and the others as evenly as whole numbers let them be. */
    private static List<Integer> thinned(List<Integer> numbers, int entrants) {
        int places = Math.max(LEAST_PLACES, Math.min(MOST_PLACES, MOST_RATED / entrants));
        if (numbers.size() <= places) return numbers;
        return IntStream.rangeClosed(1, places)
                .mapToObj(place -> numbers.get((int) ((long) place * numbers.size() / places) - 1))
                .toList();
    }

    /** One entrant's ratings at all places. */
    public List<Rating> of(int entrant) {
        return ratings.stream().map(all -> all.get(entrant)).toList();
    }
}
