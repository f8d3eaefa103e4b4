/**
 * Algorithms that a lesson lays open on a position, and what comes of them.
 *
 * <p>Begin with {@link lectern.lesson.thought.Algorithm}; {@link lectern.lesson.thought.Insight} carries one out.
 */
package lectern.lesson.thought;
