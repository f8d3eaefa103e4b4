package lectern.grade.requirement;

/**
 * How much CPU time a heuristic that was handed in may take.
 *
 * @param millis for a move
 * @param seconds for all the moves that one rule lets it make
 */
public record MoveTime(long millis, long seconds) {}
