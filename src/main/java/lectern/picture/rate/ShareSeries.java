package lectern.picture.rate;

import java.util.List;

/**
 * What share of a whole belongs to something, at each of several places.
 *
 * @param shares from 0 to 1, one for each place; no number where there is nothing to share yet
 */
public record ShareSeries(String name, SeriesLook look, List<Double> shares) {
    public ShareSeries {
        shares = List.copyOf(shares);
    }

    double last() {
        return shares.isEmpty() ? 0 : shares.get(shares.size() - 1);
    }

    boolean isKnown(int place) {
        return !shares.get(place).isNaN();
    }
}
