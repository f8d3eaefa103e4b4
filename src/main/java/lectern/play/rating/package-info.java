/**
 * Ratings of many entrants from games in pairs: maximum likelihood with a stated prior, and intervals that take the
 * pair for the unit. Plain arithmetic, which knows neither games nor players, and gives the same numbers on every
 * machine. Begin with {@link lectern.play.rating.Ratings}.
 */
package lectern.play.rating;
