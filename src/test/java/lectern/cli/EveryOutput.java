package lectern.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import lectern.cli.console.Terminal;

/** A program that fills a folder with everything that Lectern writes for other programs. */
public final class EveryOutput {
    private static final String REQUESTS = """
            {"do":"choose","game":"infection","position":"o5x/7/7/7/7/7/x5o x 0 1","player":"search","depth":2}
            {"do":"evaluate","game":"infection","position":"o5x/7/7/7/7/7/x5o x 0 1"}
            {"do":"start","game":"catsdogs","seed":3,"id":"\\ud800"}
            """;

    private final Path folder;

    private EveryOutput(Path folder) {
        this.folder = folder;
    }

    /** @param args the folder, and a lesson */
    public static void main(String[] args) throws IOException {
        EveryOutput output = new EveryOutput(Path.of(args[0]));
        output.run(
                "tournament",
                "tournament infection easy greedy --games 2 --threads 1 --records --csv --json --out",
                "");
        output.run("board", "render catsdogs --seed 3 --out", ".svg");
        output.run("lesson", "lesson export " + args[1] + " --to html --key --out", ".html");
        output.answer("query", "query");
        output.answer("games", "games --json");
        output.answer("perft", "perft infection 3 --divide");
        output.answer("explain", "explain infection g7g5");
    }

    /** Runs a command that writes into a file or a folder. */
    private void run(String name, String command, String ending) throws IOException {
        answer(name, command + " " + folder.resolve(name + ending));
    }

    /** Runs a command, and keeps what it answers. What it tells a person meanwhile holds times, and is not kept. */
    private void answer(String name, String command) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayInputStream in = new ByteArrayInputStream(REQUESTS.getBytes(StandardCharsets.UTF_8));
        Terminal terminal = new Terminal(in, out, OutputStream.nullOutputStream(), Locale.ENGLISH);
        int exit = LecternCommand.run(terminal, command.split(" ", -1));
        String answer = exit + "\n" + out.toString(StandardCharsets.UTF_8);
        Files.writeString(folder.resolve(name + ".answer"), answer);
    }
}
