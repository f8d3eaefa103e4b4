/**
 * Leagues: many entrants, each of whom meets the others in pairs of games with swapped seats. All that happens follows
 * from the {@link lectern.play.league.LeaguePlan plan}, so that a league can be played in parts, on any machines and in
 * any order, and put together again.
 *
 * <p>Begin with {@link lectern.play.league.League}, which plays; {@link lectern.play.league.LeagueFolder} keeps the
 * games, {@link lectern.play.league.LeagueStanding} counts them.
 */
package lectern.play.league;
