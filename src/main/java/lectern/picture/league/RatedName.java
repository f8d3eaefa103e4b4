package lectern.picture.league;

import lectern.play.rating.Rating;

/**
 * An entrant in a picture of ratings.
 *
 * @param said its rating and how sure it is, as it is written beside
 */
public record RatedName(String name, Rating rating, String said) {}
