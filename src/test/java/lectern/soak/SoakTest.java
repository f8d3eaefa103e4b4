package lectern.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import lectern.gui.SoakedWindow;
import lectern.gui.look.RestoredLook;
import lectern.gui.robot.Waiting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The short form of the {@link Soak}. */
@ExtendWith(RestoredLook.class)
class SoakTest {
    /** Computers play every tenth game: then all threads are there that there will be. */
    private static final int GAMES = 20;

    private static final int LIVES = 20;

    @TempDir
    Path home;

    @Test
    void twentyGamesLeaveNoThreadWindowListenerOrFileBehind() {
        Course course = Course.of(Soak.games(SoakedWindow.looks(), home, GAMES, GAMES / 2, levels -> {}));

        assertThat(course.steady()).isEmpty();
    }

    @Test
    void twentyLivesLeaveNoThreadWindowListenerOrFileBehind() {
        Course course = Course.of(Soak.lives(SoakedWindow.looks(), home, LIVES, LIVES / 4, levels -> {}));

        assertThat(course.steady()).isEmpty();
    }

    @Test
    void aComponentThatWasDestroyedCanBeCollectedWithAllThatLayOnItsDesk() {
        List<WeakReference<?>> held = new ArrayList<>();
        for (int i = 0; i < 3; i++) held.addAll(SoakedWindow.live(SoakedWindow.looks(), home));

        Waiting.until("all is collected", () -> {
            System.gc();
            return held.stream().allMatch(reference -> reference.get() == null);
        });
        assertThat(held).allSatisfy(reference -> assertThat(reference.get()).isNull());
    }
}
