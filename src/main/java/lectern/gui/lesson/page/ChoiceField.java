package lectern.gui.lesson.page;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Cursor;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.ButtonGroup;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JRadioButton;
import lectern.gui.lesson.lecture.Lecture;
import lectern.gui.look.LookColour;
import lectern.gui.textflow.Beside;
import lectern.gui.textflow.Column;
import lectern.gui.textflow.PageText;
import lectern.lesson.Answer;
import lectern.lesson.Question;
import lectern.lesson.study.Grade;
import lectern.lesson.study.Task;

/** Sentences to choose one from, each as a row that can be clicked anywhere. */
final class ChoiceField extends AnswerField {
    private final transient List<Row> rows = new ArrayList<>();
    private final ButtonGroup one = new ButtonGroup();

    ChoiceField(List<Question.Option> options, Lecture lecture) {
        for (int i = 0; i < options.size(); i++) {
            int option = i;
            Row row = new Row(options.get(i).text(), i);
            row.button.addActionListener(event -> lecture.draft(new Answer.Chosen(option)));
            one.add(row.button);
            rows.add(row);
            add(row);
        }
    }

    @Override
    void refresh(Task task) {
        one.clearSelection();
        for (int i = 0; i < rows.size(); i++) {
            Row row = rows.get(i);
            boolean chosen = task.draft().equals(new Answer.Chosen(i));
            row.button.setSelected(chosen);
            row.button.setEnabled(!task.isDone());
            boolean right = task.solution().contains(new Answer.Chosen(i));
            boolean wrong =
                    chosen && task.judgement().filter(said -> !said.isRight()).isPresent();
            row.sign(right ? Grade.RIGHT : wrong ? Grade.WRONG : null);
        }
    }

    private static final class Row extends Column {
        private static final int ROUND = 8;

        private final JRadioButton button;
        private final JLabel sign;

        private Row(String said, int number) {
            this(new JRadioButton(), new JLabel(), PageText.paragraph(Card.SMALLER), said, number);
        }

        private Row(JRadioButton button, JLabel sign, PageText text, String said, int number) {
            super(0);
            this.button = button;
            this.sign = sign;
            add(new Beside(both(button, sign), text));
            text.show(said);
            button.setName("lesson.choice." + number);
            button.setOpaque(false);
            button.getAccessibleContext().setAccessibleName(said);
            button.addItemListener(event -> repaint());
            setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
            text.setCursor(getCursor());
            MouseAdapter click = new MouseAdapter() {
                @Override
                public void mousePressed(MouseEvent event) {
                    button.requestFocusInWindow();
                    button.doClick(0);
                }
            };
            addMouseListener(click);
            text.addMouseListener(click);
            inset();
        }

        private static JPanel both(JRadioButton button, JLabel sign) {
            JPanel both = new JPanel(new java.awt.FlowLayout(java.awt.FlowLayout.LEADING, 0, 0));
            both.setOpaque(false);
            both.add(button);
            both.add(sign);
            return both;
        }

        private void sign(Grade grade) {
            sign.setIcon(grade == null ? null : new AnswerSign(grade));
        }

        private void inset() {
            int side = UIScale.scale(10);
            int above = UIScale.scale(6);
            setBorder(BorderFactory.createEmptyBorder(above, side, above, side));
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            super.paintComponent(graphics);
            Graphics2D g = (Graphics2D) graphics.create();
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            int round = UIScale.scale(ROUND);
            g.setColor(LookColour.of("TextField.background", "text"));
            g.fillRoundRect(0, 0, getWidth() - 1, getHeight() - 1, round, round);
            boolean marked = button.isSelected() || button.isFocusOwner();
            g.setColor(
                    marked
                            ? LookColour.of("Component.accentColor", "textHighlight")
                            : LookColour.of("Component.borderColor", "controlShadow"));
            g.drawRoundRect(0, 0, getWidth() - 1, getHeight() - 1, round, round);
            g.dispose();
        }

        @Override
        public void updateUI() {
            super.updateUI();
            if (button != null) inset();
        }
    }
}
