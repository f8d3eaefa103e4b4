package lectern.play.league;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import lectern.play.CsvLine;
import lectern.storage.GrowingFile;

/**
 * How long each game of a league took, a line each with commas between: another one on every machine, and so kept apart
 * from the results. A line that a crash tore is left out.
 */
final class GameTimesFile {
    private static final String COLUMNS = CsvLine.of(
                    List.of("fixture", "game", "first_cpu_us", "second_cpu_us", "wall_us"))
            .strip();

    private GameTimesFile() {}

    static GrowingFile open(Path path) throws IOException {
        GrowingFile file = GrowingFile.open(path);
        try {
            long end = file.length() == 0 ? 0 : ending(path);
            file.cutOffAt(end);
            if (end == 0) file.add(COLUMNS);
            return file;
        } catch (IOException | RuntimeException e) {
            file.close();
            throw e;
        }
    }

    /** Where its last whole line ends. */
    private static long ending(Path path) throws IOException {
        byte[] bytes = Files.readAllBytes(path);
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] != '\n') end--;
        return end;
    }

    static String line(PlayedGame game, GameTimes times) {
        return CsvLine.of(List.of(
                        String.valueOf(game.fixture()),
                        String.valueOf(game.number()),
                        micros(times.firstCpu()),
                        micros(times.secondCpu()),
                        micros(times.wall())))
                .strip();
    }

    private static String micros(long nanos) {
        return String.valueOf(TimeUnit.NANOSECONDS.toMicros(nanos));
    }

    /** Its whole lines but the first. */
    static List<String> lines(Path path) throws IOException {
        if (!Files.isRegularFile(path)) return List.of();
        String text = Files.readString(path, StandardCharsets.UTF_8);
        return text.substring(0, text.lastIndexOf('\n') + 1).lines().skip(1).toList();
    }
}
