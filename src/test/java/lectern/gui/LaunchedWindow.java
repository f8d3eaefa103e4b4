package lectern.gui;

import java.awt.Frame;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import lectern.gui.robot.ShownWindow;
import lectern.gui.robot.Waiting;
import org.assertj.core.api.Assertions;

/**
 * A window that the program itself has opened.
 *
 * @param mishaps hears of what goes wrong behind the scenes from then on
 */
record LaunchedWindow(ShownWindow<LecternFrame> shown, Mishaps mishaps) {
    /** In English, in the light theme and at its usual size, with files that were named. */
    static LaunchedWindow of(Path folder, Path... files) {
        List<LecternFrame> before = frames();
        List<String> args = new ArrayList<>(
                List.of("--data", folder.toString(), "--lang", "en", "--theme", "light", "--scale", "100"));
        for (Path file : files) args.add(file.toString());
        int exit = Launcher.open(args.toArray(String[]::new));
        Assertions.assertThat(exit).isZero();
        // After the launcher, which sets up a log for them that nobody would read here.
        Mishaps mishaps = new Mishaps();
        Waiting.until("a window opens", () -> frames().size() > before.size());
        ShownWindow<LecternFrame> shown = ShownWindow.of(() -> frames().stream()
                .filter(frame -> !before.contains(frame))
                .findFirst()
                .orElseThrow());
        return new LaunchedWindow(shown, mishaps);
    }

    private static List<LecternFrame> frames() {
        return Arrays.stream(Frame.getFrames())
                .filter(Frame::isShowing)
                .filter(LecternFrame.class::isInstance)
                .map(LecternFrame.class::cast)
                .toList();
    }

    LecternPanel panel() {
        return (LecternPanel) shown.window().getContentPane();
    }
}
