package lectern.gui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import lectern.game.Phrase;
import lectern.kill.KillLoop;
import lectern.kill.KillLoop.End;
import lectern.kill.KillLoop.Moment;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Settings are changed as fast as that goes, and the program is killed; as often as {@code lectern.kills} says. A change
 * for which the program waited as long as it waits for a disk is not said to be done.
 */
class SettingsKillTest {
    private static final int KILLS = Integer.getInteger("lectern.kills", 3);
    private static final int LINES = 400;
    private static final Duration LONGEST = Duration.ofMillis(20);
    private static final String BEGUN = "begun ";
    private static final String DONE = "done ";

    @TempDir
    Path home;

    @Test
    void whatWasRememberedSurvivesAKillAtAnyMoment() throws IOException, InterruptedException {
        DataFolder folder = new DataFolder(home.resolve("lectern"));
        KillLoop loop = new KillLoop(
                List.of("-Xmx64m"), Changing.class, List.of(folder.path().toString()));
        Random random = new Random(14);
        int number = 0;
        for (int kill = 1; kill <= KILLS; kill++) {
            End end = loop.kill(Moment.drawn(random, LINES, LONGEST));
            assertThat(end.killed()).as("kill %d: %s", kill, end.err()).isTrue();
            number = found("kill " + kill, folder, end.out(), number);
        }
    }

    /** The number of the last change that is found. */
    private static int found(String kill, DataFolder folder, List<String> said, int before) throws IOException {
        List<Phrase> trouble = new CopyOnWriteArrayList<>();
        UserSettings found = UserSettings.in(folder);
        found.onTrouble(trouble::add);
        int number = number(found);
        int done = last(said, DONE, before);
        int begun = last(said, BEGUN, before);
        assertThat(number).as(kill).isBetween(done, begun);
        assertThat(found.text("theme")).as(kill + ": changed together").isEqualTo(found.text("scale"));
        if (begun == done) assertThat(found.text("even").isPresent()).as(kill).isEqualTo(number > 0 && number % 2 == 0);

        found.awaitWritten();
        assertThat(trouble).as(kill).isEmpty();
        assertThat(number(UserSettings.in(folder))).as(kill).isEqualTo(number);
        assertThat(names(folder)).as(kill + ": no litter").isSubsetOf(".lock", UserSettings.FILE);
        return number;
    }

    private static int number(UserSettings remembered) {
        return remembered.text("scale").map(Integer::parseInt).orElse(0);
    }

    private static int last(List<String> said, String what, int otherwise) {
        return said.stream()
                .filter(line -> line.startsWith(what))
                .mapToInt(line -> Integer.parseInt(line.substring(what.length())))
                .reduce(otherwise, (before, last) -> last);
    }

    private static List<String> names(DataFolder folder) throws IOException {
        if (!Files.exists(folder.path())) return List.of();
        try (Stream<Path> files = Files.list(folder.path())) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }

    /** Changes settings without end, from the number that it finds. */
    static final class Changing {
        private Changing() {}

        public static void main(String[] args) {
            UserSettings remembered = UserSettings.in(new DataFolder(Path.of(args[0])));
            for (int next = number(remembered) + 1; ; next++) {
                say(BEGUN + next);
                long start = System.nanoTime();
                String text = String.valueOf(next);
                remembered.remember(Map.of("scale", text, "theme", text));
                if (next % 2 == 0) remembered.remember("even", text);
                else remembered.forget("even");
                if (System.nanoTime() - start < SettingsWriter.PATIENCE.toNanos()) say(DONE + next);
            }
        }

        private static void say(String line) {
            System.out.println(line);
            System.out.flush();
        }
    }
}
