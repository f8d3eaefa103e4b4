package lectern.gui.predict;

import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSpinner;
import javax.swing.SpinnerNumberModel;
import lectern.gui.textflow.WrapLayout;
import lectern.gui.wording.Wording;
import lectern.play.quiz.Quiz;

/** Begins a quiz out of the game on the desk, leads from question to question, and saves what was answered. */
final class QuizBar extends JPanel {
    private static final int USUAL = 5;
    private static final int MOST = 50;

    private final transient QuizRun run;
    private final transient Wording wording;
    private final JLabel label = new JLabel();
    private final JSpinner count = new JSpinner(new SpinnerNumberModel(USUAL, 1, MOST, 1));
    private final JButton begin = new JButton();
    private final JButton next = new JButton();
    private final JButton save = new JButton();

    /** @param saving asks where the answers are to go, and writes them */
    QuizBar(QuizRun run, Wording wording, Runnable saving) {
        super(new java.awt.BorderLayout());
        this.run = run;
        this.wording = wording;
        setName("quiz");
        setOpaque(false);
        label.setName("quiz.question");
        count.setName("quiz.count");
        begin.setName("quiz.begin");
        next.setName("quiz.next");
        save.setName("quiz.save");
        JPanel row = WrapLayout.row("quiz.row");
        row.add(label);
        row.add(count);
        row.add(begin);
        row.add(next);
        row.add(save);
        add(row);
        begin.addActionListener(event -> run.begin((Integer) count.getValue()));
        next.addActionListener(event -> run.goOn());
        save.addActionListener(event -> saving.run());
        run.listen(this::refresh);
        wording.write(this::refresh);
    }

    private void refresh() {
        Optional<Quiz> quiz = run.quiz();
        boolean asking = run.isUnderWay();
        label.setText(quiz.filter(running -> asking)
                .map(running ->
                        wording.of("predict.quiz.question", running.answers().size() + 1, running.size()))
                .orElseGet(() -> wording.of("predict.quiz.count")));
        boolean last = quiz.filter(running -> running.answers().size() + 1 == running.size())
                .isPresent();
        begin.setText(wording.of("predict.quiz.begin"));
        begin.setToolTipText(wording.of("predict.quiz.begin.tip"));
        count.getAccessibleContext().setAccessibleName(wording.of("predict.quiz.count"));
        next.setText(wording.of(last ? "predict.quiz.end" : "predict.quiz.next"));
        save.setText(wording.of("predict.quiz.save"));
        count.setVisible(!asking);
        begin.setVisible(!asking);
        begin.setEnabled(run.canBegin());
        next.setVisible(asking);
        next.setEnabled(run.canGoOn());
        save.setVisible(run.summary().isPresent());
        revalidate();
        repaint();
    }
}
