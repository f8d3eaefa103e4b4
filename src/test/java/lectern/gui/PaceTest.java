package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.nio.file.Path;
import lectern.games.Games;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Playing;
import lectern.gui.desk.Speed;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.play.RecordHead;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** How moves follow each other is chosen once. */
@ExtendWith(OnEventThread.class)
class PaceTest {
    private final Desk desk = new Desk(Games.read("infection").start(1), RecordHead.EMPTY);
    private final Playing playing = new Playing(desk);

    private final UserSettings remembered;

    PaceTest(@TempDir Path folder) {
        remembered = UserSettings.in(new DataFolder(folder));
    }

    @AfterEach
    void close() throws Exception {
        EventQueue.invokeAndWait(playing::close);
        remembered.awaitWritten();
    }

    @Test
    void atFirstTheStepsOfAMoveCanBeSeen() {
        pace();
        assertThat(desk.speed()).isEqualTo(Speed.NORMAL);
        assertThat(playing.waits()).isFalse();
    }

    @Test
    void whatWasChosenIsChosenTheNextTimeToo() {
        Pace pace = pace();
        pace.showAt(Speed.SLOW);
        pace.toggleWaiting();
        desk.showAt(Speed.NONE);
        playing.waitForUser(false);

        assertThat(pace().waits()).isTrue();
        assertThat(desk.speed()).isEqualTo(Speed.SLOW);
    }

    @Test
    void oneKeyLeadsFromSlowToAtOnceAndAnotherBack() {
        Pace pace = pace();
        pace.shift(true);
        assertThat(desk.speed()).isEqualTo(Speed.FAST);
        pace.shift(true);
        assertThat(desk.speed()).isEqualTo(Speed.NONE);
        assertThat(pace.canBe(true)).isFalse();
        pace.shift(true);
        assertThat(desk.speed()).isEqualTo(Speed.NONE);
        for (int i = 0; i < 4; i++) pace.shift(false);
        assertThat(desk.speed()).isEqualTo(Speed.SLOW);
        assertThat(pace.canBe(false)).isFalse();
    }

    private Pace pace() {
        return new Pace(desk, playing, remembered);
    }
}
