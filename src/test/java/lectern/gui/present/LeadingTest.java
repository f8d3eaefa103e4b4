package lectern.gui.present;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lectern.gui.OnEventThread;
import lectern.gui.lesson.OpenedLesson;
import lectern.lesson.Lesson;
import lectern.lesson.shelf.Book;
import lectern.lesson.shelf.Bookshelf;
import lectern.lesson.shelf.Source;
import lectern.lesson.study.LessonScene;
import lectern.lesson.study.Spot;
import lectern.lesson.study.Task;
import lectern.play.Note;
import lectern.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** One key leads through everything and skips nothing. */
@ExtendWith(OnEventThread.class)
class LeadingTest {
    @Test
    void itWalksEffectsThenMovesAndSaysWhenThereAreNoMore() {
        try (PresentedDesk presented = new PresentedDesk("infection", Language.EN)) {
            presented.on(1024, 768);
            for (String move : List.of("f6", "b6", "e6"))
                presented.desk.play(presented.desk.position().readMove(move));
            presented.desk.goTo(0);
            int steps = 0;
            while (presented.desk.match().ply() < 3 || !presented.desk.steps().isAtEnd()) {
                presented.leading.next();
                steps++;
            }

            assertThat(steps).isGreaterThanOrEqualTo(3);
            presented.leading.next();
            assertThat(presented.stage.caption().text()).isEqualTo("This is the last move so far.");
            presented.leading.previous();
            assertThat(presented.stage.caption().text()).doesNotContain("last move");
        }
    }

    @Test
    void commentsAreToldPortionByPortionBeforeTheNextMoveAndAgainOnTheWayBack() {
        try (PresentedDesk presented = new PresentedDesk("infection", Language.EN)) {
            presented.on(1024, 768);
            String sentence = "A clone keeps the microbe where it was, and puts another one beside it. ";
            for (String move : List.of("f6", "b6"))
                presented.desk.play(presented.desk.position().readMove(move));
            presented.desk.note(0, List.of(Note.comment("How it begins.")));
            presented.desk.note(1, List.of(Note.annotation("+3"), Note.comment(sentence.repeat(3))));
            presented.desk.goTo(0);

            assertThat(pressed(presented)).isEqualTo("How it begins.");
            String step = pressed(presented);
            assertThat(step).startsWith("f6 · ").doesNotContain("clone keeps");
            assertThat(pressed(presented))
                    .isEqualTo("f6 · " + sentence.repeat(2).strip());
            assertThat(pressed(presented)).isEqualTo("f6 · " + sentence.strip());
            assertThat(pressed(presented)).startsWith("b6 · ");

            presented.desk.goTo(1);
            pressed(presented);
            presented.leading.previous();
            presented.stage.refresh();
            assertThat(presented.stage.caption().text()).isEqualTo(step);
        }
    }

    @Test
    void whatIsWrittenBesideTheMoveThatIsAskedAboutOrALaterOneIsNotTold() {
        try (PresentedDesk presented = new PresentedDesk("infection", Language.EN)) {
            presented.on(1024, 768);
            for (String move : List.of("f6", "b6"))
                presented.desk.play(presented.desk.position().readMove(move));
            presented.desk.note(1, List.of(Note.comment("Now b6 is best.")));
            presented.desk.note(2, List.of(Note.comment("As was said.")));
            presented.desk.goTo(1);
            assertThat(pressed(presented)).contains("b6 is best");
            presented.desk.hide();

            assertThat(presented.stage.caption().text()).startsWith("Which move would you make?");
            assertThat(pressed(presented)).startsWith("Which move would you make?");
            presented.desk.reveal();
            assertThat(presented.stage.caption().text()).contains("b6 is best");
        }
    }

    private static String pressed(PresentedDesk presented) {
        presented.stage.captions().forget();
        presented.leading.next();
        presented.stage.refresh();
        return presented.stage.caption().text();
    }

    @Test
    void whatIsHiddenFromTheClassIsNotWalkedInto() {
        try (PresentedDesk presented = new PresentedDesk("infection", Language.EN)) {
            presented.on(1024, 768);
            presented.desk.play(presented.desk.position().readMove("f6"));
            presented.desk.goTo(0);
            presented.desk.hide();
            presented.leading.next();

            assertThat(presented.desk.match().ply()).isZero();
            assertThat(presented.stage.caption().text()).startsWith("Which move would you make?");
        }
    }

    @Test
    void aLessonIsWalkedWithoutSkippingTextOrQuestions() throws Exception {
        try (PresentedDesk presented = new PresentedDesk("infection", Language.EN)) {
            open(presented, "infection-rules");
            presented.on(1024, 768);
            int named = 0;
            while (presented.room.canGoOn()) {
                Spot before = spot(presented);
                Optional<Task> open =
                        presented.room.study().orElseThrow().task().filter(task -> !task.isDone());
                String said = presented.stage.caption().text();
                presented.leading.next();
                presented.on(1024, 768);
                boolean left = !spot(presented).equals(before);
                if (left && open.isPresent()) {
                    assertThat(said).startsWith("The question is still open.");
                    named++;
                }
                if (left) {
                    // The page is laid out by an event of its own in a window.
                    presented.stage.refreshLesson();
                    presented.on(1024, 768);
                }
            }
            assertThat(named)
                    .isEqualTo(presented.room.study().orElseThrow().tasks().size());
            assertThat(spot(presented).page())
                    .isEqualTo(presented
                                    .room
                                    .study()
                                    .orElseThrow()
                                    .lesson()
                                    .pages()
                                    .size()
                            - 1);
        }
    }

    @Test
    void decisionsAndChartsOfALessonAreOpenedBeforeItGoesOn() throws Exception {
        try (PresentedDesk presented = new PresentedDesk("infection", Language.EN)) {
            open(presented, "catsdogs-evaluation");
            presented.on(1920, 1080);
            Set<Spot> opened = new HashSet<>();
            Set<Spot> about = new HashSet<>();
            for (int press = 0; press < 400 && presented.room.canGoOn(); press++) {
                presented.leading.next();
                presented.stage.refreshLesson();
                presented.on(1920, 1080);
                LessonScene scene = presented.room.study().orElseThrow().scene();
                if (scene instanceof LessonScene.Decided || scene instanceof LessonScene.Charted)
                    about.add(spot(presented));
                if (presented.stage.hasPane()) opened.add(spot(presented));
            }

            assertThat(presented.room.canGoOn()).isFalse();
            assertThat(opened).isNotEmpty().isEqualTo(about);
        }
    }

    private static Spot spot(PresentedDesk presented) {
        return presented.room.study().orElseThrow().spot();
    }

    static void open(PresentedDesk presented, String id) throws Exception {
        Bookshelf shelf = Bookshelf.own();
        Book book = shelf.find(id, Language.EN).orElseThrow();
        Lesson lesson = book.read().lesson().orElseThrow();
        OpenedLesson.open(presented.room, new Source.Packed(book, shelf), lesson);
    }
}
