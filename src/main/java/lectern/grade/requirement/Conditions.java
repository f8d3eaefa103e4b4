package lectern.grade.requirement;

import lectern.search.Stop;

/**
 * Under which conditions is graded; what comes of it does not depend on them.
 *
 * @param threads how many games are played at once
 * @param stop asked for to end early: what is judged from then on is worth nothing
 */
public record Conditions(int threads, Stop stop) {}
