package lectern.gui.lesson.page;

import java.util.List;
import java.util.stream.Stream;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.gui.textflow.Sentence;
import lectern.gui.wording.Wording;
import lectern.lesson.Answer;
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
        return Phrase.of(
                switch (task.ask().question().asksFor()) {
                    case CELLS -> "lecture.how-cells";
                    case MOVES -> "lecture.how-moves";
                    case MOVE, GUESS, CHOICE, NUMBER, LEAVES, SCORE -> "lecture.how-move";
                });
    }

    private static List<String> texts(Task task) {
        List<String> labels =
                task.ask().board().game().board().labels(task.draft().cells());
        return Stream.concat(task.draft().moves().stream().map(Move::text), labels.stream())
                .toList();
    }
}
