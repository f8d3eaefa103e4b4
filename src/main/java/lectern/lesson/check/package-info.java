/**
 * Proves what lessons claim: that they can be read, that questions can be answered right and wrong, that claims hold,
 * and that translations agree. Begin with {@link lectern.lesson.check.LessonCheck}; {@code Proofs} asks the engine.
 */
package lectern.lesson.check;
