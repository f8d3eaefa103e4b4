/**
 * A lesson that has been read: pages of blocks, questions, claims and conditions, all immutable. The packages below
 * read lessons, check them, lead through them and print them; none of them knows a window.
 *
 * <p>Begin with {@link lectern.lesson.Lesson}, {@link lectern.lesson.Block} (what a page shows or asks) and
 * {@link lectern.lesson.Question}. The road goes on to {@code lesson.read}, {@code lesson.check} and
 * {@code lesson.study}. The author's guide is {@code lessons/README.md}.
 */
package lectern.lesson;
