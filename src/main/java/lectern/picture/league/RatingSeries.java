package lectern.picture.league;

import java.util.List;
import lectern.picture.rate.SeriesLook;
import lectern.play.rating.Rating;

/**
 * How one entrant's rating came about.
 *
 * @param ratings one for each place of the axis
 */
public record RatingSeries(String name, SeriesLook look, List<Rating> ratings) {
    public RatingSeries {
        ratings = List.copyOf(ratings);
    }

    double last() {
        return ratings.isEmpty() ? 0 : ratings.get(ratings.size() - 1).elo();
    }
}
