package lectern.gui.lesson.lecture;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import lectern.gui.desk.Background;
import lectern.gui.desk.LatestTask;
import lectern.lesson.check.LessonCheck;
import lectern.lesson.read.Finding;
import lectern.lesson.read.Reading;
import lectern.lesson.shelf.Source;
import lectern.text.Language;

/**
 * The text that a lecture is read from: a file may be written while it is open, and there may be translations. What
 * cannot be read any more leaves the lecture as it was. On the event thread; it reads beside it.
 */
public final class LessonText implements AutoCloseable {
    private final Lecture lecture;
    private final Consumer<List<Finding>> faults;
    private final Background reading = new Background();
    private final Background checking = new Background();
    private final LatestTask translating = LatestTask.uninterrupted(reading);
    private final LatestTask rereading = LatestTask.uninterrupted(reading);
    private final LatestTask proving = LatestTask.uninterrupted(checking);
    private Source source;
    private Optional<LessonWatch> watch;

    /** @param faults is told what the check says of a file, each time it was written */
    public LessonText(Source source, Lecture lecture, Consumer<List<Finding>> faults) {
        this.source = source;
        this.lecture = lecture;
        this.faults = faults;
        watch = watched();
    }

    /** What it is read from, in the language that it is open in. */
    public Source source() {
        return source;
    }

    private Optional<LessonWatch> watched() {
        return source.file().map(file -> LessonWatch.of(file, this::reread));
    }

    private void reread() {
        rereading.start(source::read, this::take);
    }

    private void take(Reading read) {
        proving.cancel();
        faults.accept(read.findings());
        read.lesson().filter(lesson -> !lesson.equals(lecture.lesson())).ifPresent(lecture::rewrite);
        if (read.lesson().isPresent()) prove(read);
    }

    /** Authors want to know at once what the check would say. */
    private void prove(Reading read) {
        proving.startStoppable(stop -> LessonCheck.check(read, stop), faults);
    }

    /** The lecture goes on in a language, if the lesson is there in it. */
    public void translate(Language language) {
        translating.cancel();
        if (lecture.lesson().language() == language) return;
        Source now = source;
        String id = lecture.lesson().id();
        translating.start(
                () -> now.in(id, language).flatMap(Translation::of), found -> found.ifPresent(this::goOnWith));
    }

    private void goOnWith(Translation translation) {
        rereading.cancel();
        proving.cancel();
        watch.ifPresent(LessonWatch::close);
        source = translation.source();
        lecture.rewrite(translation.lesson());
        watch = watched();
    }

    @Override
    public void close() {
        proving.cancel();
        watch.ifPresent(LessonWatch::close);
        reading.close();
        checking.close();
    }
}
