package lectern.lesson;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lectern.lesson.condition.Guess;

/**
 * What is said to an answer.
 *
 * @param hints one after the other, for who asks
 * @param right what is said to a right answer, if anything besides that it is right
 * @param wrong the same for a wrong one
 * @param particular what is said to one answer: the text of a move, a cell, or a number
 * @param refuter who plays on against a wrong move
 */
public record AnswerReplies(
        List<String> hints,
        Optional<String> right,
        Optional<String> wrong,
        Map<String, String> particular,
        Optional<Guess> refuter) {
    public AnswerReplies {
        hints = List.copyOf(hints);
        particular = Map.copyOf(particular);
    }

    /** How a number is spelt among the particular answers. */
    public static String spelt(double number) {
        return number == Math.rint(number) ? String.valueOf((long) number) : String.valueOf(number);
    }

    /** What is said to an answer. */
    public Optional<String> to(String answer, boolean isRight) {
        return Optional.ofNullable(particular.get(answer)).or(() -> isRight ? right : wrong);
    }
}
