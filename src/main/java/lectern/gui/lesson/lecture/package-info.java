/**
 * A lesson while it is open: where the user is, what was answered, and its text, which may be written or change its
 * language meanwhile. It belongs to the event thread; what takes time runs beside it. The package knows no component of
 * the window.
 *
 * <p>Begin with {@link lectern.gui.lesson.lecture.Lecture}; {@code LessonWorker} does what takes time, {@code LessonText}
 * reads the text again.
 */
package lectern.gui.lesson.lecture;
