package lectern.lesson.study;

import java.util.List;
import lectern.game.Phrase;
import lectern.game.RuleViolation;
import lectern.game.board.Cells;

/**
 * What is said to an answer.
 *
 * @param remark what it amounts to; for a move against the rules, the rule
 * @param replies what the lesson says to it, Markdown on one line each; often nothing
 * @param proof the cells that show which rule is broken
 */
public record Judgement(Grade grade, Phrase remark, List<String> replies, Cells proof) {
    public Judgement {
        replies = List.copyOf(replies);
    }

    static Judgement of(Grade grade, Phrase remark, List<String> replies) {
        return new Judgement(grade, remark, replies, Cells.NONE);
    }

    static Judgement refused(RuleViolation violation) {
        return new Judgement(Grade.REFUSED, violation.reason(), List.of(), violation.cells());
    }

    public boolean isRight() {
        return grade == Grade.RIGHT;
    }
}
