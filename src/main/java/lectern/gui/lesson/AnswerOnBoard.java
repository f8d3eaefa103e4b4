package lectern.gui.lesson;

import java.util.List;
import java.util.Optional;
import lectern.game.Move;
import lectern.game.board.Cells;
import lectern.lesson.Answer;
import lectern.lesson.condition.EndsOn;
import lectern.lesson.study.Grade;
import lectern.lesson.study.Judgement;
import lectern.lesson.study.Task;

/** What of an answer is to be seen on the board. */
final class AnswerOnBoard {
    private AnswerOnBoard() {}

    /** The one move that was submitted, or that is shown as the answer. */
    static Optional<Move> move(Task task) {
        boolean shown = task.isShown();
        List<Answer> solution = task.solution();
        Optional<Judgement> judgement = task.judgement();
        boolean submitted =
                judgement.filter(said -> said.grade() != Grade.REFUSED).isPresent();
        Answer answer = shown && !solution.isEmpty() && !submitted ? solution.get(0) : task.draft();
        boolean known = submitted || (shown && !solution.isEmpty());
        return known && answer instanceof Answer.OneMove one ? Optional.of(one.move()) : Optional.empty();
    }

    /** The cells that were pointed out, or are shown as the answer; of moves, those where they end. */
    static Cells cells(Task task) {
        boolean shown = task.isShown() && !task.solution().isEmpty();
        Answer answer = shown ? task.solution().get(0) : task.draft();
        Cells all = answer.cells();
        if (answer instanceof Answer.Moves some) {
            for (Move move : some.moves()) all = all.and(EndsOn.ends(task.ask().board(), move));
        }
        return all;
    }
}
