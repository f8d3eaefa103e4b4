package lectern.gui.predict;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.swing.JPanel;
import lectern.games.Games;
import lectern.gui.OnEventThread;
import lectern.gui.desk.Background;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Playing;
import lectern.gui.desk.Seats;
import lectern.gui.keeping.GameFile;
import lectern.gui.keeping.Keeping;
import lectern.gui.keeping.RecordFolder;
import lectern.gui.lesson.OneLesson;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.lesson.Lesson;
import lectern.play.GameRecord;
import lectern.play.Match;
import lectern.play.RecordHead;
import lectern.play.quiz.Quiz;
import lectern.text.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A quiz out of records or a lesson takes the place of the game on the desk, which comes back. */
@ExtendWith(OnEventThread.class)
class RecordQuizTest {
    @TempDir
    Path folder;

    private final Desk desk = new Desk(Games.read("infection").start(1), RecordHead.EMPTY);
    private final Poll poll = new Poll(desk, new BoardAim(desk), Optional::empty, said -> {});
    private final Playing playing = new Playing(desk);
    private final Background background = new Background();
    private Optional<Lesson> open = Optional.empty();
    private UserSettings memory;
    private Keeping keeping;
    private QuizRun run;

    @BeforeEach
    void open() throws Exception {
        EventQueue.invokeAndWait(this::begin);
    }

    private void begin() {
        DataFolder data = new DataFolder(folder.resolve("data"));
        GameFile file = new GameFile(desk, desk.match());
        memory = UserSettings.in(data);
        keeping = new Keeping(desk, file, new Wording(Language.EN), new JPanel(), background, data, memory);
        run = new QuizRun(desk, poll, playing, keeping, new OpenLesson(() -> open, this::setAside));
        desk.play(desk.position().move(0));
    }

    @AfterEach
    void close() throws Exception {
        EventQueue.invokeAndWait(() -> {
            poll.close();
            playing.close();
            keeping.close();
            background.close();
        });
        keeping.awaitWritten();
        memory.awaitWritten();
    }

    private Runnable setAside() {
        Optional<Lesson> closed = open;
        open = Optional.empty();
        return () -> open = closed;
    }

    private static Match match(String game, int moves) {
        Match match = Match.from(Games.read(game).start(1).position());
        for (int i = 0; i < moves; i++) match = match.play(match.position().move(0));
        return match;
    }

    private static Quiz quiz(int wanted) {
        return Quiz.of(
                List.of(Quiz.Source.of("a", match("infection", 4)), Quiz.Source.of("b", match("pushee", 4))), wanted);
    }

    private void answer() {
        poll.reveal();
        run.goOn();
    }

    @Test
    void theGameComesBackWhenAllWasAnswered() {
        Match played = desk.match();
        run.beginAside(quiz(2));
        assertThat(run.title()).hasValue("a");
        assertThat(desk.match().ply()).isEqualTo(2);
        assertThat(desk.hiding().isOn()).isTrue();
        answer();
        assertThat(run.title()).hasValue("b");
        assertThat(desk.game().kind().id()).isEqualTo("pushee");
        assertThat(desk.hiding().isOn()).isTrue();
        answer();
        assertThat(desk.match()).isSameAs(played);
        assertThat(desk.hiding().isOn()).isFalse();
        assertThat(run.isSummedUp()).isTrue();
        assertThat(run.summary().orElseThrow().csv().lines()).hasSize(3);
        assertThat(keeping.isUnsaved()).isTrue();
    }

    @Test
    void whoLeavesHasTheGameBackAndWhatWasAnswered() {
        Match played = desk.match();
        run.beginAside(quiz(4));
        answer();
        run.leave();
        assertThat(desk.match()).isSameAs(played);
        assertThat(desk.hiding().isOn()).isFalse();
        assertThat(run.quiz().orElseThrow().size()).isEqualTo(1);
        assertThat(run.isSummedUp()).isTrue();
    }

    @Test
    void anotherGameEndsItAndIsKeptFromThenOn() {
        run.beginAside(quiz(4));
        answer();
        desk.begin(match("syrtis", 0), RecordHead.EMPTY, Seats.PEOPLE);
        assertThat(run.isUnderWay()).isFalse();
        assertThat(run.title()).isEmpty();
        assertThat(run.summary()).isPresent();
        assertThat(keeping.isUnsaved()).isFalse();
        desk.play(desk.position().move(0));
        assertThat(keeping.isUnsaved()).isTrue();
    }

    @Test
    void aQuestionOfItsOwnAfterwardsIsRevealedAndNotTheSummary() {
        run.beginAside(quiz(1));
        answer();
        poll.ask();
        poll.reveal();
        assertThat(run.isSummedUp()).isFalse();
        assertThat(run.summary()).isPresent();
    }

    @Test
    void aLessonIsAskedAboutOnItsBoardsAndIsOpenAgain() {
        Lesson lesson = OneLesson.sample();
        Match played = desk.match();
        open = Optional.of(lesson);
        assertThat(run.canBegin()).isTrue();
        run.begin(5);
        assertThat(open).isEmpty();
        assertThat(run.quiz().orElseThrow().size()).isEqualTo(3);
        assertThat(run.title()).hasValue("One lesson");
        poll.reveal();
        assertThat(poll.revealed().orElseThrow().chosen().orElseThrow().move().text())
                .isEqualTo("f6");
        run.goOn();
        answer();
        assertThat(desk.position().text()).startsWith("o5x/7/3oo2");
        assertThat(run.quiz().flatMap(Quiz::next).orElseThrow().source().board())
                .isPresent();
        poll.reveal();
        assertThat(poll.revealed().orElseThrow().chosen()).isEmpty();
        run.goOn();
        assertThat(open).hasValue(lesson);
        assertThat(desk.match()).isSameAs(played);
        assertThat(run.summary().orElseThrow().csv().lines()).hasSize(4);
    }

    @Test
    void aFolderGivesWhatCanBeReadAndNamesTheRest() throws Exception {
        Path records = Files.createDirectory(folder.resolve("records"));
        for (String name : List.of("b", "a"))
            Files.writeString(
                    records.resolve(name + ".lectern"),
                    GameRecord.of(match("infection", 2), RecordHead.EMPTY).text());
        Files.writeString(records.resolve("x.lectern"), "no record");
        Files.writeString(records.resolve("notes.txt"), "no record");
        RecordFolder read = RecordFolder.read(records);
        assertThat(read.records()).extracting(RecordFolder.Named::name).containsExactly("a.lectern", "b.lectern");
        assertThat(read.refused()).containsExactly("x.lectern");
        assertThat(RecordFolder.read(records.resolve("a.lectern")).records()).hasSize(1);
        assertThat(RecordFolder.read(records.resolve("gone.lectern")).refused()).containsExactly("gone.lectern");
    }
}
