/**
 * Reads lessons: Markdown with a head and blocks in YAML, into {@code lectern.lesson}. A mistake becomes a
 * {@link lectern.lesson.read.Finding} with its line, and reading goes on; nothing that a lesson says is ever
 * constructed, fetched or run.
 *
 * <p>Begin with {@link lectern.lesson.read.LessonReader}. {@code BlockReader} finds out what a block is;
 * {@code BoardBlocks}, {@code ThoughtBlocks}, {@code AskBlocks} and {@code ClaimBlocks} read the kinds; {@code Limits}
 * has the sizes.
 */
package lectern.lesson.read;
