package lectern.cli;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import lectern.cli.console.BuildVersion;
import lectern.cli.console.Headless;
import lectern.cli.console.LanguageOption;
import lectern.cli.console.OutputFile;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.games.Games;
import lectern.lesson.Lesson;
import lectern.lesson.exercise.ExerciseKind;
import lectern.lesson.handout.ExerciseSheet;
import lectern.lesson.handout.Handout;
import lectern.search.Stop;
import lectern.text.Language;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code lectern exercises}: a sheet of generated exercises. */
@Command(name = "exercises", mixinStandardHelpOptions = true, versionProvider = BuildVersion.class)
final class ExercisesCommand implements Callable<Integer> {
    private static final String PDF = ".pdf";
    private static final String HTML = ".html";

    @Mixin
    private final LanguageOption lang;

    @Parameters(paramLabel = "GAME", descriptionKey = "game")
    private String game;

    @Option(names = "--kind", paramLabel = "KIND", descriptionKey = "exercises.kind")
    private Optional<String> kind;

    @Option(names = "--count", paramLabel = "N", defaultValue = "6", descriptionKey = "exercises.count")
    private int count;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", descriptionKey = "exercises.seed")
    private long seed;

    @Option(names = "--evaluator", paramLabel = "NAME", defaultValue = "strong", descriptionKey = "exercises.evaluator")
    private String evaluator;

    @Option(names = "--key", descriptionKey = "export.key")
    private boolean keyed;

    @Option(names = "--out", required = true, paramLabel = "FILE", descriptionKey = "exercises.out")
    private String out;

    @Spec
    private CommandSpec spec;

    ExercisesCommand(Language language) {
        lang = new LanguageOption(language);
    }

    @Override
    public Integer call() {
        Headless.begin();
        String name = out.toLowerCase(Locale.ROOT);
        if (!name.endsWith(PDF) && !name.endsWith(HTML)) throw lang.wrong("cli.exercises.ending", out);
        if (count < 1 || count > ExerciseSheet.MOST) throw lang.wrong("cli.exercises.count", ExerciseSheet.MOST);
        Headless.begin(lang);
        Game played = Games.read(game);
        ExerciseSheet sheet = new ExerciseSheet(played, kinds(), evaluator(played), count, seed);
        Lesson lesson = sheet.lesson(Language.named(lang.code()).orElseThrow())
                .orElseThrow(() -> lang.wrong("cli.exercises.none", played.text()));
        Handout handout = new Handout(lesson, keyed);
        byte[] content = name.endsWith(PDF)
                ? handout.pdf(new Stop())
                : handout.html(new Stop()).getBytes(StandardCharsets.UTF_8);
        return new OutputFile(out).write(content, spec.commandLine(), lang.sentences());
    }

    private List<ExerciseKind> kinds() {
        return kind.map(word -> List.of(ExerciseKind.named(word)
                        .orElseThrow(() -> lang.wrong("cli.exercises.kind", word, ExerciseKind.words()))))
                .orElseGet(() -> List.of(ExerciseKind.values()));
    }

    private Evaluator evaluator(Game played) {
        List<String> known =
                played.kind().evaluators().stream().map(Evaluator::id).toList();
        return played.evaluator(evaluator).orElseThrow(() -> lang.wrong("cli.exercises.evaluator", evaluator, known));
    }
}
