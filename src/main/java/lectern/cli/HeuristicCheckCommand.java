package lectern.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import lectern.cli.console.BuildVersion;
import lectern.cli.console.Complaints;
import lectern.cli.console.LanguageOption;
import lectern.game.Phrase;
import lectern.heuristic.Balance;
import lectern.heuristic.Heuristic;
import lectern.heuristic.UnreadableHeuristic;
import lectern.heuristic.file.HeuristicFiles;
import lectern.telling.ScorePhrase;
import lectern.text.Language;
import lectern.text.Sentences;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code lectern heuristic check}: names the file, the place and what is wrong; and what may not be meant so. */
@Command(name = "check", mixinStandardHelpOptions = true, versionProvider = BuildVersion.class)
final class HeuristicCheckCommand implements Callable<Integer> {
    @Mixin
    private final LanguageOption lang;

    @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "checked.files")
    private List<Path> files;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    @Spec
    private CommandSpec spec;

    HeuristicCheckCommand(Language language) {
        lang = new LanguageOption(language);
    }

    @Override
    public Integer call() {
        int exitCode = ExitCode.OK;
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        ArrayNode checked = answer.putArray("files");
        for (Path file : files) {
            ObjectNode told = checked.addObject().put("file", file.toString());
            try {
                Heuristic heuristic = HeuristicFiles.read(file);
                tell(file, heuristic, told);
            } catch (UnreadableHeuristic wrong) {
                exitCode = ExitCode.USAGE;
                Complaints.complain(spec.commandLine(), lang.sentences().of(wrong.phrase()));
                fault(wrong, told.putObject("error"));
            }
        }
        if (json) spec.commandLine().getOut().println(answer);
        return exitCode;
    }

    private void tell(Path file, Heuristic heuristic, ObjectNode told) {
        told.put("name", heuristic.name()).put("game", heuristic.game().id());
        told.put("terms", heuristic.terms().size());
        Optional<Balance> unbalanced = Balance.broken(heuristic);
        unbalanced.ifPresent(found -> unbalanced(found, told.putObject("unbalanced")));
        if (json) return;
        say(
                "cli.heuristic.read",
                file.toString(),
                heuristic.name(),
                heuristic.game().name(),
                heuristic.terms().size());
        unbalanced.ifPresent(found -> say(
                "cli.heuristic.unbalanced",
                file.toString(),
                found.terms(),
                ScorePhrase.exact(found.first()),
                ScorePhrase.exact(found.second()),
                found.position().text()));
    }

    private static void unbalanced(Balance found, ObjectNode told) {
        told.put("position", found.position().text());
        told.put("first", found.first()).put("second", found.second());
        ArrayNode terms = told.putArray("terms");
        found.terms().forEach(terms::add);
    }

    private void fault(UnreadableHeuristic wrong, ObjectNode told) {
        if (wrong.line() > 0) told.put("line", wrong.line()).put("column", wrong.column());
        Phrase reason = wrong.reason();
        told.put("key", reason.key()).put("message", lang.sentences().of(reason));
    }

    private void say(String key, Object... arguments) {
        Sentences sentences = lang.sentences();
        spec.commandLine().getOut().println(sentences.of(key, arguments).replaceAll("\\p{Cntrl}", "?"));
    }
}
