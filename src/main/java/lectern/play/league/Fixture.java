package lectern.play.league;

/**
 * Two entrants that meet.
 *
 * @param number which of the league's fixtures it is, from 1
 * @param one the place of an entrant among all, from 0: results are told of it
 * @param two that of the other
 */
public record Fixture(int number, int one, int two) {}
