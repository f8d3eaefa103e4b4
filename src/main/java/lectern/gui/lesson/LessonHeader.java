package lectern.gui.lesson;

import javax.swing.AbstractButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.JToggleButton;
import lectern.game.Phrase;
import lectern.gui.act.Act;
import lectern.gui.act.Acts;
import lectern.gui.act.Icons;
import lectern.gui.lesson.lecture.Lecture;
import lectern.gui.look.StyledLabel;
import lectern.gui.wording.Literal;
import lectern.gui.wording.Wording;
import lectern.lesson.Lesson;
import lectern.lesson.study.LessonScore;
import net.miginfocom.swing.MigLayout;

/** What the lesson is called, where one is in it, and how one stands. */
final class LessonHeader extends JPanel {
    private final transient Wording wording;
    private final JLabel title = new StyledLabel(StyledLabel.Style.TITLE);
    private final JLabel kind = new StyledLabel(StyledLabel.Style.SMALL);
    private final JLabel score = new StyledLabel(StyledLabel.Style.HEADING);
    private final JProgressBar progress = new JProgressBar();
    private final PageChoice pages;

    LessonHeader(Acts acts, Wording wording, PageChoice pages, JToggleButton inspector, JToggleButton chart) {
        super(new MigLayout("insets 8 14 8 10, fillx, gapx 4, gapy 2, hidemode 3", "[grow, fill][][][][]"));
        this.wording = wording;
        this.pages = pages;
        title.setName("lesson.title");
        kind.setName("lesson.kind");
        score.setName("lesson.score");
        progress.setName("lesson.progress");
        add(title, "wmin 0, span, wrap");
        add(kind, "wmin 0");
        add(dressed(inspector, "inspector"));
        add(dressed(chart, "chart"));
        AbstractButton restart = button(acts, Act.RESTART_LESSON);
        restart.setName("lesson.restart");
        add(restart);
        AbstractButton close = button(acts, Act.CLOSE_LESSON);
        close.setName("lesson.close");
        add(close, "wrap");
        add(pages, "split 2, span, wmin 60, growx, pushx, shrinkprio 200");
        add(score, "gapleft 10, wmin 0, wrap");
        add(progress, "span, growx, wmin 0, h 5!");
    }

    private static JToggleButton dressed(JToggleButton button, String icon) {
        button.setIcon(Icons.named(icon));
        button.putClientProperty("JButton.buttonType", "toolBarButton");
        return button;
    }

    private static AbstractButton button(Acts acts, Act act) {
        AbstractButton button = acts.iconButton(act);
        button.putClientProperty("JButton.buttonType", "toolBarButton");
        return button;
    }

    void show(Lecture lecture) {
        Lesson lesson = lecture.lesson();
        title.setText(Literal.of(lesson.title()));
        title.setToolTipText(title.getText());
        kind.setText(wording.of(
                "lecture.kind",
                lesson.game().kind().name(),
                Phrase.of("lecture.level." + lesson.level().word()),
                lesson.minutes(),
                lesson.author()));
        kind.setToolTipText(kind.getText());
        pages.show(lecture.study());
        refresh(lecture);
    }

    void refresh(Lecture lecture) {
        LessonScore now = lecture.study().score();
        pages.mark(lecture.study());
        score.setText(wording.of("lecture.score", now.atOnce() + now.helped(), now.questions()));
        score.setToolTipText(score.getText() + "\n" + wording.of(now.sentence()));
        score.setVisible(now.questions() > 0);
        progress.setMaximum(now.pages());
        progress.setValue(now.pagesSeen());
        String seen = wording.of(now.progress());
        progress.setToolTipText(seen);
        progress.getAccessibleContext().setAccessibleName(seen);
    }
}
