/**
 * Lessons in the window: how one is found and opened, the panel beside the board, and the board that follows. What a
 * lesson is and what answers are worth is {@code lectern.lesson} and {@code lectern.lesson.study}; this package shows it
 * and passes on what the user does.
 *
 * <p>Begin with {@link lectern.gui.lesson.LessonRoom} (opening and closing), {@code LessonPanel} (what stands beside the
 * board) and {@code LessonBoard} (the desk as a lesson uses it). Where the user is in a lesson is in the package
 * {@code lecture}; its pages, and the fields in which questions are answered, are in the package {@code page}.
 */
package lectern.gui.lesson;
