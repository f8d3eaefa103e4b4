package lectern.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import lectern.cli.console.BuildVersion;
import lectern.cli.console.Interruption;
import lectern.cli.console.LanguageOption;
import lectern.cli.console.RecordArgument;
import lectern.cli.console.Terminal;
import lectern.cli.query.ReviewAnswer;
import lectern.cli.table.ReviewTable;
import lectern.play.Turn;
import lectern.play.review.Review;
import lectern.play.review.ReviewCsv;
import lectern.play.review.Reviewer;
import lectern.play.review.Thresholds;
import lectern.search.Stop;
import lectern.text.Language;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code lectern review}: where a game went wrong. */
@Command(name = "review", mixinStandardHelpOptions = true, versionProvider = BuildVersion.class)
final class ReviewCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Mixin
    private final LanguageOption lang;

    @Parameters(paramLabel = "FILE", descriptionKey = "reviewed.file")
    private String file;

    @Option(names = "--nodes", paramLabel = "N", descriptionKey = "reviewed.nodes")
    private long nodes = Reviewer.USUAL_NODES;

    @Option(names = "--mistake", paramLabel = "X", descriptionKey = "reviewed.mistake")
    private double mistake = Thresholds.USUAL.mistake();

    @Option(names = "--blunder", paramLabel = "Y", descriptionKey = "reviewed.blunder")
    private double blunder = Thresholds.USUAL.blunder();

    @ArgGroup
    private final Form form = new Form();

    @Spec
    private CommandSpec spec;

    /** What the review is printed as, unless as a table for people. */
    static final class Form {
        @Option(names = "--json", descriptionKey = "json")
        private boolean json;

        @Option(names = "--csv", descriptionKey = "reviewed.csv")
        private boolean csv;
    }

    ReviewCommand(Language language, Terminal terminal) {
        lang = new LanguageOption(language);
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (nodes < Reviewer.FEWEST_NODES || nodes > Reviewer.MOST_NODES)
            throw lang.wrong(
                    "review.nodes", String.valueOf(Reviewer.FEWEST_NODES), String.valueOf(Reviewer.MOST_NODES));
        if (!Thresholds.areFit(mistake, blunder)) throw lang.wrong("review.thresholds", Thresholds.MOST);
        List<Turn> turns = new RecordArgument(file).read(lang).match().mainLine();
        if (turns.isEmpty()) throw lang.wrong("review.no-moves");
        Stop stop = new Stop();
        try (Interruption interruption = new Interruption(stop)) {
            Review review = new Reviewer(nodes, stop)
                    .review(turns, new Thresholds(mistake, blunder), done -> tell(done, turns.size()));
            if (terminal.watched()) spec.commandLine().getErr().println();
            print(review);
            return review.isComplete() ? ExitCode.OK : Interruption.EXIT_CODE;
        }
    }

    private void tell(int done, int planned) {
        if (!terminal.watched()) return;
        PrintWriter err = spec.commandLine().getErr();
        err.print("\r" + lang.sentences().of("review.progress", done, planned));
        err.flush();
    }

    private void print(Review review) {
        PrintWriter out = spec.commandLine().getOut();
        if (form.json) out.println(ReviewAnswer.line(review));
        else if (form.csv) out.print(ReviewCsv.of(review));
        else new ReviewTable(review, lang.sentences()).lines().forEach(out::println);
        out.flush();
    }
}
