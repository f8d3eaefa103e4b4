package lectern.gui.lesson.page;

import java.awt.FlowLayout;
import java.awt.Font;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.UIManager;
import lectern.gui.act.WindowKeys;
import lectern.gui.dialog.Typing;
import lectern.gui.lesson.lecture.Lecture;
import lectern.gui.wording.Wording;
import lectern.lesson.Answer;
import lectern.lesson.study.Task;

/** A number to be typed in. */
final class NumberField extends AnswerField {
    private static final int DIGITS = 8;
    private static final float TEXT = Card.TEXT;

    private final JTextField field = new JTextField(DIGITS) {
        @Override
        public void updateUI() {
            super.updateUI();
            Font usual = UIManager.getFont("TextField.font");
            if (usual != null) setFont(usual.deriveFont(usual.getSize2D() * TEXT));
        }
    };

    private final Wording wording;
    private boolean filling;

    NumberField(Lecture lecture, Wording wording) {
        this.wording = wording;
        field.setName("lesson.number");
        field.getAccessibleContext().setAccessibleName(wording.of("lecture.number"));
        JPanel row = new JPanel(new FlowLayout(FlowLayout.LEADING, 0, 0));
        row.setOpaque(false);
        row.add(field);
        add(row);
        WindowKeys.leaveReveal(field);
        field.addActionListener(event -> lecture.submit());
        Typing.in(field, () -> typed(lecture));
    }

    @Override
    Optional<JComponent> input() {
        return Optional.of(field);
    }

    private void typed(Lecture lecture) {
        if (filling) return;
        lecture.draft(Answer.Amount.typed(field.getText()).orElse(Answer.nothing()));
    }

    /** What the reader is typing is never written over, unless it says something else. */
    @Override
    void refresh(Task task) {
        field.setEditable(!task.isDone());
        Answer typed = Answer.Amount.typed(field.getText()).orElse(Answer.nothing());
        if (typed.equals(task.draft())) return;
        filling = true;
        field.setText(
                task.draft() instanceof Answer.Amount amount ? wording.numbers().exact(amount.value()) : "");
        filling = false;
    }
}
