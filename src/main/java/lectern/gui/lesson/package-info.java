/**
 * Lessons in the window: the panel beside the board, its cards, and the board that follows. What a lesson is and what
 * answers are worth is {@code lectern.lesson} and {@code lectern.lesson.study}; this package shows it and passes on
 * what the user does.
 *
 * <p>Begin with {@link lectern.gui.lesson.LessonRoom} (opening and closing), {@code Lecture} (where the user is; on
 * the event thread), {@code LessonBoard} (the desk as a lesson uses it) and {@code LessonWorker} (what takes time).
 * {@code QuestionCard} and the fields are where questions are answered.
 */
package lectern.gui.lesson;
