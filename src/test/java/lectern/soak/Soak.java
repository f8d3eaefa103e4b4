package lectern.soak;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javax.swing.JPanel;
import lectern.gui.SoakedWindow;
import lectern.gui.look.Looks;
import lectern.gui.robot.Waiting;

/**
 * Many games in one window, and many lives of the component, with what they leave behind. Run it with
 *
 * <pre>
 * mvn -q test-compile
 * java -XX:+UseSerialGC -Xmx512m -cp target/test-classes:target/classes:… lectern.soak.Soak 2000 200 soak
 * </pre>
 *
 * where the arguments are the number of games, that of lives, and how the files are called, which get {@code .csv} and
 * {@code .png} appended.
 */
public final class Soak {
    /** So often it is counted, in a long run. */
    private static final int COUNTS = 50;

    private Soak() {}

    public static void main(String[] args) throws IOException {
        int games = Integer.parseInt(args[0]);
        int lives = Integer.parseInt(args[1]);
        Looks looks = SoakedWindow.looks();
        Path home = Files.createTempDirectory("lectern-soak");
        String name = args[2];
        games(looks, home, games, Math.max(1, games / COUNTS), levels -> write(levels, name));
        lives(looks, home, lives, Math.max(1, lives / COUNTS), levels -> write(levels, name + "-lives"));
        System.exit(0);
    }

    /** What is held after every so many games in one window. */
    static List<HeapLevel> games(Looks looks, Path home, int games, int between, Consumer<List<HeapLevel>> news) {
        List<HeapLevel> levels = new ArrayList<>();
        try (SoakedWindow window = SoakedWindow.open(looks, home, 1)) {
            for (int i = 1; i <= games; i++) {
                window.use(i);
                if (i % between != 0) continue;
                window.settle();
                Waiting.until("nothing is worked out any more", SoakedWindow::isIdle);
                levels.add(HeapLevel.after(i, window.component()));
                news.accept(levels);
            }
        }
        return levels;
    }

    /** What is held after every so many components have been made, used and destroyed. */
    static List<HeapLevel> lives(Looks looks, Path home, int lives, int between, Consumer<List<HeapLevel>> news) {
        List<HeapLevel> levels = new ArrayList<>();
        for (int i = 1; i <= lives; i++) {
            SoakedWindow.live(looks, home);
            if (i % between == 0) {
                levels.add(HeapLevel.after(i, new JPanel()));
                news.accept(levels);
            }
        }
        return levels;
    }

    /** Each time anew, so that a run that is stopped leaves all that it has seen. */
    private static void write(List<HeapLevel> levels, String name) {
        StringBuilder table = new StringBuilder("games,heap,threads,windows,listeners,files\n");
        for (HeapLevel level : levels) {
            table.append(String.format(
                    Locale.ROOT,
                    "%d,%d,%d,%d,%d,%d%n",
                    level.games(),
                    level.heap(),
                    level.threads().size(),
                    level.windows(),
                    level.listeners(),
                    level.files()));
        }
        try {
            Files.writeString(Path.of(name + ".csv"), table);
            SoakCurve.draw(levels, Path.of(name + ".png"));
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
        System.out.println(levels.get(levels.size() - 1));
        System.out.println(Course.of(levels).told());
    }
}
