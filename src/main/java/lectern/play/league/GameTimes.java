package lectern.play.league;

/**
 * How long a game took. It is kept apart from results, since it is another one on every machine.
 *
 * @param firstCpu nanoseconds that the thread was given which asked the first player; an engine's own are not among them
 * @param secondCpu the same for the second player
 * @param wall nanoseconds from the first answer to the last, as people feel them
 */
public record GameTimes(long firstCpu, long secondCpu, long wall) {}
