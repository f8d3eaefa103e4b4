package lectern.cli;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import lectern.cli.console.BuildVersion;
import lectern.cli.console.Headless;
import lectern.cli.console.LanguageOption;
import lectern.cli.console.OutputFile;
import lectern.lesson.check.LessonCheck;
import lectern.lesson.check.LessonFiles;
import lectern.lesson.handout.Handout;
import lectern.lesson.read.Finding;
import lectern.lesson.read.Reading;
import lectern.search.Stop;
import lectern.text.FileFault;
import lectern.text.Language;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code lectern lesson export}: makes a handout of a lesson, if nothing is wrong with it. */
@Command(name = "export", mixinStandardHelpOptions = true, versionProvider = BuildVersion.class)
final class LessonExportCommand implements Callable<Integer> {
    /** What a lesson can be handed out as. */
    enum Format {
        HTML,
        PDF,
        MD
    }

    @Mixin
    private final LanguageOption lang;

    @Parameters(paramLabel = "FILE", descriptionKey = "export.file")
    private Path file;

    @Option(names = "--to", required = true, paramLabel = "html|pdf|md", descriptionKey = "export.to")
    private Format format;

    @Option(names = "--key", descriptionKey = "export.key")
    private boolean keyed;

    @Option(names = "--out", paramLabel = "FILE", descriptionKey = "export.out")
    private Optional<String> out;

    @Spec
    private CommandSpec spec;

    LessonExportCommand(Language language) {
        lang = new LanguageOption(language);
    }

    @Override
    public Integer call() throws IOException {
        Headless.begin();
        if (!Files.exists(file)) {
            throw lang.wrong("lesson.nothing-there", file.toString());
        }
        if (format != Format.MD) Headless.begin(lang);
        Reading reading = LessonFiles.read(file);
        List<Finding> findings = LessonCheck.check(reading, new Stop());
        if (findings.isEmpty()) return write(reading);
        PrintWriter err = spec.commandLine().getErr();
        findings.forEach(finding -> err.println(LessonCheckCommand.line(finding, lang.sentences())));
        return ExitCode.USAGE;
    }

    private int write(Reading reading) throws IOException {
        Handout handout = new Handout(reading.lesson().orElseThrow(), keyed);
        byte[] content = switch (format) {
            case HTML -> handout.html(new Stop()).getBytes(StandardCharsets.UTF_8);
            case PDF -> handout.pdf(new Stop());
            case MD -> Files.readAllBytes(file);
        };
        if (format == Format.MD && out.isEmpty()) {
            PrintWriter printed = spec.commandLine().getOut();
            printed.print(new String(content, StandardCharsets.UTF_8));
            printed.flush();
            return ExitCode.OK;
        }
        return target().write(content, spec.commandLine(), lang.sentences());
    }

    /** A folder that is named, as by a / at its end, is made, and gets a file of the usual name. */
    private OutputFile target() {
        String name = out.orElseGet(this::usualName);
        if (!name.endsWith("/") && !new File(name).isDirectory()) return new OutputFile(name);
        Path folder = Path.of(name);
        try {
            Files.createDirectories(folder);
        } catch (IOException fault) {
            throw lang.wrong("cli.unwritable", name, FileFault.of(fault));
        }
        return new OutputFile(folder.resolve(usualName()).toString());
    }

    /** The lesson's name with another ending, where one is. */
    private String usualName() {
        String name = file.getFileName().toString();
        String stem = name.endsWith(".md") ? name.substring(0, name.length() - ".md".length()) : name;
        return stem + (keyed ? "-key." : ".") + format.name().toLowerCase(Locale.ROOT);
    }
}
