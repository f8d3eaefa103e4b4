package lectern.cli.contest;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import lectern.cli.console.BuildVersion;
import lectern.cli.console.Complaints;
import lectern.cli.console.Interruption;
import lectern.cli.console.LanguageOption;
import lectern.cli.console.OutputFile;
import lectern.cli.console.Terminal;
import lectern.cli.console.TournamentProgress;
import lectern.cli.table.TuningTable;
import lectern.heuristic.Heuristic;
import lectern.heuristic.file.HeuristicYaml;
import lectern.picture.chart.ChartColours;
import lectern.picture.rate.RateDrawing;
import lectern.picture.rate.RatePictures;
import lectern.picture.rate.RateStyle;
import lectern.play.player.Contender;
import lectern.play.sweep.WeightedPlayer;
import lectern.play.tuning.Tuning;
import lectern.play.tuning.TuningCsv;
import lectern.play.tuning.TuningPlan;
import lectern.play.tuning.TuningStanding;
import lectern.search.Stop;
import lectern.text.Language;
import lectern.text.Sentences;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code lectern tune}: looks for better weights by SPSA. */
@Command(name = "tune", mixinStandardHelpOptions = true, versionProvider = BuildVersion.class)
public final class TuneCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Mixin
    private final LanguageOption lang;

    @Mixin
    private final ContestOptions contest = new ContestOptions();

    @ArgGroup(multiplicity = "1")
    private Opponent opponent;

    @Option(names = "--terms", paramLabel = "NAME", split = ",", descriptionKey = "tune.terms")
    private List<String> terms = List.of();

    @Option(names = "--games", paramLabel = "N", descriptionKey = "tune.games")
    private int games = 4000;

    @Option(names = "--openings", paramLabel = "N", descriptionKey = "tune.openings")
    private int openings = 200;

    @Option(names = "--check", paramLabel = "N", descriptionKey = "tune.check")
    private int check = 200;

    @Option(names = "--held-out", paramLabel = "N", descriptionKey = "tune.held-out")
    private int heldOut = 400;

    @Option(names = "--perturbation", paramLabel = "C", descriptionKey = "tune.perturbation")
    private double perturbation = TuningPlan.PERTURBATION;

    @Option(names = "--step", paramLabel = "A", descriptionKey = "tune.step")
    private double step = TuningPlan.STEP;

    @Option(names = "--out", paramLabel = "FILE", descriptionKey = "tune.out")
    private String out;

    @Spec
    private CommandSpec spec;

    /** Whom it is to play better against. */
    static final class Opponent {
        @Option(names = "--against", required = true, paramLabel = "PLAYER", descriptionKey = "tune.against")
        private String against;

        @Option(names = "--self-play", required = true, descriptionKey = "tune.self-play")
        private boolean itself;
    }

    public TuneCommand(Language language, Terminal terminal) {
        lang = new LanguageOption(language);
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        contest.check(lang);
        WeightedPlayer player = contest.weighted();
        Optional<Contender> against =
                opponent.itself ? Optional.empty() : Optional.of(contest.opponent(opponent.against, player.game()));
        TuningPlan plan = new TuningPlan(
                player,
                terms,
                against,
                games,
                openings,
                check,
                heldOut,
                contest.played().seed(),
                contest.played().opening(),
                contest.played().plies(),
                perturbation,
                step);
        return tune(plan);
    }

    private int tune(TuningPlan plan) {
        Sentences sentences = lang.sentences();
        Stop stop = new Stop();
        Tuning tuning = new Tuning(plan, sentences::of, Clock.system(ZoneId.systemDefault()));
        PrintWriter err = spec.commandLine().getErr();
        TournamentProgress progress =
                new TournamentProgress(err, sentences, terminal.watched(), tuning.planned(), 0, System::nanoTime);
        try (Interruption interruption = new Interruption(stop)) {
            TuningStanding standing = tuning.run(contest.played().threads(), stop, (so, played) -> {
                progress.tell(played);
                if (err.checkError()) stop.ask();
            });
            progress.end();
            new TuningTable(standing, sentences)
                    .lines()
                    .forEach(spec.commandLine().getOut()::println);
            int written = write(standing, sentences);
            if (standing.isComplete()) return written;
            Complaints.complain(spec.commandLine(), sentences.of("cli.tune.stopped", standing.trained()));
            return Interruption.EXIT_CODE;
        }
    }

    private int write(TuningStanding standing, Sentences sentences) {
        RateStyle style = RateStyle.of(
                ChartColours.onPaper(standing.plan().player().game().kind()),
                RatePictures.font(),
                sentences.numbers()::exact);
        String title = new TuningTable(standing, sentences).lines().get(0);
        RateDrawing drawing = RatePictures.of(standing, style, sentences::of);
        int files =
                out == null ? ExitCode.OK : new OutputFile(out).write(tuned(standing), spec.commandLine(), sentences);
        int others = contest.write(
                () -> TuningCsv.csv(standing).getBytes(StandardCharsets.UTF_8),
                drawing,
                title,
                spec.commandLine(),
                sentences);
        return Math.max(files, others);
    }

    /** The heuristic with the weights that were found, under the name of its file. */
    private byte[] tuned(TuningStanding standing) {
        String name = Path.of(out).getFileName().toString().replaceFirst("[.].*", "");
        Heuristic found = standing.plan().player().written("tuned", standing.weights());
        return HeuristicYaml.of(found.namedAfter(name)).getBytes(StandardCharsets.UTF_8);
    }
}
