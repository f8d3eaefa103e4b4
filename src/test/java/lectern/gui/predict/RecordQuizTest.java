package lectern.gui.predict;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
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
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.play.GameRecord;
import lectern.play.Match;
import lectern.play.RecordHead;
import lectern.play.quiz.Quiz;
import lectern.text.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;

/** A quiz out of records takes the place of the game on the desk, which comes back. */
@ExtendWith(OnEventThread.class)
class RecordQuizTest {
    @TempDir(cleanup = CleanupMode.NEVER)
    Path folder;

    private final Desk desk = new Desk(Games.read("infection").start(1), RecordHead.EMPTY);
    private final Poll poll = new Poll(desk, new BoardAim(desk), said -> {});
    private final Playing playing = new Playing(desk);
    private final Background background = new Background();
    private final AtomicInteger cleared = new AtomicInteger();
    private Keeping keeping;
    private QuizRun run;

    @BeforeEach
    void open() throws Exception {
        EventQueue.invokeAndWait(this::begin);
    }

    private void begin() {
        DataFolder data = new DataFolder(folder.resolve("data"));
        GameFile file = new GameFile(desk, desk.match());
        keeping = new Keeping(
                desk, file, new Wording(Language.EN), new JPanel(), background, data, UserSettings.in(data));
        run = new QuizRun(desk, poll, playing, keeping, cleared::incrementAndGet);
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
    }

    private static Match match(String game, int moves) {
        Match match = Match.from(Games.read(game).start(1).position());
        for (int i = 0; i < moves; i++) match = match.play(match.position().move(0));
        return match;
    }

    private static Quiz quiz(int wanted) {
        return Quiz.of(
                List.of(new Quiz.Source("a", match("infection", 4)), new Quiz.Source("b", match("pushee", 4))), wanted);
    }

    private void answer() {
        poll.reveal();
        run.goOn();
    }

    @Test
    void theGameComesBackWhenAllWasAnswered() {
        Match played = desk.match();
        run.beginAside(quiz(2));
        assertThat(cleared).hasValue(1);
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
