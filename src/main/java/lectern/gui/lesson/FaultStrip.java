package lectern.gui.lesson;

import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import lectern.gui.lesson.page.AnswerSign;
import lectern.gui.look.LookColour;
import lectern.gui.textflow.Beside;
import lectern.gui.textflow.Column;
import lectern.gui.textflow.Sentence;
import lectern.gui.wording.Wording;
import lectern.lesson.read.Finding;
import lectern.lesson.study.Grade;

/** What is wrong with a lesson that is being written, as the check says it. */
final class FaultStrip extends Column {
    private static final int MOST = 4;

    private final transient Wording wording;
    private transient List<Finding> shown = List.of();

    FaultStrip(Wording wording) {
        super(3);
        this.wording = wording;
        setName("lesson.faults");
        setVisible(false);
        dress();
    }

    void show(List<Finding> findings) {
        shown = findings;
        removeAll();
        for (Finding finding : findings.subList(0, Math.min(MOST, findings.size()))) {
            Sentence sentence = new Sentence(Sentence.Manner.PLAIN, 1);
            sentence.setName("lesson.fault." + getComponentCount());
            sentence.say(wording.of("lecture.fault", finding.line(), finding.reason()), Sentence.Manner.PLAIN);
            add(new Beside(new JLabel(new AnswerSign(Grade.WRONG)), sentence));
        }
        if (findings.size() > MOST) {
            Sentence more = new Sentence(Sentence.Manner.MUTED, 1);
            more.say(wording.of("lecture.more-faults", findings.size() - MOST), Sentence.Manner.MUTED);
            add(more);
        }
        setVisible(!findings.isEmpty());
        revalidate();
        repaint();
    }

    void rewrite() {
        show(shown);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        dress();
    }

    private void dress() {
        setOpaque(true);
        setBackground(LookColour.of("ToolTip.background", "info"));
        setBorder(BorderFactory.createEmptyBorder(8, 14, 8, 14));
    }
}
