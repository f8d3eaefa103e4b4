package lectern.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import lectern.cli.console.BuildVersion;
import lectern.cli.console.LanguageOption;
import lectern.cli.query.QueryLoop;
import lectern.game.Effect;
import lectern.game.Move;
import lectern.game.Position;
import lectern.game.RuleViolation;
import lectern.game.Step;
import lectern.text.Language;
import lectern.text.Sentences;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code lectern explain}: tells step by step what a move does, or which rule forbids it. */
@Command(name = "explain", mixinStandardHelpOptions = true, versionProvider = BuildVersion.class)
final class ExplainCommand implements Runnable {
    @Mixin
    private final LanguageOption lang;

    @Mixin
    private final PositionArguments place = new PositionArguments();

    @Parameters(
            index = "1..2",
            arity = "1..2",
            paramLabel = "[POSITION] MOVE",
            hideParamSyntax = true,
            descriptionKey = "move")
    private List<String> others;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    @Spec
    private CommandSpec spec;

    ExplainCommand(Language language) {
        lang = new LanguageOption(language);
    }

    @Override
    public void run() {
        Position position = place.position(others, lang);
        Move move = position.readMove(others.get(others.size() - 1));
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(asQueried(position, move));
        } else {
            position.violation(move)
                    .map(violation -> refusal(violation, position))
                    .orElseGet(() -> story(position, move))
                    .forEach(out::println);
        }
    }

    private List<String> refusal(RuleViolation violation, Position position) {
        Sentences sentences = lang.sentences();
        List<String> lines = new ArrayList<>();
        lines.add(sentences.of("cli.forbidden", sentences.of(violation.reason())));
        if (!violation.cells().isEmpty()) {
            lines.add(sentences.of("cli.proof", position.game().board().labels(violation.cells())));
        }
        lines.add(sentences.of("cli.rule", violation.key()));
        return lines;
    }

    private List<String> story(Position position, Move move) {
        Sentences sentences = lang.sentences();
        List<Effect> effects = new ArrayList<>();
        Position after = position.play(move, effects::add);
        List<String> lines = new ArrayList<>();
        int number = 0;
        for (Step step : Step.of(effects)) {
            lines.add(sentences.of("cli.step", ++number, step.told()));
            if (!step.isWhole()) continue;
            int part = 0;
            for (Effect effect : step.parts())
                lines.add("   " + sentences.of("cli.step.part", number, ++part, effect.reason()));
        }
        lines.add(sentences.of("cli.position-after", after.text()));
        after.outcome().ifPresent(outcome -> lines.add(sentences.of("cli.ending", outcome.reason())));
        return lines;
    }

    private String asQueried(Position position, Move move) {
        return new QueryLoop()
                .answer(JsonNodeFactory.instance
                        .objectNode()
                        .put("do", "explain")
                        .put("game", place.game())
                        .put("position", position.text())
                        .put("move", move.text())
                        .put("lang", lang.code())
                        .toString());
    }
}
