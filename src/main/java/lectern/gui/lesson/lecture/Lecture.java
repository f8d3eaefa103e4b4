package lectern.gui.lesson.lecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;
import lectern.game.Move;
import lectern.lesson.Answer;
import lectern.lesson.Block;
import lectern.lesson.Lesson;
import lectern.lesson.study.LessonScene;
import lectern.lesson.study.Refutation;
import lectern.lesson.study.Study;
import lectern.lesson.study.Task;
import lectern.lesson.thought.Insight;

/**
 * A lesson that is being studied in a window: where it is, and what is being answered. On the event thread; what takes
 * time is done by {@link LessonWorker}s beside it.
 */
public final class Lecture implements AutoCloseable {
    /** What has changed. */
    public enum News {
        /** Something else is shown. */
        SPOT,
        /** A question has come further. */
        TASK,
        /** What is right has become known. */
        KNOWN,
        /** What comes of a wrong move is known. */
        REFUTED,
        /** What an algorithm does is known, and shown. */
        INSIGHT,
        /** The lesson is written otherwise, or in another language. */
        LESSON
    }

    private final List<Consumer<News>> listeners = new ArrayList<>();
    private final LessonWorker assistant;
    private final LongSupplier seeds;
    private Study study;
    private Optional<Refutation> refutation = Optional.empty();

    /** Whether an answer was submitted before it was known what is right. */
    private boolean waiting;

    /** @param seeds of what differs from reader to reader */
    public Lecture(Study study, LessonWorker assistant, LongSupplier seeds) {
        this.seeds = seeds;
        this.study = study.drawn(seeds);
        this.assistant = assistant;
        assistant.workOut(this::study, this::knowing);
    }

    public void listen(Consumer<News> listener) {
        listeners.add(listener);
    }

    public Study study() {
        return study;
    }

    public Lesson lesson() {
        return study.lesson();
    }

    public LessonScene scene() {
        return study.scene();
    }

    /** What is shown when something is claimed of it: what was shown before, as long as the board is the same. */
    public LessonScene sceneOfClaims() {
        Study before = study;
        while (before.scene() instanceof LessonScene.Claimed && before.hasBack()) before = before.back();
        boolean same = before.spot().page() == study.spot().page()
                && before.scene().board().equals(scene().board());
        return same ? before.scene() : scene();
    }

    public Optional<Task> task() {
        return study.task();
    }

    /** Whether the answer will be judged as soon as it is known what is right. */
    public boolean isWaiting() {
        return waiting;
    }

    /** What comes of the wrong move that was submitted last. */
    public Optional<Refutation> refutation() {
        return refutation;
    }

    /** Carries out what a block lays open, and tells it when it is known. */
    public void lookInto(Block.Think think, Consumer<Insight> done) {
        assistant.lookInto(think, done, () -> tell(News.INSIGHT));
    }

    public void next() {
        go(study.next());
    }

    public void back() {
        go(study.back());
    }

    public void toPage(int page) {
        go(study.toPage(page));
    }

    public void restart() {
        go(study.restarted());
    }

    /** The lesson has become another text. */
    void rewrite(Lesson written) {
        forget();
        study = study.in(written).drawn(seeds);
        assistant.workOut(this::study, this::knowing);
        tell(News.LESSON);
    }

    /** Another answer so far. */
    public void draft(Answer answer) {
        change(task -> task.drafting(answer));
    }

    public void toggle(int cell) {
        change(task -> task.toggled(cell));
    }

    public void toggle(Move move) {
        change(task -> task.toggled(move));
    }

    public void clear() {
        change(Task::cleared);
    }

    public void toggleLeaf(int leaf) {
        change(task -> task.toggledLeaf(leaf));
    }

    /** Another exercise takes the place of the one that is asked, if it was drawn for this reader. */
    public void drawAnother() {
        if (task().filter(Task::isDrawn).isEmpty()) return;
        change(task -> task.drawn(seeds.getAsLong()));
        assistant.workOut(this::study, this::knowing);
    }

    /** What was answered, and what comes of it, stays. */
    public void hint() {
        task().ifPresent(task -> study = study.with(task.hinted()));
        tell(News.TASK);
    }

    public void showAnswer() {
        change(task -> task.cleared().shown());
    }

    public void answer(Answer answer) {
        draft(answer);
        submit();
    }

    /** The answer so far is judged, now or as soon as that is possible. */
    public void submit() {
        Task task = task().orElse(null);
        if (task == null || task.draft().equals(Answer.nothing())) return;
        waiting = !task.canSubmit() && task.key().isEmpty();
        if (waiting) tell(News.TASK);
        else judge(task);
    }

    private void judge(Task task) {
        Task judged = task.submitted();
        study = study.with(judged);
        tell(News.TASK);
        if (Refutation.isFor(task.ask())) judged.wrongMove().ifPresent(wrong -> refute(judged, wrong));
    }

    private void refute(Task task, Move wrong) {
        assistant.refute(task.ask(), wrong, found -> {
            refutation = Optional.of(found);
            tell(News.REFUTED);
        });
    }

    private void knowing(Task worked) {
        // Another exercise may have been drawn meanwhile.
        if (!study.task(worked.number()).seed().equals(worked.seed())) return;
        worked.key().ifPresent(key -> study = study.knowing(worked.number(), key));
        boolean asked = task().filter(task -> task.number() == worked.number()).isPresent();
        if (!asked) return;
        if (waiting) submit();
        else tell(News.KNOWN);
    }

    private void change(UnaryOperator<Task> changed) {
        Task task = task().orElse(null);
        if (task == null) return;
        forget();
        study = study.with(changed.apply(task));
        tell(News.TASK);
    }

    private void go(Study elsewhere) {
        forget();
        study = elsewhere;
        tell(News.SPOT);
    }

    private void forget() {
        waiting = false;
        refutation = Optional.empty();
        assistant.stopRefuting();
    }

    private void tell(News news) {
        List.copyOf(listeners).forEach(listener -> listener.accept(news));
    }

    @Override
    public void close() {
        listeners.clear();
        assistant.close();
    }
}
