/**
 * A person's way through a lesson, without a window: where the person is, what the board shows there, what an answer
 * is worth. Everything is immutable: the event thread holds the current {@link lectern.lesson.study.Study}; other
 * threads get a {@link lectern.lesson.study.Task} and answer with values.
 *
 * <p>Begin with {@code Study} and {@code Task}. {@code Route} lists the spots of a lesson,
 * {@link lectern.lesson.study.LessonScene} what is shown at one. {@code RightAnswers} works out
 * what is right, {@code Judge} compares an answer with it, {@link lectern.lesson.study.Refutation} plays on after a
 * wrong move. {@link lectern.lesson.study.LessonProgress} is what is kept from one run to the next.
 */
package lectern.lesson.study;
