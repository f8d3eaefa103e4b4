package lectern.lesson.study;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import lectern.lesson.Block;
import lectern.lesson.Lesson;
import lectern.lesson.Page;
import lectern.lesson.RightAnswers;

/**
 * A reader who studies a lesson: where they are, what they have seen, and how far they have come with its questions.
 * Immutable; every change answers a new study.
 *
 * <pre>{@code Study study = Study.resumed(lesson, remembered);   // or Study.begin(lesson) study = study.next();
 * // one key leads through everything; study.scene() says what to show Task task = study.task().orElseThrow();
 * // the question that is being asked, if one is // On another thread: task.workOut(stop). Back on this one, with what
 * came of it: study = study.knowing(task.number(), key); study = study.with(study.task(task.number()).answered(new
 * Answer.OneMove(move))); }</pre>
 */
public final class Study {
    private final Route route;
    private final int place;
    private final Set<Integer> seen;
    private final List<Task> tasks;

    private Study(Route route, int place, Set<Integer> seen, List<Task> tasks) {
        this.route = route;
        this.place = place;
        this.seen = new TreeSet<>(seen);
        this.tasks = List.copyOf(tasks);
        this.seen.add(spot().page());
    }

    /** From the beginning. */
    public static Study begin(Lesson lesson) {
        Route route = new Route(lesson);
        List<Block.Ask> questions = route.questions();
        List<Task> tasks = IntStream.range(0, questions.size())
                .mapToObj(i -> new Task(i, questions.get(i), Attempt.NONE, Optional.empty()))
                .toList();
        return new Study(route, 0, Set.of(), tasks);
    }

    /**
     * Where a reader left off, as {@link #text} says. What does not fit the lesson any more is let go; so is a text
     * that says nothing.
     */
    public static Study resumed(Lesson lesson, String text) {
        return LessonProgress.read(text).applied(begin(lesson));
    }

    /** The same standing in a translation of the lesson, or in what its author has made of it by now. */
    public Study in(Lesson other) {
        Study same = LessonProgress.of(this).applied(begin(other));
        Map<String, RightAnswers> keys = new HashMap<>();
        List<String> before = Fingerprints.of(route.questions());
        tasks.forEach(task -> task.key().ifPresent(key -> keys.put(before.get(task.number()), key)));
        List<String> now = Fingerprints.of(same.route.questions());
        for (Task task : same.tasks) {
            RightAnswers key = keys.get(now.get(task.number()));
            if (key != null) same = same.with(task.knowing(key));
        }
        return same;
    }

    /** With a seed for each question that differs from reader to reader, and has none yet. */
    public Study drawn(LongSupplier seeds) {
        List<Task> drawn = tasks.stream()
                .map(task -> task.isDrawn() && task.seed().isEmpty() ? task.drawn(seeds.getAsLong()) : task)
                .toList();
        return new Study(route, place, seen, drawn);
    }

    /** From the beginning again, with all questions open. What is right is still known. */
    public Study restarted() {
        List<Task> open = tasks.stream()
                .map(task -> task.with(task.attempt().restarted()))
                .toList();
        return new Study(route, 0, Set.of(), open);
    }

    /** Its standing on one line, the same in every language. */
    public String text() {
        return LessonProgress.of(this).text();
    }

    public Lesson lesson() {
        return route.lesson();
    }

    public Spot spot() {
        return route.spots().get(place);
    }

    public Page page() {
        return lesson().pages().get(spot().page());
    }

    /** The block that is being shown; empty if it is the page's text alone. */
    public Optional<Block> block() {
        return spot().block() == Spot.OPENING
                ? Optional.empty()
                : Optional.of(page().blocks().get(spot().block()));
    }

    /** What the board shows. */
    public LessonScene scene() {
        return route.scene(spot());
    }

    public boolean hasNext() {
        return place + 1 < route.spots().size();
    }

    public Study next() {
        return hasNext() ? at(place + 1) : this;
    }

    public boolean hasBack() {
        return place > 0;
    }

    public Study back() {
        return hasBack() ? at(place - 1) : this;
    }

    /** To the beginning of a page, counted from 0; of the nearest there is. */
    public Study toPage(int page) {
        return at(route.opening(page));
    }

    /** To a spot; or to the page that it is on. */
    public Study to(Spot spot) {
        return at(route.nearest(spot));
    }

    /** To a question, by its number. */
    public Study toTask(int number) {
        return at(route.placeOf(task(number).ask()));
    }

    /** The pages that were seen, from 0. */
    public Set<Integer> seen() {
        return Set.copyOf(seen);
    }

    /** The question that is being asked. */
    public Optional<Task> task() {
        return block().filter(Block.Ask.class::isInstance)
                .map(Block.Ask.class::cast)
                .map(ask -> task(route.numberOf(ask)));
    }

    public Task task(int number) {
        return tasks.get(number);
    }

    /** All questions of the lesson. */
    public List<Task> tasks() {
        return tasks;
    }

    /** A question has come further. A question that the lesson does not ask, or not any more, changes nothing. */
    public Study with(Task task) {
        boolean known = task.number() < tasks.size()
                && task.ask().equals(task(task.number()).ask());
        if (!known) return this;
        List<Task> changed = new ArrayList<>(tasks);
        changed.set(task.number(), task);
        return new Study(route, place, seen, changed);
    }

    /** What is right for a question has been worked out. */
    public Study knowing(int number, RightAnswers key) {
        return with(task(number).knowing(key));
    }

    public LessonScore score() {
        return new LessonScore(
                count(AttemptResult.AT_ONCE),
                count(AttemptResult.HELPED),
                count(AttemptResult.SHOWN),
                count(AttemptResult.OPEN),
                seen.size(),
                lesson().pages().size());
    }

    Study standing(int where, Set<Integer> pages, List<Task> changed) {
        return new Study(route, where, pages, changed);
    }

    Route route() {
        return route;
    }

    private int count(AttemptResult result) {
        return (int) tasks.stream().filter(task -> task.result() == result).count();
    }

    private Study at(int other) {
        return new Study(route, other, seen, tasks);
    }
}
