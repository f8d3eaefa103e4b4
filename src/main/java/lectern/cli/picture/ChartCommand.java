package lectern.cli.picture;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import lectern.cli.console.BuildVersion;
import lectern.cli.console.Headless;
import lectern.cli.console.LanguageOption;
import lectern.cli.console.OutputFile;
import lectern.cli.console.RecordArgument;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.game.reading.Excerpt;
import lectern.game.reading.Nearest;
import lectern.heuristic.file.HeuristicFiles;
import lectern.picture.chart.ChartColours;
import lectern.picture.chart.ChartContent;
import lectern.picture.chart.ChartExport;
import lectern.picture.chart.ChartMode;
import lectern.picture.chart.ChartPoint;
import lectern.picture.chart.Curve;
import lectern.play.Match;
import lectern.text.Language;
import lectern.text.Sentences;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code lectern chart}: what the positions of a record are worth, as the window's chart draws it. */
@Command(name = "chart", mixinStandardHelpOptions = true, versionProvider = BuildVersion.class)
public final class ChartCommand implements Callable<Integer> {
    @Mixin
    private final LanguageOption lang;

    @Parameters(paramLabel = "FILE", descriptionKey = "charted.file")
    private String file;

    @Option(names = "--out", required = true, paramLabel = "FILE", descriptionKey = "charted.out")
    private String out;

    @Option(names = "--evaluator", paramLabel = "NAME|FILE", descriptionKey = "charted.evaluator")
    private Optional<String> evaluator;

    @Option(names = "--mode", paramLabel = "total|criteria|thought", descriptionKey = "charted.mode")
    private Optional<ChartMode> mode;

    @Option(names = "--side", paramLabel = "first|second", defaultValue = "first", descriptionKey = "charted.side")
    private Seat side;

    @Spec
    private CommandSpec spec;

    public ChartCommand(Language language) {
        lang = new LanguageOption(language);
    }

    @Override
    public Integer call() throws IOException {
        Headless.begin(lang);
        Sentences sentences = lang.sentences();
        ChartExport.Format format =
                ChartExport.Format.of(out).orElseThrow(() -> lang.wrong("replay.no-chart-format", out));
        Match match = new RecordArgument(file).read(lang).match();
        List<ChartPoint> points = new Curve().points(match, judge(match.game()), side);
        boolean thought = points.stream().anyMatch(point -> point.thought().isPresent());
        ChartMode shown = mode.orElse(thought && evaluator.isEmpty() ? ChartMode.THOUGHT : ChartMode.TOTAL);
        if (shown == ChartMode.THOUGHT && !thought) throw lang.wrong("replay.no-thoughts");
        ChartContent content = ChartContent.of(points, shown, match.mainEnd(), sentences::of);
        ChartColours colours = ChartColours.onPaper(match.game().kind());
        byte[] chart = new ChartExport(content, colours, sentences.numbers().axis()).content(format);
        return new OutputFile(out).write(chart, spec.commandLine(), sentences);
    }

    /** An evaluator of the game, or a heuristic from a file; what is no file may be a misspelt evaluator. */
    private Evaluator judge(Game game) {
        if (evaluator.isEmpty()) return game.kind().strong();
        String named = evaluator.get();
        Optional<Evaluator> own = game.evaluator(named);
        if (own.isPresent()) return own.get();
        boolean isFile = named.contains(".") || named.contains("/") || named.contains("\\");
        if (isFile)
            return HeuristicFiles.from(Path.of("")).find(named).in(game.kind()).evaluator();
        List<String> known =
                game.kind().evaluators().stream().map(Evaluator::id).toList();
        Phrase unknown = Phrase.of("cli.no-such-value", "--evaluator", Excerpt.of(named), new Phrase.AnyOf(known));
        throw lang.wrong(Nearest.hinted(unknown, named, known));
    }
}
