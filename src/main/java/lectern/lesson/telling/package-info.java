/**
 * What answers and blocks of a lesson say: their phrases with the arguments in order. The window and the handout lay
 * them out, and work nothing out themselves.
 *
 * <p>It may know lessons and games, but neither a window nor a sheet of paper. Begin with {@link
 * lectern.lesson.telling.ToldAnswers} and {@link lectern.lesson.telling.Caption}.
 */
package lectern.lesson.telling;
