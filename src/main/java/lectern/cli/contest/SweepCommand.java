package lectern.cli.contest;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import lectern.cli.console.BuildVersion;
import lectern.cli.console.Complaints;
import lectern.cli.console.Interruption;
import lectern.cli.console.LanguageOption;
import lectern.cli.console.Terminal;
import lectern.cli.console.TournamentProgress;
import lectern.cli.table.SweepTable;
import lectern.picture.chart.ChartColours;
import lectern.picture.rate.RateDrawing;
import lectern.picture.rate.RatePictures;
import lectern.picture.rate.RateStyle;
import lectern.play.sweep.Sweep;
import lectern.play.sweep.SweepCsv;
import lectern.play.sweep.SweepFolder;
import lectern.play.sweep.SweepGames;
import lectern.play.sweep.SweepPlan;
import lectern.play.sweep.SweepStanding;
import lectern.play.sweep.WeightRange;
import lectern.play.sweep.WeightedPlayer;
import lectern.search.Stop;
import lectern.text.Language;
import lectern.text.Sentences;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code lectern sweep}: one weight, or two, go from one value to another. */
@Command(name = "sweep", mixinStandardHelpOptions = true, versionProvider = BuildVersion.class)
public final class SweepCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Mixin
    private final LanguageOption lang;

    @Mixin
    private final ContestOptions contest = new ContestOptions();

    @Option(names = "--term", required = true, paramLabel = "NAME", descriptionKey = "sweep.term")
    private String term;

    @Option(names = "--from", required = true, paramLabel = "A", descriptionKey = "sweep.from")
    private double from;

    @Option(names = "--to", required = true, paramLabel = "B", descriptionKey = "sweep.to")
    private double to;

    @Option(names = "--steps", paramLabel = "N", descriptionKey = "sweep.steps")
    private int steps = 10;

    @ArgGroup(exclusive = false)
    private SecondTerm second;

    @Option(names = "--against", required = true, paramLabel = "PLAYER", descriptionKey = "sweep.against")
    private String against;

    @Option(names = "--games", paramLabel = "N", descriptionKey = "sweep.games")
    private int games = 200;

    @Option(names = "--out", paramLabel = "DIR", descriptionKey = "tournament.out")
    private Path out;

    @Option(names = "--resume", descriptionKey = "sweep.resume")
    private boolean resumed;

    @Option(names = "--records", descriptionKey = "tournament.records")
    private boolean records;

    @Spec
    private CommandSpec spec;

    /** The other term of a map. */
    static final class SecondTerm {
        @Option(names = "--term2", required = true, paramLabel = "NAME", descriptionKey = "sweep.term2")
        private String term;

        @Option(names = "--from2", required = true, paramLabel = "A", descriptionKey = "sweep.from")
        private double from;

        @Option(names = "--to2", required = true, paramLabel = "B", descriptionKey = "sweep.to")
        private double to;

        @Option(names = "--steps2", paramLabel = "N", descriptionKey = "sweep.steps")
        private int steps = 10;
    }

    public SweepCommand(Language language, Terminal terminal) {
        lang = new LanguageOption(language);
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        contest.check(lang);
        if (out == null && (records || resumed)) {
            throw lang.wrong("cli.tournament.no-folder", records ? "--records" : "--resume");
        }
        WeightedPlayer player = contest.weighted();
        List<WeightRange> ranges = new ArrayList<>(List.of(new WeightRange(term, from, to, steps)));
        if (second != null) ranges.add(new WeightRange(second.term, second.from, second.to, second.steps));
        SweepPlan plan = new SweepPlan(
                player,
                ranges,
                contest.opponent(against, player.game()),
                games,
                contest.played().seed(),
                contest.played().opening(),
                contest.played().plies());
        return play(plan);
    }

    private int play(SweepPlan plan) throws IOException {
        Sentences sentences = lang.sentences();
        Stop stop = new Stop();
        SweepGames kept = out == null ? SweepGames.inMemory() : new SweepFolder(out, records, resumed);
        Sweep sweep = new Sweep(plan, kept, stop, sentences::of, Clock.system(ZoneId.systemDefault()));
        PrintWriter err = spec.commandLine().getErr();
        TournamentProgress progress =
                new TournamentProgress(err, sentences, terminal.watched(), plan.planned(), 0, System::nanoTime);
        try (Interruption interruption = new Interruption(stop)) {
            SweepStanding standing = sweep.run(contest.played().threads(), (point, finished) -> {
                progress.tell(finished);
                if (err.checkError()) stop.ask();
            });
            progress.end();
            new SweepTable(standing, sentences)
                    .lines()
                    .forEach(spec.commandLine().getOut()::println);
            int written = write(standing, sentences);
            return standing.isComplete() ? written : stopped(standing, sentences);
        }
    }

    private int write(SweepStanding standing, Sentences sentences) {
        RateStyle style = RateStyle.of(
                ChartColours.onPaper(standing.plan().player().game().kind()),
                RatePictures.font(),
                sentences.numbers()::exact);
        String title = new SweepTable(standing, sentences).lines().get(0);
        RateDrawing drawing = RatePictures.of(standing, style, sentences::of);
        return contest.write(
                () -> SweepCsv.csv(standing).getBytes(StandardCharsets.UTF_8),
                drawing,
                title,
                spec.commandLine(),
                sentences);
    }

    private int stopped(SweepStanding standing, Sentences sentences) {
        String key = out == null ? "cli.tournament.stopped" : "cli.tournament.stopped-and-kept";
        String planned = String.valueOf(standing.plan().planned());
        Complaints.complain(spec.commandLine(), sentences.of(key, String.valueOf(standing.finished()), planned));
        return Interruption.EXIT_CODE;
    }
}
