package lectern.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import lectern.cli.console.BuildVersion;
import lectern.cli.console.LanguageOption;
import lectern.lesson.check.LessonCheck;
import lectern.lesson.read.Finding;
import lectern.lesson.shelf.Bookshelf;
import lectern.search.Stop;
import lectern.text.Language;
import lectern.text.Sentences;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code lectern lesson check}: names the file, the line and what is wrong. */
@Command(name = "check", mixinStandardHelpOptions = true, versionProvider = BuildVersion.class)
final class LessonCheckCommand implements Callable<Integer> {
    @Mixin
    private final LanguageOption lang;

    @Parameters(arity = "1..*", paramLabel = "DIR", descriptionKey = "check.places")
    private List<Path> places;

    @Option(names = "--bilingual", descriptionKey = "check.bilingual")
    private boolean bilingual;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    @Spec
    private CommandSpec spec;

    LessonCheckCommand(Language language) {
        lang = new LanguageOption(language);
    }

    /** Findings are what was asked for, and so go to standard output. */
    @Override
    public Integer call() throws IOException {
        LessonCheck.Report report = report();
        PrintWriter out = spec.commandLine().getOut();
        if (json) out.println(LessonJson.of(report, lang.sentences()));
        else tell(report, lang.sentences(), out);
        return report.hasErrors() ? ExitCode.USAGE : ExitCode.OK;
    }

    private static void tell(LessonCheck.Report report, Sentences sentences, PrintWriter out) {
        report.findings().forEach(finding -> out.println(line(finding, sentences)));
        out.println(sentences.of("lesson.checked", report.lessons(), report.errors(), report.warnings()));
    }

    /** One line that names the file, the line in it and what is wrong there. */
    static String line(Finding finding, Sentences sentences) {
        String key = finding.warning() ? "lesson.warned" : "lesson.found";
        // The line is given as a text: a number would get a separator after its thousands.
        return sentences
                .of(key, finding.file(), String.valueOf(finding.line()), finding.reason())
                .replaceAll("\\p{Cntrl}", "?");
    }

    private LessonCheck.Report report() throws IOException {
        try {
            return LessonCheck.check(places, bilingual, Bookshelf.own().heads(), new Stop());
        } catch (NoSuchFileException missing) {
            throw lang.wrong("lesson.nothing-there", missing.getFile());
        }
    }
}
