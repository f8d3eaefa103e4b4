/**
 * A page of a lesson as it is shown: a card for each block, and on the card of a question the field in which it is
 * answered. The package knows the lecture that it shows; it does not know the panel around the page, and it puts nothing
 * on the board.
 *
 * <p>Begin with {@link lectern.gui.lesson.page.PageView}, which chooses the cards, then {@code QuestionCard} and
 * {@code AnswerField}.
 */
package lectern.gui.lesson.page;
