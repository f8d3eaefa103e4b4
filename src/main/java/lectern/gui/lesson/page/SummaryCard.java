package lectern.gui.lesson.page;

import javax.swing.JLabel;
import lectern.gui.act.Icons;
import lectern.gui.lesson.lecture.Lecture;
import lectern.gui.textflow.Beside;
import lectern.gui.textflow.Sentence;
import lectern.gui.wording.Wording;
import lectern.lesson.study.LessonScore;

/** How the reader stands at the end of a lesson. */
final class SummaryCard extends Card {
    private final transient Lecture lecture;
    private final transient Wording wording;
    private final Sentence end = new Sentence(Sentence.Manner.STRONG, TEXT);
    private final Sentence score = new Sentence(Sentence.Manner.PLAIN, SMALLER);
    private final Sentence pages = new Sentence(Sentence.Manner.MUTED, SMALLER);

    SummaryCard(Lecture lecture, Wording wording) {
        super(true);
        this.lecture = lecture;
        this.wording = wording;
        end.setName("lesson.end");
        score.setName("lesson.summary");
        add(new Beside(new JLabel(Icons.named("lesson")), end));
        add(score);
        add(pages);
    }

    @Override
    void refresh() {
        LessonScore now = lecture.study().score();
        String key = now.isComplete() ? "lecture.complete" : "lecture.end";
        end.say(wording.of(key), Sentence.Manner.STRONG);
        score.say(wording.of(now.sentence()), Sentence.Manner.PLAIN);
        score.setVisible(now.questions() > 0);
        pages.say(wording.of(now.progress()), Sentence.Manner.MUTED);
        pages.setVisible(now.pagesSeen() < now.pages());
    }
}
