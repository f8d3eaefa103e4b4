package lectern.gui.lesson;

import java.util.List;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.gui.textflow.Sentence;
import lectern.gui.wording.Wording;
import lectern.lesson.Question;
import lectern.lesson.study.Answer;
import lectern.lesson.study.Task;

/** Says how to answer on the board, and what has been pointed out there. */
final class BoardField extends AnswerField {
    private final transient Wording wording;
    private final boolean several;
    private final Sentence sentence = new Sentence(Sentence.Manner.MUTED, Card.SMALLER);

    BoardField(Task task, Wording wording) {
        this.wording = wording;
        several = task.wantsSeveral();
        sentence.setName("lesson.pointed-out");
        add(sentence);
    }

    @Override
    boolean isOnBoard() {
        return true;
    }

    @Override
    boolean isChecked() {
        return several;
    }

    @Override
    void refresh(Task task) {
        sentence.say(wording.of(said(task)), Sentence.Manner.MUTED);
    }

    private static Phrase said(Task task) {
        List<String> pointedOut = texts(task);
        if (task.draft() instanceof Answer.OneMove one)
            return Phrase.of("lecture.move", one.move().text());
        if (!pointedOut.isEmpty()) return Phrase.of("lecture.pointed-out", pointedOut.size(), pointedOut);
        if (task.ask().question() instanceof Question.AllCells) return Phrase.of("lecture.how-cells");
        return Phrase.of(task.wantsSeveral() ? "lecture.how-moves" : "lecture.how-move");
    }

    private static List<String> texts(Task task) {
        if (task.draft() instanceof Answer.Moves some)
            return some.moves().stream().map(Move::text).toList();
        return task.draft() instanceof Answer.Places places
                ? task.ask().board().game().board().labels(places.cells())
                : List.of();
    }
}
