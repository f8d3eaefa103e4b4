package lectern.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import lectern.cli.console.BuildVersion;
import lectern.cli.console.LanguageOption;
import lectern.cli.query.QueryLoop;
import lectern.game.Move;
import lectern.game.Perft;
import lectern.game.Position;
import lectern.text.Language;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code lectern perft}: counts the positions at a depth. */
@Command(name = "perft", mixinStandardHelpOptions = true, versionProvider = BuildVersion.class)
final class PerftCommand implements Runnable {
    @Mixin
    private final LanguageOption lang;

    @Mixin
    private final PositionArguments place = new PositionArguments();

    @Parameters(
            index = "1..2",
            arity = "1..2",
            paramLabel = "[POSITION] DEPTH",
            hideParamSyntax = true,
            descriptionKey = "depth")
    private List<String> others;

    @Option(names = "--divide", descriptionKey = "divide")
    private boolean divided;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    @Spec
    private CommandSpec spec;

    PerftCommand(Language language) {
        lang = new LanguageOption(language);
    }

    @Override
    public void run() {
        Position position = place.position(others, lang);
        int depth = depth(others.get(others.size() - 1));
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(asQueried(position, depth));
        } else if (divided && depth > 0) {
            Map<Move, Long> counts = new Perft(() -> false).divide(position, depth);
            counts.forEach((move, nodes) -> out.println(move.text() + " " + nodes));
            out.println(counts.values().stream().mapToLong(Long::longValue).sum());
        } else {
            out.println(Perft.count(position, depth));
        }
    }

    private int depth(String text) {
        if (text.matches("[0-9]{1,4}") && Integer.parseInt(text) <= QueryLoop.DEEPEST_PERFT) {
            return Integer.parseInt(text);
        }
        String deepest = String.valueOf(QueryLoop.DEEPEST_PERFT);
        throw lang.wrong("cli.no-depth", text, deepest);
    }

    private String asQueried(Position position, int depth) {
        return new QueryLoop()
                .answer(JsonNodeFactory.instance
                        .objectNode()
                        .put("do", "perft")
                        .put("game", place.game())
                        .put("position", position.text())
                        .put("depth", depth)
                        .put("divide", divided)
                        .toString());
    }
}
