package lectern.gui.predict;

import java.util.Optional;
import java.util.function.IntConsumer;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSpinner;
import javax.swing.SpinnerNumberModel;
import lectern.gui.dialog.NumberSpinner;
import lectern.gui.textflow.WrapLayout;
import lectern.gui.wording.Wording;
import lectern.play.quiz.Quiz;

/** Begins a quiz out of the game on the desk, the open lesson or records, leads from question to question, and saves what was answered. */
final class QuizBar extends JPanel {
    private static final int USUAL = 5;
    private static final int MOST = 50;

    private final transient QuizRun run;
    private final transient Wording wording;
    private final JLabel label = new JLabel();
    private final JSpinner count = new NumberSpinner(new SpinnerNumberModel(USUAL, 1, MOST, 1));
    private final JButton begin = new JButton();
    private final JButton records = new JButton();
    private final JButton next = new JButton();
    private final JButton leave = new JButton();
    private final JButton save = new JButton();

    /**
     * @param choosing asks for records, and begins a quiz with so many questions out of them
     * @param saving asks where the answers are to go, and writes them
     */
    QuizBar(QuizRun run, Wording wording, IntConsumer choosing, Runnable saving) {
        super(new java.awt.BorderLayout());
        this.run = run;
        this.wording = wording;
        setName("quiz");
        setOpaque(false);
        label.setName("quiz.question");
        count.setName("quiz.count");
        begin.setName("quiz.begin");
        records.setName("quiz.records");
        next.setName("quiz.next");
        leave.setName("quiz.leave");
        save.setName("quiz.save");
        label.setLabelFor(count);
        JPanel row = WrapLayout.row("quiz.row");
        row.add(label);
        row.add(count);
        row.add(begin);
        row.add(records);
        row.add(next);
        row.add(leave);
        row.add(save);
        add(row);
        begin.addActionListener(event -> run.begin((Integer) count.getValue()));
        records.addActionListener(event -> choosing.accept((Integer) count.getValue()));
        next.addActionListener(event -> run.goOn());
        leave.addActionListener(event -> run.leave());
        save.addActionListener(event -> saving.run());
        run.listen(this::refresh);
        wording.write(this::refresh);
    }

    private void refresh() {
        Optional<Quiz> quiz = run.quiz();
        boolean asking = run.isUnderWay();
        label.setText(
                quiz.filter(running -> asking).map(this::question).orElseGet(() -> wording.of("predict.quiz.count")));
        boolean last = quiz.filter(running -> running.answers().size() + 1 == running.size())
                .isPresent();
        boolean lesson = run.isLessonOpen();
        begin.setText(wording.of(lesson ? "predict.quiz.begin-lesson" : "predict.quiz.begin"));
        begin.setToolTipText(wording.of(lesson ? "predict.quiz.begin-lesson.tip" : "predict.quiz.begin.tip"));
        count.getAccessibleContext().setAccessibleName(wording.of("predict.quiz.count"));
        records.setText(wording.of("predict.quiz.records"));
        records.setToolTipText(wording.of("predict.quiz.records.tip"));
        leave.setText(wording.of("predict.quiz.leave"));
        leave.setToolTipText(wording.of("predict.quiz.leave.tip"));
        next.setText(wording.of(last ? "predict.quiz.end" : "predict.quiz.next"));
        save.setText(wording.of("predict.quiz.save"));
        // As long as the class is asked no quiz can begin, and the question needs the room.
        label.setVisible(asking || run.canChoose());
        count.setVisible(run.canChoose());
        begin.setVisible(run.canChoose());
        begin.setEnabled(run.canBegin());
        records.setVisible(run.canChoose());
        leave.setVisible(asking);
        next.setVisible(asking);
        next.setEnabled(run.canGoOn());
        save.setVisible(run.summary().isPresent());
        revalidate();
        repaint();
    }

    private String question(Quiz running) {
        int number = running.answers().size() + 1;
        return run.title()
                .map(record -> wording.of("predict.quiz.question-of", number, running.size(), record))
                .orElseGet(() -> wording.of("predict.quiz.question", number, running.size()));
    }
}
