package lectern.gui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import lectern.game.Phrase;
import lectern.gui.lesson.lecture.Lecture;
import lectern.gui.lesson.lecture.LessonWorker;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.kill.KillLoop;
import lectern.kill.KillLoop.End;
import lectern.kill.KillLoop.Moment;
import lectern.lesson.Lesson;
import lectern.lesson.read.LessonReader;
import lectern.lesson.study.Study;
import lectern.lesson.study.Task;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A lesson is read and its questions answered, and the program is killed; as often as {@code lectern.kills} says. A step
 * for which the program waited as long as it waits for a disk is not said to be done.
 */
class LessonKillTest {
    private static final int KILLS = Integer.getInteger("lectern.kills", 3);
    private static final int LINES = 300;
    private static final Duration LONGEST = Duration.ofMillis(20);
    private static final String LESSON = "lessons/infection/rules.en.md";

    /** So long the event thread waits for a disk. */
    private static final Duration PATIENCE = Duration.ofMillis(50);

    private static final String BEGUN = "begun ";
    private static final String DONE = "done ";

    @TempDir
    Path home;

    @Test
    void aLessonStandsWhereItWasLeftAfterAKillAtAnyMoment() throws IOException, InterruptedException {
        DataFolder folder = new DataFolder(home.resolve("lectern"));
        Lesson lesson = lesson();
        KillLoop loop = new KillLoop(
                List.of("-Xmx128m", "-Djava.awt.headless=true"),
                Studying.class,
                List.of(folder.path().toString()));
        Random random = new Random(14);
        String standing = Study.begin(lesson).text();
        for (int kill = 1; kill <= KILLS; kill++) {
            End end = loop.kill(Moment.drawn(random, LINES, LONGEST));
            assertThat(end.killed()).as("kill %d: %s", kill, end.err()).isTrue();
            standing = found("kill " + kill, folder, lesson, end.out(), standing);
        }
    }

    private static String found(String kill, DataFolder folder, Lesson lesson, List<String> said, String before)
            throws IOException {
        List<Phrase> trouble = new CopyOnWriteArrayList<>();
        UserSettings memory = UserSettings.in(folder);
        memory.onTrouble(trouble::add);
        StoredProgress standings = new StoredProgress(memory);
        // A lesson that is complete is resumed at its beginning; this is where it was left.
        String left = memory.text("lesson." + lesson.id()).orElse(before);
        assertThat(left).as(kill).isIn(possible(said, before));
        Study study = Study.resumed(lesson, left);
        int right = study.score().atOnce() + study.score().helped();
        standings
                .mark(lesson.id())
                .ifPresent(mark -> assertThat(mark.right()).as(kill).isEqualTo(right));

        memory.awaitWritten();
        assertThat(trouble).as(kill).isEmpty();
        assertThat(names(folder)).as(kill + ": no litter").isSubsetOf(".lock", "settings.properties");
        return left;
    }

    /** The last that is done, or any that was begun since. */
    private static List<String> possible(List<String> said, String before) {
        List<String> possible = new ArrayList<>(List.of(before));
        for (String line : said) {
            if (line.startsWith(DONE)) possible.clear();
            possible.add(line.substring(line.indexOf(' ') + 1));
        }
        return possible;
    }

    private static List<String> names(DataFolder folder) throws IOException {
        if (!Files.exists(folder.path())) return List.of();
        try (Stream<Path> files = Files.list(folder.path())) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }

    private static Lesson lesson() throws IOException {
        String text = Files.readString(Path.of(LESSON));
        return LessonReader.read("rules.md", text).lesson().orElseThrow();
    }

    /** Goes through a lesson over and over, hints and answers included, and keeps it as the window does. */
    static final class Studying {
        private final StoredProgress standings;
        private final Lecture lecture;

        private Studying(StoredProgress standings, Lesson lesson) {
            this.standings = standings;
            lecture = new Lecture(standings.resumed(lesson), new LessonWorker(), () -> 1);
            lecture.listen(news -> keep());
        }

        public static void main(String[] args) throws IOException {
            Lesson lesson = lesson();
            StoredProgress standings = new StoredProgress(UserSettings.in(new DataFolder(Path.of(args[0]))));
            EventQueue.invokeLater(() -> new Studying(standings, lesson).goOn());
        }

        private void keep() {
            String text = lecture.study().text();
            say(BEGUN + text);
            long start = System.nanoTime();
            standings.keep(lecture.study());
            if (System.nanoTime() - start < PATIENCE.toNanos()) say(DONE + text);
        }

        /** One step at a time, so that the event thread hears what is worked out meanwhile. */
        private void goOn() {
            Task task = lecture.task().filter(open -> !open.isDone()).orElse(null);
            if (task == null && lecture.study().hasNext()) lecture.next();
            else if (task == null) lecture.restart();
            else if (task.hasHint()) lecture.hint();
            else if (task.key().isPresent())
                lecture.answer(task.key().get().answers().get(0));
            else lecture.showAnswer();
            EventQueue.invokeLater(this::goOn);
        }

        private static void say(String line) {
            System.out.println(line);
            System.out.flush();
        }
    }
}
