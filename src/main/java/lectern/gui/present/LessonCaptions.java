package lectern.gui.present;

import java.util.Optional;
import lectern.game.Phrase;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Opinion;
import lectern.gui.lesson.lecture.Lecture;
import lectern.gui.wording.Wording;
import lectern.lesson.Block;
import lectern.lesson.study.LessonBoards;
import lectern.lesson.study.LessonScene;
import lectern.lesson.study.Task;
import lectern.lesson.telling.Caption;
import lectern.lesson.telling.ThoughtTelling;
import lectern.telling.DecisionTelling;
import lectern.telling.EvaluatorName;
import lectern.telling.PlayerName;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.text.TextContentRenderer;

/** What the caption says of a spot of a lesson: the step, what is lit, the question, and what is said to the answer. */
final class LessonCaptions {
    private final Desk desk;
    private final Wording wording;

    LessonCaptions(Desk desk, Wording wording) {
        this.desk = desk;
        this.wording = wording;
    }

    /** Empty where the moves on the board speak for themselves. */
    Optional<String> of(Lecture lecture) {
        Optional<Task> task = lecture.task();
        if (desk.hiding().isOn()) return asked(lecture);
        if (task.isPresent()) return Optional.of(task(lecture, task.get()));
        if (lecture.scene() instanceof LessonScene.Told) return Optional.empty();
        return Optional.of(lecture.study()
                .block()
                .flatMap(this::block)
                .orElseGet(() -> lecture.lesson().title()));
    }

    /** While a move is to be predicted: the question, if the lesson asks for one; or else as in a game. */
    private static Optional<String> asked(Lecture lecture) {
        return lecture.task()
                .map(Task::ask)
                .filter(ask -> LessonBoards.question(ask).isPresent())
                .map(ask -> plain(ask.sentence()));
    }

    private String task(Lecture lecture, Task task) {
        if (lecture.isWaiting()) return wording.of("lecture.checking");
        if (lecture.refutation().isPresent())
            return wording.of(lecture.refutation().get().sentence());
        if (task.judgement().isPresent())
            return wording.of(task.judgement().get().remark());
        if (task.isDone())
            return task.solutionSentence()
                    .map(wording::of)
                    .orElseGet(() -> plain(task.ask().sentence()));
        return plain(task.ask().sentence());
    }

    private Optional<String> block(Block block) {
        return block.match(new Block.BlockCases<Optional<String>>(
                text -> Optional.empty(),
                place -> Optional.empty(),
                play -> Optional.empty(),
                light -> said(Caption.IN_WINDOW.of(light)),
                show -> said(show.overlay().name()),
                look -> said(Caption.IN_WINDOW.of(look)),
                decide -> said(decision(decide)),
                think -> said(ThoughtTelling.about(think.algorithm())),
                chart -> said(chart(chart)),
                ask -> Optional.of(plain(ask.sentence())),
                claim -> Optional.of(plain(claim.sentence()))));
    }

    private Phrase decision(Block.Decide decide) {
        Phrase player = PlayerName.of(decide.guess().player().text());
        return desk.opinion()
                .filter(opinion -> opinion.position().equals(decide.board()))
                .map(Opinion::decision)
                .map(made -> Phrase.of(
                        "lecture.decided",
                        player,
                        made.move().text(),
                        DecisionTelling.of(made).rule()))
                .orElseGet(() -> Phrase.of("lecture.deciding", player));
    }

    /** It is beside the board here, and not below it. */
    private static Phrase chart(Block.Chart chart) {
        return Phrase.of(
                chart.stacked() ? "present.chart-criteria" : "present.chart-total",
                chart.before().view().name(chart.side()),
                EvaluatorName.of(chart.evaluator()));
    }

    private Optional<String> said(Phrase phrase) {
        return Optional.of(wording.of(phrase));
    }

    /** Without the signs of Markdown. */
    static String plain(String markdown) {
        return TextContentRenderer.builder()
                .build()
                .render(Parser.builder().build().parse(markdown))
                .strip();
    }
}
