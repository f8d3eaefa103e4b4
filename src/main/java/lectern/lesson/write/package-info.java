/**
 * A new lesson from a game that was played: {@link lectern.lesson.write.LessonDraft} cuts the game into pages; text of
 * a user's own is written so that Markdown and YAML read nothing into it.
 */
package lectern.lesson.write;
