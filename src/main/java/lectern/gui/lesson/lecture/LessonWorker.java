package lectern.gui.lesson.lecture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Supplier;
import lectern.game.Move;
import lectern.gui.desk.Background;
import lectern.gui.desk.LatestTask;
import lectern.lesson.Block;
import lectern.lesson.condition.Unproven;
import lectern.lesson.study.LessonScene;
import lectern.lesson.study.Refutation;
import lectern.lesson.study.Study;
import lectern.lesson.study.Task;
import lectern.lesson.thought.Insight;
import lectern.search.Decision;
import lectern.search.Stop;

/**
 * Works out beside the event thread what a lesson wants to know: what is right, question by question and the one that
 * is being asked first; what comes of a wrong move; what a player decides; what an algorithm does. All it tells, it tells on the event thread.
 */
public final class LessonWorker implements AutoCloseable {
    /** So many nodes of a search are kept for its tree. */
    private static final int RECORDED = 20_000;

    private final Background keys = new Background();
    private final Background lines = new Background();
    private final Background insightful = new Background();
    private final LatestTask working = LatestTask.uninterrupted(keys);
    private final LatestTask refuting = LatestTask.uninterrupted(lines);
    private final LatestTask deciding = LatestTask.uninterrupted(lines);
    private final Stop closing = new Stop();
    private final Set<Block.Ask> unanswerable = new HashSet<>();
    private final Map<Block.Think, Insight> insights = new HashMap<>();
    private final List<Future<?>> looking = new ArrayList<>();

    /** From now on, questions get their keys, until all have one. */
    void workOut(Supplier<Study> study, Consumer<Task> done) {
        working.cancel();
        Study now = study.get();
        Optional<Task> next = now.task()
                .filter(this::lacksKey)
                .or(() -> now.tasks().stream().filter(this::lacksKey).findFirst());
        next.ifPresent(task -> working.start(worked(task), found -> {
            if (found.isEmpty()) unanswerable.add(task.asked());
            found.ifPresent(done);
            workOut(study, done);
        }));
    }

    private boolean lacksKey(Task task) {
        return task.key().isEmpty() && !unanswerable.contains(task.asked());
    }

    private Callable<Optional<Task>> worked(Task task) {
        return () -> {
            try {
                return task.workOut(closing).map(task::knowing);
            } catch (Unproven unproven) {
                // The check says so to the author; it cannot be answered.
                return Optional.empty();
            }
        };
    }

    void refute(Block.Ask ask, Move wrong, Consumer<Refutation> done) {
        refuting.startStoppable(stop -> Refutation.of(ask, wrong, stop), found -> found.ifPresent(done));
    }

    void stopRefuting() {
        refuting.cancel();
    }

    public void decide(LessonScene.Decided scene, Consumer<Decision> done) {
        deciding.startStoppable(stop -> scene.decide(RECORDED, stop), found -> found.ifPresent(done));
    }

    /**
     * Carries out what a block lays open: once for each block.
     *
     * @param later runs after that if it was not known at once
     */
    void lookInto(Block.Think think, Consumer<Insight> done, Runnable later) {
        Insight known = insights.get(think);
        if (known != null) {
            done.accept(known);
            return;
        }
        looking.add(insightful.work(
                () -> Insight.of(think.algorithm(), think.board(), closing),
                found -> found.ifPresent(made -> {
                    insights.put(think, made);
                    done.accept(made);
                    later.run();
                })));
    }

    public void stopDeciding() {
        deciding.cancel();
    }

    @Override
    public void close() {
        closing.ask();
        stopRefuting();
        stopDeciding();
        keys.close();
        lines.close();
        looking.forEach(one -> one.cancel(false));
        insightful.close();
    }
}
