package lectern.gui.lesson.page;

import java.awt.Component;
import java.awt.Container;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import lectern.game.Phrase;
import lectern.gui.act.Icons;
import lectern.gui.lesson.lecture.Lecture;
import lectern.gui.textflow.Beside;
import lectern.gui.textflow.Column;
import lectern.gui.textflow.PageText;
import lectern.gui.textflow.Sentence;
import lectern.gui.textflow.WrapLayout;
import lectern.gui.wording.Wording;
import lectern.lesson.Answer;
import lectern.lesson.Block;
import lectern.lesson.study.Task;

/** A question with everything that belongs to it: where it is answered, hints, and what is said to the answer. */
final class QuestionCard extends Card {
    private static final String EARLIER = "earlier-";

    private final int number;
    private final transient Lecture lecture;
    private final transient BooleanSupplier hidden;
    private final transient Wording wording;
    private final AnswerField field;
    private final Sentence heading = new Sentence(Sentence.Manner.MUTED, 1);
    private final Column hints = new Column(4);
    private final AnswerFeedback verdict;
    private final ExerciseView exercise;
    private final Sentence seed = new Sentence(Sentence.Manner.MUTED, 1);
    private final JButton check = new JButton();
    private final JButton hint = new JButton();
    private final JButton show = new JButton();
    private final JButton again = new JButton();
    private final JButton another = new JButton();
    private final JPanel buttons = WrapLayout.row("buttons");
    private transient List<String> hinted = List.of();

    /**
     * @param hidden whether what was answered, and what is said to it, is hidden at the moment
     */
    QuestionCard(Block.Ask ask, int number, Lecture lecture, BooleanSupplier hidden, Wording wording) {
        super(true);
        this.hidden = hidden;
        this.number = number;
        this.lecture = lecture;
        this.wording = wording;
        PageText sentence = PageText.paragraph(TEXT);
        sentence.setName("lesson.question");
        sentence.show(ask.sentence());
        field = AnswerField.of(task(), lecture, wording);
        verdict = new AnswerFeedback(wording);
        exercise = new ExerciseView(wording);
        seed.setName("lesson.seed");
        another.setName("lesson.another");
        heading.setName("lesson.question-number");
        check.setName("lesson.check");
        again.setName("lesson.again");
        hint.setName("lesson.hint");
        show.setName("lesson.show");
        button(check, "lecture.check", lecture::submit);
        button(again, task().wantsSeveral() ? "lecture.start-over" : "lecture.again", lecture::clear);
        button(hint, "lecture.hint", lecture::hint);
        button(show, "lecture.show", lecture::showAnswer);
        button(another, "lecture.another", lecture::drawAnother);
        add(heading);
        add(sentence);
        add(exercise);
        add(field);
        add(hints);
        hints.setVisible(false);
        add(verdict);
        add(exercise.explanation());
        add(seed);
        add(buttons);
    }

    private void button(JButton button, String key, Runnable deed) {
        button.setText(wording.of(key));
        button.addActionListener(event -> deed.run());
        buttons.add(button);
    }

    @Override
    public Optional<JComponent> input() {
        return field.input();
    }

    private Task task() {
        return lecture.study().task(number);
    }

    @Override
    void refresh() {
        Task task = task();
        boolean asked = lecture.task().filter(one -> one.number() == number).isPresent();
        heading.say(heading(task), Sentence.Manner.MUTED);
        getAccessibleContext().setAccessibleName(heading(task));
        exercise.refresh(task, hidden.getAsBoolean());
        field.refresh(task);
        field.setVisible(asked || !task.draft().equals(Answer.nothing()));
        refreshHints(task);
        verdict.refresh(task, asked && lecture.isWaiting(), asked ? lecture.refutation() : Optional.empty());
        refreshButtons(task, asked);
        if (hidden.getAsBoolean()) List.of(field, hints, verdict, buttons).forEach(part -> part.setVisible(false));
        name(this, asked);
    }

    /** What is asked at the moment is found by its plain names, though there may be earlier questions on the page. */
    private static void name(Container within, boolean asked) {
        for (Component part : within.getComponents()) {
            String name = part.getName();
            if (name != null) {
                String plain = name.replaceFirst(EARLIER, "");
                part.setName(asked ? plain : EARLIER + plain);
            }
            if (part instanceof Container container) name(container, asked);
        }
    }

    private String heading(Task task) {
        Phrase which = Phrase.of(
                "lecture.question", number + 1, lecture.study().tasks().size());
        return wording.of("lecture.question-state", which, Phrase.of("lecture.result." + KeyWords.of(task.result())));
    }

    private void refreshHints(Task task) {
        hints.setVisible(!task.hints().isEmpty());
        if (task.hints().equals(hinted)) return;
        hinted = task.hints();
        hints.removeAll();
        for (String said : hinted) {
            PageText text = PageText.paragraph(SMALLER);
            text.setName("lesson.hint." + hints.getComponentCount());
            text.show(said);
            hints.add(new Beside(new JLabel(Icons.named("hint")), text));
        }
        hints.setVisible(!hinted.isEmpty());
    }

    private void refreshButtons(Task task, boolean asked) {
        boolean open = asked && !task.isDone();
        boolean judged = task.judgement().isPresent();
        another.setVisible(asked && task.isDrawn());
        seed.setVisible(task.isDrawn());
        if (task.isDrawn()) seed.say(wording.of("lecture.seed", task.seed().orElseThrow()), Sentence.Manner.MUTED);
        buttons.setVisible(open || another.isVisible());
        show.setVisible(open);
        check.setVisible(open && field.isChecked());
        check.setEnabled(!judged && !lecture.isWaiting() && !task.draft().equals(Answer.nothing()));
        again.setVisible(open && field.isOnBoard() && judged);
        hint.setEnabled(task.hasHint());
        hint.setVisible(open && !task.ask().replies().hints().isEmpty());
    }
}
