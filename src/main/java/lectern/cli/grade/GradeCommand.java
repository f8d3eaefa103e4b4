package lectern.cli.grade;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import lectern.cli.console.BuildVersion;
import lectern.cli.console.Complaints;
import lectern.cli.console.Interruption;
import lectern.cli.console.LanguageOption;
import lectern.cli.console.OutputFile;
import lectern.grade.GradedSubmission;
import lectern.grade.Grading;
import lectern.grade.GradingRules;
import lectern.grade.report.ClassList;
import lectern.grade.report.GradeText;
import lectern.grade.report.GradescopeJson;
import lectern.grade.requirement.Conditions;
import lectern.grade.rules.RuleFile;
import lectern.grade.rules.UnreadableRules;
import lectern.grade.submission.Submissions;
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

/** {@code lectern grade}: what students hand in, judged by the rules of a file. */
@Command(name = "grade", mixinStandardHelpOptions = true, versionProvider = BuildVersion.class)
public final class GradeCommand implements Callable<Integer> {
    /** Something did not hold. */
    private static final int NOT_ALL_HELD = 1;

    private static final int MOST_THREADS = 256;

    @Mixin
    private final LanguageOption lang;

    @Parameters(index = "0", paramLabel = "RULES", descriptionKey = "graded.rules")
    private Path ruleFile;

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "HAND-IN", descriptionKey = "graded.submissions")
    private List<Path> named;

    @Option(names = "--from", paramLabel = "DIR", descriptionKey = "graded.from")
    private Path from;

    @Option(names = "--json", paramLabel = "FILE", descriptionKey = "graded.json")
    private String json;

    @Option(names = "--json-folder", paramLabel = "DIR", descriptionKey = "graded.json-folder")
    private Path jsonFolder;

    @Option(names = "--csv", paramLabel = "FILE", descriptionKey = "graded.csv")
    private String csv;

    @Option(names = "--threads", paramLabel = "N", descriptionKey = "graded.threads")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--engines", descriptionKey = "graded.engines")
    private boolean engines;

    @Spec
    private CommandSpec spec;

    public GradeCommand(Language language) {
        lang = new LanguageOption(language);
    }

    @Override
    public Integer call() throws IOException {
        lang.checkRange("--threads", threads, 1, MOST_THREADS);
        List<Path> places = places();
        if (json != null && places.size() != 1) throw lang.wrong("grade.json-of-one", places.size());
        GradingRules rules;
        try {
            rules = RuleFile.read(ruleFile, engines);
        } catch (UnreadableRules wrong) {
            Complaints.complain(spec.commandLine(), lang.sentences().of(wrong.reason()));
            return ExitCode.USAGE;
        }
        for (String command : rules.commands()) {
            Complaints.complain(spec.commandLine(), lang.sentences().of("grade.runs", command));
        }
        Stop stop = new Stop();
        // Until all is said, and what was asked for is written.
        try (Interruption interruption = new Interruption(stop)) {
            return grade(new Grading(rules, new Conditions(threads, stop)), places);
        }
    }

    private List<Path> places() {
        // Picocli leaves a list that nothing is given for unset.
        List<Path> places = named == null ? new ArrayList<>() : new ArrayList<>(named);
        for (Path place : places) {
            if (!Files.exists(place, LinkOption.NOFOLLOW_LINKS))
                throw lang.wrong("lesson.nothing-there", place.toString());
        }
        if (from != null) {
            try {
                places.addAll(Submissions.in(from));
            } catch (IOException unreadable) {
                throw lang.wrong("grade.in-file", from.toString(), FileFault.reading(unreadable));
            }
        }
        if (places.isEmpty()) throw lang.wrong("grade.no-submissions");
        return places;
    }

    private int grade(Grading grading, List<Path> places) throws IOException {
        GradeText text = new GradeText(grading.rules(), lang.sentences());
        PrintWriter out = spec.commandLine().getOut();
        text.title().forEach(out::println);
        List<GradedSubmission> all = new ArrayList<>();
        for (Path place : places) {
            Optional<GradedSubmission> graded = grading.grade(Submissions.read(place));
            if (graded.isEmpty()) {
                Complaints.complain(
                        spec.commandLine(), lang.sentences().of("grade.stopped", all.size(), places.size()));
                return Interruption.EXIT_CODE;
            }
            text.lines(graded.get()).forEach(out::println);
            out.println();
            all.add(graded.get());
        }
        int whole = (int) all.stream().filter(GradedSubmission::holdsAll).count();
        out.println(text.summary(all.size(), whole));
        int written = write(grading.rules(), all);
        if (written != ExitCode.OK) return written;
        return whole == all.size() ? ExitCode.OK : NOT_ALL_HELD;
    }

    private int write(GradingRules rules, List<GradedSubmission> all) throws IOException {
        GradescopeJson form = new GradescopeJson(lang.sentences());
        int worst = ExitCode.OK;
        if (json != null)
            worst = Math.max(worst, write(json, form.of(all.get(0)).toPrettyString() + "\n"));
        if (jsonFolder != null) {
            Files.createDirectories(jsonFolder);
            List<String> names = GradeFiles.names(all);
            for (int i = 0; i < all.size(); i++) {
                String file = jsonFolder.resolve(names.get(i)).toString();
                worst = Math.max(worst, write(file, form.of(all.get(i)).toPrettyString() + "\n"));
            }
        }
        if (csv != null) worst = Math.max(worst, write(csv, new ClassList(rules, lang.sentences()).csv(all)));
        return worst;
    }

    private int write(String file, String text) {
        return new OutputFile(file).write(text.getBytes(StandardCharsets.UTF_8), spec.commandLine(), lang.sentences());
    }
}
