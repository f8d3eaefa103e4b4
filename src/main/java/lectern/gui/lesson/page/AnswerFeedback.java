package lectern.gui.lesson.page;

import java.util.Optional;
import javax.swing.JLabel;
import lectern.gui.textflow.Beside;
import lectern.gui.textflow.Column;
import lectern.gui.textflow.PageText;
import lectern.gui.textflow.Sentence;
import lectern.gui.wording.Wording;
import lectern.lesson.study.Grade;
import lectern.lesson.study.Judgement;
import lectern.lesson.study.Refutation;
import lectern.lesson.study.Task;

/** What is said to an answer: a sign and a sentence, the lesson's own words, and what comes of a wrong move. */
final class AnswerFeedback extends Column {
    private final transient Wording wording;
    private final JLabel sign = new JLabel();
    private final Sentence remark = new Sentence(Sentence.Manner.STRONG, Card.TEXT);
    private final Column replies = new Column(4);
    private final Sentence refuted = new Sentence(Sentence.Manner.PLAIN, Card.SMALLER);
    private transient Optional<Judgement> shown = Optional.empty();

    AnswerFeedback(Wording wording) {
        super(4);
        this.wording = wording;
        remark.setName("lesson.verdict");
        refuted.setName("lesson.refutation");
        add(new Beside(sign, remark));
        add(replies);
        replies.setVisible(false);
        add(refuted);
    }

    void refresh(Task task, boolean waiting, Optional<Refutation> refutation) {
        Optional<Judgement> judgement = task.judgement();
        boolean given = task.isShown() && judgement.isEmpty();
        setVisible(waiting || given || judgement.isPresent());
        if (waiting) say(null, wording.of("lecture.checking"), Sentence.Manner.PLAIN);
        else if (given) {
            String solution = task.solutionSentence().map(wording::of).orElseGet(() -> wording.of("lecture.checking"));
            say(null, solution, Sentence.Manner.STRONG);
        } else judgement.ifPresent(this::say);
        if (!judgement.equals(shown)) reply(judgement);
        refuted.setVisible(refutation.isPresent());
        refutation.ifPresent(found -> refuted.say(wording.of(found.sentence()), Sentence.Manner.PLAIN));
    }

    private void say(Judgement judgement) {
        boolean right = judgement.isRight();
        say(judgement.grade(), wording.of(judgement.remark()), right ? Sentence.Manner.GOOD : Sentence.Manner.BAD);
    }

    private void say(Grade grade, String sentence, Sentence.Manner manner) {
        sign.setIcon(grade == null ? null : new AnswerSign(grade));
        remark.say(sentence, manner);
    }

    private void reply(Optional<Judgement> judgement) {
        shown = judgement;
        replies.removeAll();
        judgement.ifPresent(said -> said.replies().forEach(reply -> {
            PageText text = PageText.paragraph(Card.TEXT);
            text.setName("lesson.reply." + replies.getComponentCount());
            text.show(reply);
            replies.add(text);
        }));
        replies.setVisible(judgement.filter(said -> !said.replies().isEmpty()).isPresent());
    }
}
