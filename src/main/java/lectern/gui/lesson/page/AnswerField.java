package lectern.gui.lesson.page;

import java.util.Optional;
import javax.swing.JComponent;
import lectern.gui.lesson.lecture.Lecture;
import lectern.gui.textflow.Column;
import lectern.gui.wording.Wording;
import lectern.lesson.Question;
import lectern.lesson.study.Task;

/** Where a question is answered, or where it says how. */
abstract class AnswerField extends Column {
    private static final int GAP = 6;

    AnswerField() {
        super(GAP);
    }

    static AnswerField of(Task task, Lecture lecture, Wording wording) {
        Question question = task.ask().question();
        return switch (question.asksFor()) {
            case CHOICE -> new ChoiceField(question.options(), lecture);
            case LEAVES -> new LeavesField(lecture, wording);
            case NUMBER, SCORE -> new NumberField(lecture, wording);
            case MOVE, MOVES, CELLS, GUESS -> new BoardField(task, wording);
        };
    }

    /** Shows the answer so far. */
    abstract void refresh(Task task);

    /** Where something is typed in. */
    Optional<JComponent> input() {
        return Optional.empty();
    }

    /** Whether the answer is on the board, and has to be taken off it before the next. */
    boolean isOnBoard() {
        return false;
    }

    /** Whether an answer is submitted with a button, after it has been put together. */
    boolean isChecked() {
        return true;
    }
}
