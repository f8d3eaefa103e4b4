/**
 * What a move must be to count as an answer, and what can be measured of a position. The rule engine, a search or the
 * solver decides it, never the lesson. Begin with {@link lectern.lesson.condition.Condition};
 * {@link lectern.lesson.condition.Effort} bounds the work that a lesson may ask for, and
 * {@link lectern.lesson.condition.Unproven} says that the bound was met.
 */
package lectern.lesson.condition;
