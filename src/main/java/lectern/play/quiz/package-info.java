/**
 * What a class predicts: the moves that are named with their counts, and what they are compared with once the move is
 * revealed. No window and no thread.
 *
 * <p>Begin with {@link lectern.play.quiz.Tally}; {@link lectern.play.quiz.TallyText} reads what is typed, and
 * {@link lectern.play.quiz.Reveal} says what came of it.
 */
package lectern.play.quiz;
